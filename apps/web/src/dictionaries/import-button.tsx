import type { ImportedDictionary } from '@redakcja/domain/dictionaries/import-fields';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../shared/ui/button.tsx';
import type { SendRows } from './use-import.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

interface ImportButtonProps {
  genitive: string;
  dictionary: ImportedDictionary;
  send: SendRows;
}

/** Opens the import of a dictionary. */
export function ImportButton(props: ImportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="Importuj" icon="file-import" onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <ImportDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
