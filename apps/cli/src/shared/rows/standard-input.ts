import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../context.ts';
import { CommandError } from '../failures/exit-codes.ts';
import { toWriteError } from '../failures/failures.ts';

/** Writes stdin to a temporary file: an import reads its input twice, first to detect the encoding. */
export async function spoolStdin({ stdin }: Context): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bip-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, 'wejscie');
  try {
    await pipeline(stdin, createWriteStream(file, { mode: 0o600 }));
    if ((await stat(file)).size === 0) throw new CommandError('Na wejściu nie ma żadnych danych');
    return { file, remove };
  } catch (error) {
    await remove();
    throw toWriteError(file, error);
  }
}

/** Detects the format by the file extension, or by the first character where there is none. */
export async function formatOf(file: string): Promise<'json' | 'ndjson' | 'csv'> {
  const name = file.toLowerCase();
  if (name.endsWith('.json')) return 'json';
  if (/\.(ndjson|jsonl)$/.test(name)) return 'ndjson';
  if (/\.\w+$/.test(path.basename(name))) return 'csv';
  for await (const chunk of createReadStream(file, { encoding: 'latin1', end: 1023 })) {
    const [first] = /[^\s\u00ef\u00bb\u00bf]/.exec(String(chunk)) ?? [];
    if (first === '[') return 'json';
    if (first === '{') return 'ndjson';
  }
  return 'csv';
}
