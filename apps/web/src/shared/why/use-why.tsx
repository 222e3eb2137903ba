import { lazy, type ReactNode, Suspense, useState } from 'react';

const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

/** "Dlaczego nie mogę?": the question about a record, named by its address in the contract, and its answer. */
export function useWhy(): { ask: (record: string) => void; dialog: ReactNode } {
  const [record, setRecord] = useState<string>();
  return {
    ask: setRecord,
    dialog: record !== undefined && (
      <Suspense>
        <WhyDialog record={record} onClose={() => setRecord(undefined)} />
      </Suspense>
    ),
  };
}
