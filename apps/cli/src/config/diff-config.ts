import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/exit-codes.ts';
import { asCommandError } from '../shared/failures.ts';
import type { DiffConfigOptions } from './commands.ts';
import { type RecordDifference, recordDifferences, shownValue } from './differences.ts';
import { Office } from './office.ts';
import { readFolder } from './read-folder.ts';
import { keyText, resources } from './resources.ts';

/** `bip config diff`: 0 when nothing differs, 1 when something does, as `diff`. */
export async function diffConfig(
  folder: string | undefined,
  options: DiffConfigOptions,
  context: Context,
): Promise<ExitCode> {
  if (folder === undefined) throw new CommandError('Podaj katalog albo co najmniej dwa --profile', exitCodes.usage);
  const differences = await officeDifferences(context, options, folder).catch((error: unknown) => {
    const failure = asCommandError(error);
    // 1 says that something differs
    throw failure.exitCode === exitCodes.failed ? new CommandError(failure.message, exitCodes.usage) : failure;
  });
  if (options.output === 'json') context.stdout.write(`${JSON.stringify(differences, null, 2)}\n`);
  else for (const one of differences) context.stdout.write(sentences(one));
  info(context, differences.length === 0 ? 'Bez różnic' : `Różnice: ${differences.length}`);
  return differences.length === 0 ? exitCodes.ok : exitCodes.failed;
}

/** What applying the folder would change. */
async function officeDifferences(
  context: Context,
  options: DiffConfigOptions,
  folder: string,
): Promise<RecordDifference[]> {
  await authenticate(context, options);
  const office = new Office();
  const wanted = await readFolder(folder, null);
  const found: RecordDifference[] = [];
  for (const resource of resources) {
    const records = wanted.resources.get(resource.name);
    if (records !== undefined) found.push(...recordDifferences(resource, await office.records(resource), records));
  }
  return found;
}

const kinds = { added: 'jest tylko w katalogu', removed: 'jest tylko w urzędzie' } as const;

function sentences({ title, key, kind, fields }: RecordDifference): string {
  const name = key.length === 0 ? title : `${title}: ${keyText(key)}`;
  if (kind !== 'changed') return `${name} ${kinds[kind]}\n`;
  return fields
    .map(
      ({ path, from, to }) =>
        `${name}: ${path === '' ? 'wartość' : path}: w urzędzie ${shownValue(from)}, w katalogu ${shownValue(to)}\n`,
    )
    .join('');
}
