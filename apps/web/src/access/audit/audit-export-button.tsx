import { exportAuditEntries } from '@redakcja/generated/access/access';
import { useMutation } from '@tanstack/react-query';
import { keepFile } from '../../shared/keep-file.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';

/** Takes what the filters let through to the disk, all pages of it. It is a mutation, since the export itself is written into the log. */
export function AuditExportButton({ filters }: { filters: string[] | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportAuditEntries(filters && { filters }, { responseType: 'blob' }),
    meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas eksportu dziennika zdarzeń' },
    onSuccess: (content) => keepFile(content, `dziennik-zdarzen-${new Date().toISOString().slice(0, 10)}.csv`),
  });
  return <Button label="Eksportuj do CSV" icon="download" busy={isPending} onClick={() => mutate()} />;
}
