// A CSV file of a dictionary that is read as a whole, as the lists of the web app do.
import { CsvError, CsvReader, type CsvRow } from '../shared/text/csv-reader.ts';
import { isSpreadsheet, officeText, spreadsheetMessage } from '../shared/text/file-text.ts';
import { columnsOf, type ImportedDictionary } from './import-fields.ts';
import { entryKey, repeatedRow } from './import-plan.ts';
import { type FileRow, onLine, rowFromCells } from './import-row.ts';

/** Larger files are for the command line, which reads them row by row. */
export const maxImportBytes = 10_000_000;
export const maxImportRows = 50_000;

/** The rows of a file, or what is wrong with all of it. */
export function importedRows(
  bytes: Uint8Array,
  dictionary: ImportedDictionary,
): { rows: FileRow[] } | { error: string } {
  if (bytes.length === 0) return { error: 'Plik jest pusty' };
  if (bytes.length > maxImportBytes)
    return { error: `Plik jest większy niż ${maxImportBytes / 1_000_000} MB. Tak duży plik wczyta polecenie bip` };
  if (isSpreadsheet(bytes)) return { error: spreadsheetMessage };
  const read = officeText(bytes);
  if ('error' in read) return read;
  const parsed = parsedRows(read.text);
  if ('error' in parsed) return parsed;
  const [first, ...others] = parsed.rows;
  if (first === undefined) return { error: 'Plik jest pusty' };
  const heading = columnsOf(first.cells, dictionary.fields);
  if ('error' in heading) return heading;
  if (others.length === 0) return { error: 'Plik nie ma żadnego wiersza poza nagłówkiem' };
  const firsts = new Map<string, number>();
  const rows = others.map(({ line, cells }) => {
    const row = rowFromCells(onLine(line), cells, heading.columns, dictionary.fields);
    if (row.errors.length > 0) return row;
    const key = entryKey(row.cells, dictionary);
    const earlier = firsts.get(key);
    if (earlier === undefined) firsts.set(key, line);
    return earlier === undefined ? row : repeatedRow(row, earlier, dictionary);
  });
  return { rows };
}

function parsedRows(text: string): { rows: CsvRow[] } | { error: string } {
  const rows: CsvRow[] = [];
  try {
    for (const row of new CsvReader().read(text, true)) {
      if (rows.length > maxImportRows)
        return { error: `Plik ma więcej niż ${maxImportRows} wierszy. Tak duży plik wczyta polecenie bip` };
      rows.push(row);
    }
    return { rows };
  } catch (error) {
    if (error instanceof CsvError) return { error: error.message };
    throw error;
  }
}
