// An import of a dictionary: reads the file, asks the server for a dry run, writes.
import type { Cells, ImportedDictionary } from '@redakcja/domain/dictionaries/import-fields';
import type { PlannedRow } from '@redakcja/domain/dictionaries/import-plan';
import type { FileRow } from '@redakcja/domain/dictionaries/import-row';
import { ImportMode } from '@redakcja/generated/model/importMode';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export type SendRows = (input: {
  rows: readonly Cells[];
  mode: ImportMode;
  skipInvalid: boolean;
  dryRun: boolean;
}) => Promise<ImportRowResult[]>;

type State =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'failed'; error: string }
  | { kind: 'planned'; file: string; rows: readonly PlannedRow[] }
  | { kind: 'writing'; written: number }
  | { kind: 'done'; file: string; rows: readonly PlannedRow[] };

/** Rows of one request. */
const batch = 1000;

const isWritable = ({ outcome }: PlannedRow) => outcome === 'created' || outcome === 'updated';

interface Read {
  file: string;
  rows: readonly FileRow[];
}

export function useImport(dictionary: ImportedDictionary, send: SendRows) {
  const [state, setState] = useState<State>({ kind: 'empty' });
  const [mode, setChosenMode] = useState<ImportMode>(ImportMode.skip);
  const [read, setRead] = useState<Read>();
  const [writable, setWritable] = useState(0);

  /** Sends the rows in batches; the rows with what became of them. */
  async function sent(
    rows: readonly FileRow[],
    how: { mode: ImportMode; dryRun: boolean },
    onBatch?: (done: number) => void,
  ) {
    const { plannedRows, sendableRows } = await import('@redakcja/domain/dictionaries/import-plan');
    const planned: PlannedRow[] = [];
    for (let from = 0; from < rows.length; from += batch) {
      const part = rows.slice(from, from + batch);
      const good = sendableRows(part).map(({ cells }) => cells);
      const results = good.length === 0 ? [] : await send({ ...how, rows: good, skipInvalid: true });
      planned.push(...plannedRows(part, results, dictionary));
      onBatch?.(planned.filter(isWritable).length);
    }
    return planned;
  }

  const plan = useMutation({
    mutationFn: ({ rows, mode: how }: Read & { mode: ImportMode }) => sent(rows, { mode: how, dryRun: true }),
    meta: { errorMessage: 'Nie udało się sprawdzić pliku' },
    onMutate: () => setState({ kind: 'checking' }),
    onSuccess: (rows, { file }) => {
      setWritable(rows.filter(isWritable).length);
      setState({ kind: 'planned', file, rows });
    },
    onError: () => setState({ kind: 'failed', error: 'Nie udało się sprawdzić pliku. Niczego nie zmieniono.' }),
  });
  const writing = useMutation({
    mutationFn: ({ rows }: Read) =>
      sent(rows, { mode, dryRun: false }, (written) => setState({ kind: 'writing', written })),
    meta: { errorMessage: 'Nie udało się zaimportować wszystkich wierszy' },
    onMutate: () => setState({ kind: 'writing', written: 0 }),
    onSuccess: (rows, { file }) => setState({ kind: 'done', file, rows }),
    onError: () =>
      setState({
        kind: 'failed',
        error:
          'Nie udało się zaimportować wszystkich wierszy. Wczytaj plik jeszcze raz: to, co już jest, zostanie pominięte.',
      }),
  });

  async function check(file: File) {
    setWritable(0);
    setState({ kind: 'checking' });
    const { importedRows, maxImportBytes } = await import('@redakcja/domain/dictionaries/import-file');
    // too large files are not read
    const bytes = new Uint8Array(await file.slice(0, maxImportBytes + 1).arrayBuffer());
    const found = importedRows(bytes, dictionary);
    if ('error' in found) setState({ kind: 'failed', error: `${file.name}: ${found.error}. Niczego nie zmieniono.` });
    else {
      const next = { file: file.name, rows: found.rows };
      setRead(next);
      plan.mutate({ ...next, mode });
    }
  }

  return {
    state,
    mode,
    writable,
    check: (file: File) => void check(file),
    setMode: (next: ImportMode) => {
      setChosenMode(next);
      if (state.kind === 'planned' && read !== undefined) plan.mutate({ ...read, mode: next });
    },
    write: () => read !== undefined && writing.mutate(read),
  };
}
