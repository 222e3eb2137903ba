import { formatDate } from '@redakcja/domain/shared/formats/dates';
import { formatFileSize } from '@redakcja/domain/shared/formats/file-size';
import { downloadAttachment, getDownloadAttachmentQueryKey } from '@redakcja/generated/files/files';
import { useQueryClient } from '@tanstack/react-query';
import { keepFile } from '../../../shared/keep-file.ts';
import { IconButton } from '../../../shared/ui/buttons/icon-button.tsx';
import { RowText } from '../../../shared/ui/page/row-text.tsx';
import type { AttachmentValue } from '../../article-form-model.ts';

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

/** Takes a file of the repository to the person's disk, under its own name. */
function useDownload() {
  const client = useQueryClient();
  return (documentRepositoryId: number, filename: string) => {
    client
      .fetchQuery({
        queryKey: getDownloadAttachmentQueryKey(documentRepositoryId),
        queryFn: ({ signal }) => downloadAttachment(documentRepositoryId, { responseType: 'blob' }, signal),
        gcTime: 0,
        // Section 8: a failed download has the message of a failed loading of data.
        meta: { optional: true, errorMessage: 'Wystąpił błąd podczas pobierania danych' },
      })
      .then(
        (content) => keepFile(content, filename),
        () => {}, // reported by the shared error handler
      );
  };
}
