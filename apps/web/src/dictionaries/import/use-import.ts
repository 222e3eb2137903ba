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

interface Read {
  file: string;
  rows: readonly FileRow[];
}

interface Planned extends Read {
  planned: readonly PlannedRow[];
}

interface Unreadable {
  file: string;
  error: string;
}

type State =
  | { kind: 'empty' | 'checking' }
  | { kind: 'failed'; error: string }
  | { kind: 'writing'; written: number }
  | { kind: 'planned' | 'done'; file: string; rows: readonly PlannedRow[] };

/** Rows of one request. */
const batch = 1000;

const writableIn = (rows: readonly PlannedRow[]) =>
  rows.filter(({ outcome }) => outcome === 'created' || outcome === 'updated').length;

/** The state is that of the latest file: a check that is still under way for an earlier one is ignored. */
export function useImport(dictionary: ImportedDictionary, send: SendRows) {
  const [mode, setMode] = useState<ImportMode>(ImportMode.skip);
  const [written, setWritten] = useState(0);

  /** Sends the rows in batches and adds their outcomes. */
  async function sent(
    rows: readonly FileRow[],
    how: { mode: ImportMode; dryRun: boolean },
    onBatch?: (written: number) => void,
  ) {
    const { plannedRows, sendableRows } = await import('@redakcja/domain/dictionaries/import-plan');
    const planned: PlannedRow[] = [];
    for (let from = 0; from < rows.length; from += batch) {
      const part = rows.slice(from, from + batch);
      const good = sendableRows(part).map(({ cells }) => cells);
      const results = good.length === 0 ? [] : await send({ ...how, rows: good, skipInvalid: true });
      planned.push(...plannedRows(part, results, dictionary));
      onBatch?.(writableIn(planned));
    }
    return planned;
  }

  const checking = useMutation({
    async mutationFn({ source, how }: { source: File | Read; how: ImportMode }): Promise<Planned | Unreadable> {
      const read = source instanceof File ? await contentOf(source, dictionary) : source;
      return 'error' in read ? read : { ...read, planned: await sent(read.rows, { mode: how, dryRun: true }) };
    },
    meta: { errorMessage: 'Nie udało się sprawdzić pliku' },
  });
  const writing = useMutation({
    mutationFn: ({ rows }: Read) => sent(rows, { mode, dryRun: false }, setWritten),
    meta: { errorMessage: 'Nie udało się zaimportować wszystkich wierszy' },
    onMutate: () => setWritten(0),
  });
  const checked = checking.data;
  const plan = checked && 'planned' in checked ? checked : undefined;

  function stateOf(): State {
    if (writing.isPending) return { kind: 'writing', written };
    if (writing.data && plan) return { kind: 'done', file: plan.file, rows: writing.data };
    if (writing.isError) return { kind: 'failed', error: notAllWritten };
    if (checking.isPending) return { kind: 'checking' };
    if (checking.isError) return { kind: 'failed', error: 'Nie udało się sprawdzić pliku. Niczego nie zmieniono.' };
    if (checked === undefined) return { kind: 'empty' };
    if ('planned' in checked) return { kind: 'planned', file: checked.file, rows: checked.planned };
    return { kind: 'failed', error: `${checked.file}: ${checked.error}. Niczego nie zmieniono.` };
  }

  const state = stateOf();
  return {
    state,
    mode,
    writable: plan ? writableIn(plan.planned) : 0,
    check(file: File) {
      writing.reset();
      checking.mutate({ source: file, how: mode });
    },
    setMode(next: ImportMode) {
      setMode(next);
      if (state.kind === 'planned' && plan) checking.mutate({ source: plan, how: next });
    },
    write: () => plan && writing.mutate(plan),
  };
}

const notAllWritten =
  'Nie udało się zaimportować wszystkich wierszy. Wczytaj plik jeszcze raz: to, co już jest, zostanie pominięte.';

async function contentOf(file: File, dictionary: ImportedDictionary): Promise<Read | Unreadable> {
  const { importedRows, maxImportBytes } = await import('@redakcja/domain/dictionaries/import-file');
  // too large files are not read
  const bytes = new Uint8Array(await file.slice(0, maxImportBytes + 1).arrayBuffer());
  const found = importedRows(bytes, dictionary);
  return 'error' in found ? { file: file.name, error: found.error } : { file: file.name, rows: found.rows };
}
