import './import-dialog.css';
import { ImportMode } from '@redakcja/generated/model/importMode';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { Checkbox } from '../../shared/ui/inputs/checkbox.tsx';
import { DropZone } from '../../shared/upload/drop-zone.tsx';
import { type DictionaryName, dictionaryImports } from './dictionary-imports.ts';
import { ImportSummary } from './import-summary.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  into: DictionaryName;
  onClose: () => void;
}

/** Import of a dictionary from a CSV file: the planned outcome of each row, then the import of the valid ones. */
export function ImportDialog({ into, onClose }: ImportDialogProps) {
  const { genitive, dictionary, send } = dictionaryImports[into];
  const { state, mode, setMode, check, write, writable } = useImport(dictionary, send);
  const isWriting = state.kind === 'writing';
  const columns = dictionary.fields.map(({ name, aliases }) => aliases[0] ?? name).join(', ');
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isWriting}
      title={`Import ${genitive}`}
      width={680}
      footer={
        state.kind === 'done' ? (
          <Button label="Zamknij" variant="primary" autoFocus onClick={onClose} />
        ) : (
          <>
            <Button label="Anuluj" disabledReason={isWriting ? 'Poczekaj na koniec' : undefined} onClick={onClose} />
            <Button
              label={`Importuj: ${writable}`}
              variant="primary"
              busy={isWriting}
              disabledReason={isWriting ? undefined : notReady(state.kind, writable)}
              onClick={write}
            />
          </>
        )
      }
    >
      {state.kind !== 'done' && !isWriting && (
        <>
          <DropZone
            onFiles={([file]) => file && check(file)}
            accept=".csv"
            isMultiple={false}
            hint={`CSV z nagłówkiem, kolumny: ${columns}`}
          />
          <Checkbox
            className="mt-3"
            label="Zmień zapis pozycji, które już są"
            checked={mode === ImportMode.update}
            aria-disabled={state.kind === 'checking' || undefined}
            onChange={(checked) => state.kind !== 'checking' && setMode(checked ? ImportMode.update : ImportMode.skip)}
          />
        </>
      )}
      <div role="status" className="mt-3">
        {state.kind === 'checking' && 'Sprawdzanie pliku…'}
        {state.kind === 'writing' && `Zapisywanie: ${state.written} z ${writable}`}
        {state.kind === 'failed' && (
          <p className="field-error m-0">
            <i className="pi pi-exclamation-circle mr-2" aria-hidden="true" />
            {state.error}
          </p>
        )}
        {(state.kind === 'planned' || state.kind === 'done') && (
          <ImportSummary
            file={state.file}
            rows={state.rows}
            nameField={dictionary.nameField}
            isDone={state.kind === 'done'}
          />
        )}
      </div>
    </Dialog>
  );
}

function notReady(kind: string, writable: number): string | undefined {
  if (kind === 'checking') return 'Trwa sprawdzanie pliku';
  if (kind !== 'planned') return 'Najpierw wybierz plik';
  return writable === 0 ? 'Plik niczego nie zmienia' : undefined;
}
