// `--why`: what the server says about an operation instead of calling it (decision 36).
import { recordCallNames } from '@redakcja/domain/shared/operation-verdict';
import { listRecordOperations } from '@redakcja/generated/axios/application/application';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { type Context, info } from './context.ts';
import { type ExitCode, exitCodes } from './failures/exit-codes.ts';
import type { OutputFormat } from './output/output.ts';
import { rowPrinter } from './output/output.ts';
import type { Column } from './output/row-shape.ts';

/** The verdict of one operation, on the record with this id where it has one. */
export interface Answer extends OperationVerdict {
  id: number | null;
}

const columns: readonly Column<Answer>[] = [
  { heading: 'ID', value: ({ id }) => id ?? '' },
  { heading: 'DZIAŁANIE', value: ({ name }) => name },
  { heading: 'MOŻESZ', value: ({ isAllowed }) => (isAllowed ? 'tak' : 'nie') },
  { heading: 'DLACZEGO', value: ({ reason, condition }) => reason ?? condition ?? '' },
  { heading: 'CO POMOŻE', value: ({ remedy }) => remedy ?? '' },
];

type Wanted = (verdict: OperationVerdict) => boolean;

export const isSaving: Wanted = ({ name }) => name === recordCallNames.save;
export const isMove: Wanted = ({ name }) => name === recordCallNames.move;
export const isRemoval: Wanted = ({ name }) => name === recordCallNames.remove;

/** Whether a change could be made, for each of these records. */
export function whyRecords(
  context: Context,
  format: OutputFormat | 'summary',
  isWanted: Wanted,
  /** By its address in the contract. */
  records: readonly { id: number; record: string }[],
): Promise<ExitCode> {
  async function* answers(): AsyncGenerator<Answer> {
    for (const { id, record } of records) {
      const verdicts = await listRecordOperations({ record });
      for (const one of verdicts.filter(isWanted)) yield { id, ...one };
    }
  }
  return printWhy(context, format === 'summary' ? 'table' : format, answers());
}

/** Prints the answers; exit code 1 when one of them is no. */
export async function printWhy(
  context: Context,
  format: OutputFormat,
  answers: AsyncIterable<Answer> | Iterable<Answer>,
): Promise<ExitCode> {
  const printer = rowPrinter(context, format, { columns, id: ({ id }) => id });
  let refused = 0;
  for await (const answer of answers) {
    printer.print(answer);
    if (!answer.isAllowed) refused += 1;
  }
  printer.end();
  if (refused > 0) info(context, `Nie możesz: ${refused}`);
  return refused > 0 ? exitCodes.failed : exitCodes.ok;
}
