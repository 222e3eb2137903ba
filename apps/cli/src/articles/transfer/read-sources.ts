// The articles of an import: an export, a folder of files, or a file (JSON, NDJSON, Markdown, HTML).
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { damagedLine, decoded } from '@redakcja/domain/shared/text/file-text';
import { slugOf } from '@redakcja/domain/shared/text/slug';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { foreignFile, requireNamed } from '../../shared/files/foreign-folder.ts';
import { damagedMessage } from '../../shared/rows/utf8-text.ts';
import { exportedArticles, maxJsonSize } from './article-folder.ts';
import { readTextArticle } from './text-article.ts';

/** One article as it stands in a file. */
export interface Source {
  /** For messages: the file, and the row in it. */
  place: string;
  /** Names of files start here. */
  folder: string;
  /** The key of an article that names none. */
  key: string | null;
  value: unknown;
  error?: string;
}

const kinds: Readonly<Record<string, 'json' | 'rows' | 'markdown' | 'html'>> = {
  '.json': 'json',
  '.ndjson': 'rows',
  '.jsonl': 'rows',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.html': 'html',
  '.htm': 'html',
};

const kindOf = (file: string) => kinds[path.extname(file).toLowerCase()];

export async function* readSources(given: string): AsyncGenerator<Source> {
  if (!existsSync(given)) throw new CommandError(`Nie ma pliku ani katalogu ${given}`, exitCodes.usage);
  if ((await stat(given)).isDirectory()) {
    const exported = await exportedArticles(given);
    const files = exported ?? (await filesBelow(given));
    if (files.length === 0)
      throw new CommandError(`W katalogu ${given} nie ma plików json, ndjson, md ani html`, exitCodes.usage);
    for (const file of files) yield* readFileIn(given, file, exported === null ? path.dirname(file) : '.');
    return;
  }
  if (kindOf(given) === undefined)
    throw new CommandError(`${given}: wczytywane są pliki json, ndjson, md i html`, exitCodes.usage);
  requireNamed(given, Number.POSITIVE_INFINITY);
  if (kindOf(given) !== 'rows' && (await stat(given)).size > maxJsonSize)
    throw new CommandError(`${given}: plik jest za duży (najwyżej 50 MB)`);
  yield* readFileOf(given, path.dirname(given), path.basename(given));
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => !one.isDirectory() && kindOf(one.name) !== undefined)
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .sort();
}

/** @param folder where the names of its files start, in `given` */
async function* readFileIn(given: string, place: string, folder: string): AsyncGenerator<Source> {
  const found = foreignFile(given, place, kindOf(place) === 'rows' ? Number.POSITIVE_INFINITY : maxJsonSize);
  const names = path.join(given, folder);
  if ('file' in found) yield* readFileOf(found.file, names, place);
  else yield { place, folder: names, key: keyOf(place), value: null, error: found.refusal };
}

async function* readFileOf(file: string, folder: string, place: string): AsyncGenerator<Source> {
  const kind = kindOf(file);
  if (kind === 'rows') return yield* readLines(file, folder, place);
  const source = { place, folder, key: keyOf(place) };
  const bytes = await readFile(file);
  const text = decoded(bytes, 'utf-8');
  if (text === null) return yield { ...source, value: null, error: `wiersz ${damagedLine(bytes)}: ${damagedMessage}` };
  if (kind === 'json') return yield* fromJson(text, source);
  const { fields, error } = readTextArticle(text, kind === 'html' ? 'html' : 'markdown');
  yield { ...source, value: fields, ...(error === null ? {} : { error }) };
}

function* fromJson(text: string, source: Omit<Source, 'value'>): Generator<Source> {
  const value = parsed(text);
  if (value === undefined) return yield { ...source, value: null, error: 'to nie jest poprawny JSON' };
  if (!Array.isArray(value)) return yield { ...source, value };
  for (const [index, one] of value.entries())
    yield { ...source, place: `${source.place}, pozycja ${index + 1}`, key: null, value: one };
}

async function* readLines(file: string, folder: string, place: string): AsyncGenerator<Source> {
  // byte by byte, so that a damaged character is one article's
  const lines = createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  for await (const bytes of lines) {
    line += 1;
    if (bytes.trim() === '') continue;
    const text = decoded(Buffer.from(bytes, 'latin1'), 'utf-8');
    const value = text === null ? undefined : parsed(text);
    const source = { place: `${place}, wiersz ${line}`, folder, key: null };
    const error = text === null ? damagedMessage : 'to nie jest poprawny JSON';
    yield value === undefined ? { ...source, value: null, error } : { ...source, value };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** „uchwaly/2026/nr 1.md” → „uchwaly.2026.nr-1”: the same file is the same article the next time. */
function keyOf(place: string): string {
  const { dir, name } = path.parse(place);
  const steps = [...dir.split(path.sep).filter((step) => step !== ''), name];
  const kept = steps.map((step) => (/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(step) ? step : slugOf(step, 'x')));
  return kept
    .join('.')
    .slice(-100)
    .replace(/^[^A-Za-z0-9]+/, '');
}
