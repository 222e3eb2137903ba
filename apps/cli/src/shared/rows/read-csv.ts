import { columnsOf, type Field } from '@redakcja/domain/dictionaries/import-fields';
import { type FileRow, maxRowLength, onLine, rowFromCells } from '@redakcja/domain/dictionaries/import-row';
import { CsvError, CsvReader, type CsvRow } from '@redakcja/domain/shared/text/csv-reader';
import { CommandError } from '../failures/exit-codes.ts';

export async function* readCsv(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  let columns: (string | null)[] | null = null;
  try {
    for await (const { line, cells } of rowsOf(text)) {
      if (columns !== null) {
        yield rowFromCells(onLine(line), cells, columns, fields);
        continue;
      }
      const heading = columnsOf(cells, fields);
      if ('error' in heading) throw new CommandError(heading.error);
      columns = heading.columns;
    }
  } catch (error) {
    throw error instanceof CsvError ? new CommandError(error.message) : error;
  }
}

async function* rowsOf(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const reader = new CsvReader(maxRowLength);
  for await (const part of text) yield* reader.read(part, false);
  yield* reader.read('', true);
}
