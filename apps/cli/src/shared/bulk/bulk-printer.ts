import type { Context } from '../context.ts';
import { rowPrinter } from '../output/output.ts';
import type { Column } from '../output/row-shape.ts';
import { isChosen, requireNames } from '../output/selection.ts';
import type { BulkJob } from './bulk-job.ts';
import type { BulkOptions } from './bulk-options.ts';
import type { BulkRow } from './plan.ts';

const labels: Readonly<Record<BulkRow['outcome'], string>> = {
  planned: 'do wykonania',
  done: 'wykonano',
  skipped: 'pominięto',
  refused: 'odmowa',
};

export function bulkColumns(job: Pick<BulkJob, 'outcomeLabel'>): readonly Column<BulkRow>[] {
  return [
    { heading: 'ID', value: (row) => row.id },
    { heading: 'Z', value: (row) => row.from },
    { heading: 'NA', value: (row) => row.to },
    { heading: 'WYNIK', value: (row) => job.outcomeLabel?.(row) ?? labels[row.outcome] },
    { heading: 'NAZWA', value: (row) => row.name },
    { heading: 'POWÓD', value: reasonOf },
  ];
}

/** Why it is refused, or what it has although it is not. */
function reasonOf({ errors, despite = [], warnings = [] }: BulkRow): string {
  if (errors.length > 0) return errors.join('; ');
  return [...(despite.length > 0 ? [`mimo błędów: ${despite.join(', ')}`] : []), ...warnings].join('; ');
}

const maxRefusals = 50;

/** `ids` leaves out refused items, so that the next command in a pipe works on the others. */
export function bulkPrinter(context: Context, output: BulkOptions['output'], job: BulkJob) {
  const counts: Record<BulkRow['outcome'], number> = { planned: 0, done: 0, skipped: 0, refused: 0 };
  const { selection } = context;
  requireNames(selection.fields, ['id', 'name', 'from', 'to', 'outcome', 'errors', 'despite', 'warnings']);
  const printer =
    output === 'summary' && !isChosen(selection)
      ? null
      : rowPrinter<BulkRow>(context, output === 'summary' ? 'table' : output, {
          columns: bulkColumns(job),
          id: (row) => (row.outcome === 'refused' ? null : row.id),
        });
  // a summary alone would not say what was refused
  const refusals: BulkRow[] = [];
  let covered = 0;
  const tally = new Map<string, number>();
  const count = (row: BulkRow) => {
    counts[row.outcome] += 1;
    if (row.outcome !== 'refused' && (row.despite ?? []).length > 0) covered += 1;
    // skipped rows are counted in the summary itself
    if (row.outcome !== 'skipped') tally.set(row.to, (tally.get(row.to) ?? 0) + 1);
  };
  const print = (row: BulkRow) => {
    printer?.print(row);
    if (printer === null && row.outcome === 'refused' && refusals.length < maxRefusals) refusals.push(row);
  };
  return {
    counts,
    /** Rows with errors that a written reason covers. */
    covered: () => covered,
    /** „utworzono 2, pominięto 1”, for jobs that set `tally`. */
    tally: () => (job.tally ? [...tally].map(([label, count]) => `${label} ${count}`).join(', ') : ''),
    print: (row: BulkRow) => {
      count(row);
      print(row);
    },
    /** Of an earlier run, which has printed what it did: the last one counts all, and names once more what was refused. */
    settled: (row: BulkRow) => {
      count(row);
      if (row.outcome === 'refused') print(row);
    },
    end: () => {
      printer?.end();
      for (const { name, errors } of refusals) {
        const what = name === '' ? '' : `${name}: `;
        context.stderr.write(`Odmowa: ${what}${errors.join('; ')}\n`);
      }
      const rest = counts.refused - refusals.length;
      if (printer === null && rest > 0) context.stderr.write(`… i jeszcze odmowy: ${rest}\n`);
    },
  };
}
