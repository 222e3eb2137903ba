import { csvLine, csvStart, withoutGuard } from '../../shared/text/csv.ts';
import { CsvError, CsvReader, type CsvRow } from '../../shared/text/csv-reader.ts';
import {
  type ExportedRow,
  type FileTexts,
  requireFewRows,
  type TranslationFile,
  TranslationFileError,
  textFields,
} from './translation-rows.ts';

const columns = ['language', 'id', 'area', 'name', 'plText', 'plDescription', 'plUrl', ...textFields] as const;

export function toTranslationCsv(language: string, rows: readonly ExportedRow[]): string {
  const lines = rows.map(({ key, area, name, polish, texts }) =>
    csvLine([
      language,
      key,
      area,
      name,
      ...textFields.map((field) => polish[field] ?? ''),
      ...textFields.map((field) => texts[field]),
    ]),
  );
  return csvStart + csvLine(columns) + lines.join('');
}

/** Only `language`, `id` and the texts are read; a missing column of texts leaves them unchanged, an unknown one is refused. */
export function fromTranslationCsv(text: string): TranslationFile {
  const [heading, ...lines] = rowsOf(text);
  if (heading === undefined || lines.length === 0) throw new TranslationFileError('Plik nie ma żadnego wiersza');
  const at = (name: string) => heading.cells.findIndex((cell) => cell.trim().toLowerCase() === name.toLowerCase());
  for (const name of ['language', 'id'])
    if (at(name) === -1) throw new TranslationFileError(`Wiersz 1: brak kolumny „${name}”`);
  const given = textFields.filter((field) => at(field) !== -1);
  if (given.length === 0)
    throw new TranslationFileError('Wiersz 1: brak kolumny z tłumaczeniem („text”, „description” albo „url”)');
  const names = heading.cells.map((cell) => cell.trim().toLowerCase());
  const unknown = names.findIndex((name) => name !== '' && !columns.some((one) => one.toLowerCase() === name));
  if (unknown !== -1)
    throw new TranslationFileError(
      `Wiersz 1: nieznana kolumna „${heading.cells[unknown]?.trim()}”. Kolumny: ${columns.join(', ')}`,
    );
  const repeated = names.find((name, i) => name !== '' && names.indexOf(name) !== i);
  if (repeated !== undefined) throw new TranslationFileError(`Wiersz 1: kolumna „${repeated}” powtarza się`);
  let language: string | undefined;
  const rows = lines.map(({ line, cells }) => {
    if (cells.length !== heading.cells.length)
      throw new TranslationFileError(
        `Wiersz ${line}: liczba kolumn (${cells.length}) jest inna niż w nagłówku (${heading.cells.length})`,
      );
    const cell = (name: string) => withoutGuard(cells[at(name)] ?? '');
    const own = cell('language').trim().toUpperCase();
    language ??= own;
    if (own !== language) throw new TranslationFileError(`Wiersz ${line}: inny język (${own}) niż wyżej (${language})`);
    const texts: FileTexts = Object.fromEntries(given.map((field) => [field, cell(field)]));
    return { line, key: cell('id').trim(), texts };
  });
  return { language: language ?? '', rows };
}

function rowsOf(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  try {
    for (const row of new CsvReader().read(text, true)) requireFewRows(rows.push(row));
    return rows;
  } catch (error) {
    throw error instanceof CsvError ? new TranslationFileError(error.message) : error;
  }
}
