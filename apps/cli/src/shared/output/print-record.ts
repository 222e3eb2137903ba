import type { Context } from '../context.ts';
import { cellOf, printResults, rowOfFields } from './selection.ts';
import { oneLine } from './table.ts';

/** Prints one record: `lines` for people, the record itself as JSON, with `--jq` and with `--fields`. */
export function printRecord(context: Context, isJson: boolean, record: object, lines: () => string): void {
  const { stdout, selection } = context;
  const { fields, jq } = selection;
  const chosen = fields === null ? record : rowOfFields(fields, record);
  if (jq !== null) printResults((text) => void stdout.write(text), jq(chosen));
  else if (isJson) stdout.write(`${JSON.stringify(chosen, null, 2)}\n`);
  else if (fields === null) stdout.write(lines());
  else for (const [name, value] of Object.entries(chosen)) stdout.write(`${name}: ${oneLine(cellOf(value))}\n`);
}
