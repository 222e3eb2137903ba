import type { PlannedRow } from '@redakcja/domain/dictionaries/import-plan';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import { formatCount } from '../../shared/list/paging/count.ts';

type Outcome = ImportRowResult['outcome'];

const planned: Readonly<Record<Outcome, string>> = {
  created: 'do dodania',
  updated: 'do zmiany',
  skipped: 'już jest',
  failed: 'błąd',
  notWritten: 'nie zapisano',
};
const done: Readonly<Record<Outcome, string>> = { ...planned, created: 'dodano', updated: 'zmieniono' };

/** Wrong rows come first, then changes. */
const order: readonly Outcome[] = ['failed', 'notWritten', 'updated', 'created', 'skipped'];
const maxShown = 200;

interface ImportSummaryProps {
  file: string;
  rows: readonly PlannedRow[];
  nameField: string;
  isDone: boolean;
}

/** How many rows have which outcome, and the rows. */
export function ImportSummary({ file, rows, nameField, isDone }: ImportSummaryProps) {
  const labels = isDone ? done : planned;
  const outcomes = order.filter((one) => rows.some(({ outcome }) => outcome === one));
  const shown = outcomes.flatMap((one) => rows.filter(({ outcome }) => outcome === one)).slice(0, maxShown);
  return (
    <>
      <p className="mt-0 mb-2">
        {`${isDone ? 'Zaimportowano' : 'Sprawdzono'} ${file}: `}
        {outcomes
          .map((one) => `${labels[one]} ${formatCount(rows.filter(({ outcome }) => outcome === one).length)}`)
          .join(', ')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must be focusable with the keyboard */}
      <section className="import-rows" aria-label="Wiersze pliku" tabIndex={0}>
        <table className="w-full small">
          <thead>
            <tr>
              <th scope="col">Wiersz</th>
              <th scope="col">Pozycja</th>
              <th scope="col">Wynik</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td className="tabular">{row.line}</td>
                <td>{row.cells[nameField]}</td>
                <td className={row.errors.length > 0 ? 'danger' : undefined}>
                  {row.errors.map(({ message }) => message).join('. ') || labels[row.outcome]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > shown.length && <p className="mb-0">{`i jeszcze ${formatCount(rows.length - shown.length)}`}</p>}
      </section>
    </>
  );
}
