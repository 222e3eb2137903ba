import { downloadAttachment, getDownloadAttachmentQueryKey } from '@redakcja/generated/files/files';
import { useQueryClient } from '@tanstack/react-query';

/** Takes a file of the repository to the person's disk, under its own name. */
export function useDownload() {
  const client = useQueryClient();
  return (documentRepositoryId: number, filename: string) => {
    client
      .fetchQuery({
        queryKey: getDownloadAttachmentQueryKey(documentRepositoryId),
        queryFn: ({ signal }) => downloadAttachment(documentRepositoryId, { responseType: 'blob' }, signal),
        gcTime: 0,
        // Section 8: a failed download says the same as a failed loading of data.
        meta: { optional: true, errorMessage: 'Wystąpił błąd podczas pobierania danych' },
      })
      .then(
        (content) => keep(content, filename),
        () => {}, // the one handler has told why
      );
  };
}

function keep(content: Blob | string, filename: string) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
