import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import type { DictionaryName } from './dictionary-imports.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** Opens the import of a dictionary. */
export function ImportButton({ into }: { into: DictionaryName }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="Importuj" icon="file-import" onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <ImportDialog into={into} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
