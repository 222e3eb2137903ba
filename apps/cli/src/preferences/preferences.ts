// The user's own settings: defaults of options, and names for command lines that are typed often. A YAML file that people may edit.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';

export interface Preferences {
  /** Options by their names without `--`, for every command that has them. */
  defaults: Record<string, string>;
  /** Words after `bip`, in place of a name. */
  aliases: Record<string, string>;
}

/** What a default would do unseen: the answer to a question, the choice of what is done. */
export const neverDefault: readonly string[] = ['yes', 'resume', 'dry-run', 'plan', 'out', 'file', 'help', 'prune'];

export const preferencesFile = (configFolder: string) => path.join(configFolder, 'bip.yaml');

/** @throws CommandError for a file that is not what it should be: a default that is ignored would be believed. */
export async function readPreferences(configFolder: string): Promise<Preferences> {
  const file = preferencesFile(configFolder);
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return { defaults: {}, aliases: {} };
    throw new CommandError(`Nie można odczytać ustawień ${file}`);
  }
  const found = await parsed(bytes, file);
  const wrong = Object.keys(found).find((name) => name !== 'defaults' && name !== 'aliases');
  if (wrong !== undefined) throw broken(file, `nieznany klucz „${wrong}” (są: defaults, aliases)`);
  const defaults = texts(found.defaults, 'defaults', file);
  const preset = neverDefault.find((name) => Object.hasOwn(defaults, name));
  if (preset !== undefined) throw broken(file, `opcji „${preset}” nie można ustawić z góry`);
  return { defaults, aliases: texts(found.aliases, 'aliases', file) };
}

async function parsed(bytes: Buffer, file: string): Promise<Record<string, unknown>> {
  const { parse } = await import('yaml');
  const text = (await import('../shared/rows/utf8-text.ts')).utf8Text(bytes, `Ustawienia ${file}`, exitCodes.usage);
  try {
    const found: unknown = parse(text) ?? {};
    if (typeof found === 'object' && !Array.isArray(found)) return found as Record<string, unknown>;
  } catch {
    // said below
  }
  throw broken(file, 'to nie jest YAML z kluczami defaults i aliases');
}

function texts(value: unknown, key: string, file: string): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw broken(file, `„${key}” to nie nazwy z wartościami`);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (typeof one === 'object') throw broken(file, `„${key}.${name}” to nie tekst`);
      return [name, String(one)];
    }),
  );
}

const broken = (file: string, why: string) => new CommandError(`Ustawienia ${file}: ${why}`, exitCodes.usage);

/** Keeps a file that cannot be read under another name. */
export async function setAside(configFolder: string): Promise<string> {
  const file = preferencesFile(configFolder);
  const kept = `${file}.uszkodzony`;
  await rename(file, kept);
  return kept;
}

/** Replaces the file atomically. */
export async function writePreferences(configFolder: string, preferences: Preferences): Promise<void> {
  const file = preferencesFile(configFolder);
  await mkdir(configFolder, { recursive: true, mode: 0o700 });
  const { stringify } = await import('yaml');
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, stringify(preferences), { mode: 0o600 });
  await rename(draft, file);
}
