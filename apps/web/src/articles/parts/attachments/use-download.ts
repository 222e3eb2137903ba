import { downloadAttachment, getDownloadAttachmentQueryKey } from '@redakcja/generated/files/files';
import { useQueryClient } from '@tanstack/react-query';
import { keepFile } from '../../../shared/keep-file.ts';

/** Takes a file of the repository to the person's disk, under its own name. */
export function useDownload() {
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
