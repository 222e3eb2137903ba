// Tables to import: CSV with comma or semicolon, UTF-8 or Windows-1250 as Excel in Polish writes it, or a JSON array.
import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { CommandError } from '../shared/exit-codes.ts';

/** A row with the number of the line it begins on, for messages. */
export interface TableRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** Reads a file; @throws CommandError that names the line and the reason when it cannot be read. */
export async function readTable(path: string): Promise<TableRow[]> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`Nie można odczytać pliku ${path} (${error.code})`);
  });
  const text = decode(bytes);
  return path.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text);
}

/** UTF-8 where the bytes are that, else Windows-1250. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

function readJson(text: string): TableRow[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`To nie jest poprawny JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (!Array.isArray(value)) throw new CommandError('Plik JSON musi być tablicą');
  return value.map((row: unknown, i) => {
    if (typeof row !== 'object' || row === null) throw new CommandError(`Element ${i + 1}: oczekiwano obiektu`);
    const cells = Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, cell === null ? '' : String(cell)]),
    );
    return { line: i + 1, cells };
  });
}

interface ParsedLine {
  record: Record<string, string>;
  info: { lines: number };
}

function readCsv(text: string): TableRow[] {
  const heading = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = heading.split(';').length > heading.split(',').length ? ';' : ',';
  try {
    const lines = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as ParsedLine[]; // the library types `info` rows as plain records
    return lines.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CommandError(`Wiersz ${String(error.lines ?? '?')}: ${csvReason(error)}`);
  }
}

function csvReason(error: CsvError): string {
  switch (error.code) {
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
      return 'liczba kolumn jest inna niż w nagłówku';
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'brak zamykającego cudzysłowu';
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'niepoprawny cudzysłów';
    default:
      return `nie można odczytać (${error.code})`;
  }
}
