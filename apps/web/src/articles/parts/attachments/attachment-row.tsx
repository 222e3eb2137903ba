import { formatDate } from '@redakcja/domain/shared/formats/dates';
import { formatFileSize } from '@redakcja/domain/shared/formats/file-size';
import { IconButton } from '../../../shared/ui/buttons/icon-button.tsx';
import { RowText } from '../../../shared/ui/page/row-text.tsx';
import type { AttachmentValue } from '../../article-form-model.ts';
import { useDownload } from './use-download.ts';

/** Extensions whose kind of file has a picture of its own. */
const icons: readonly [icon: string, extensions: readonly string[]][] = [
  ['pi-file-pdf', ['pdf']],
  ['pi-file-word', ['doc', 'docx']],
  ['pi-file-excel', ['xls', 'xlsx']],
  ['pi-image', ['svg', 'bmp', 'png', 'jpg', 'jpeg', 'gif']],
  ['pi-box', ['zip', 'tar', '7z']],
];

function fileIcon(filename: string): string {
  const extension = filename.split('.').at(-1)?.toLowerCase() ?? '';
  return icons.find(([, extensions]) => extensions.includes(extension))?.[0] ?? 'pi-file';
}

/** What is seen of an attachment: its names, its size, since when it is there. */
export function AttachmentText({ attachment }: { attachment: AttachmentValue }) {
  const { displayName, filename, size, createdDate, isScan } = attachment;
  const facts = [filename, formatFileSize(size), formatDate(createdDate), ...(isScan ? ['skan bez tekstu'] : [])];
  return (
    <>
      <i className={`row-icon flex-none text-center pi ${fileIcon(filename)}`} aria-hidden="true" />
      <RowText name={displayName} detail={facts.join(' · ')} />
    </>
  );
}

export function DownloadButton({ attachment }: { attachment: AttachmentValue }) {
  const download = useDownload();
  return (
    <IconButton
      icon="download"
      label={`Pobierz plik ${attachment.filename}`}
      onClick={() => download(attachment.documentRepositoryId, attachment.filename)}
    />
  );
}
