import { modernPictureAdvice } from '@redakcja/domain/files/modern-pictures';
import {
  extensionAdvice,
  extensionRefusedMessage,
  fileTooLargeMessage,
  isFileTooLarge,
  uploadFailedMessage,
} from '@redakcja/domain/shared/formats/file-size';
import { uploadArticleAttachments } from '@redakcja/generated/files/files';
import type { UploadedAttachment } from '@redakcja/generated/model/uploadedAttachment';
import { useListRepositoryGroups } from '@redakcja/generated/settings/settings';
import { useSession } from '../../../shared/session/session.ts';
import type { AttachmentValue } from '../../article-form-model.ts';
import { useUploads } from './use-uploads.ts';

interface AttachmentUploadsOptions {
  /** Nothing has to be known of a list that takes no files. */
  isOpen: boolean;
  onDone: (attachment: AttachmentValue, turn: number) => void;
  /** Why not one more file can be taken, however many are on their way. */
  whyFull: (onTheWay: number) => string | undefined;
}

/** Uploads of attachments: type and size are checked before anything is sent (specification, section 5). */
export function useAttachmentUploads({ isOpen, onDone, whyFull }: AttachmentUploadsOptions) {
  const { maxFileSize } = useSession().parameters;
  const extensions = useExtensions(isOpen);
  const uploads = useUploads<UploadedAttachment[]>({
    failureText: 'Wystąpił niespodziewany błąd podczas uploadu plik',
    whyRefused: (file) => {
      if (extensions && !extensions.has(extensionOf(file.name)))
        return `${extensionRefusedMessage}\n${modernPictureAdvice(file.name) ?? extensionAdvice(extensions)}`;
      if (isFileTooLarge(file.size, maxFileSize)) return fileTooLargeMessage(maxFileSize);
      return file.size === 0 ? `${uploadFailedMessage}\nPlik jest pusty` : undefined;
    },
    send: (file, { signal, onProgress }) =>
      uploadArticleAttachments(
        { attachments: file },
        { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) },
        signal,
      ),
    onDone: ([uploaded], turn) => uploaded && onDone(attachmentOf(uploaded), turn),
  });
  return { ...uploads, whyFull: whyFull(uploads.underWay), accept: extensions && acceptOf(extensions) };
}

/** An uploaded file is displayed by its name without the extension, until the user changes it. */
function attachmentOf({ documentRepositoryId, filename, size }: UploadedAttachment): AttachmentValue {
  const displayName = filename.replace(/\.[^.]+$/, '') || filename;
  return { documentRepositoryId, filename, size, displayName, createdDate: new Date().toISOString() };
}

/** Extensions of all repository groups; undefined while they are not known, and then the server decides alone. */
function useExtensions(enabled: boolean): ReadonlySet<string> | undefined {
  const { data } = useListRepositoryGroups(
    { size: 0 },
    { query: { enabled, meta: { silent: true }, staleTime: 300_000 } },
  );
  return (
    data && new Set(data.items.flatMap((group) => group.extensions.map((one) => extensionOf(`.${one.extension}`))))
  );
}

const extensionOf = (filename: string) => filename.split('.').at(-1)?.toLowerCase() ?? '';

function acceptOf(extensions: ReadonlySet<string>): string {
  return [...extensions].map((one) => `.${one}`).join(',');
}
