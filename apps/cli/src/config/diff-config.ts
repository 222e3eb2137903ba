import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { failureOf } from '../shared/failures/failures.ts';
import { printRows } from '../shared/output/output.ts';
import { preferLowMemory } from '../shared/requests/low-memory.ts';
import type { DiffConfigOptions } from './commands.ts';
import { readFolder } from './folder/read-folder.ts';
import { Office } from './office/office.ts';
import { keyText, resources } from './office/resources.ts';
import { type RecordDifference, shownValue } from './plan/differences.ts';
import { type Drift, driftOf } from './plan/drift.ts';
import { exportDifferences } from './plan/export-differences.ts';
import { reportLeftOut } from './plan/report-left-out.ts';

/** `bip config diff`: 0 when nothing differs, 1 when something does, as `diff`. */
export async function diffConfig(
  folder: string | undefined,
  options: DiffConfigOptions,
  context: Context,
): Promise<ExitCode> {
  preferLowMemory();
  if (folder !== undefined && context.profiles.length > 1)
    throw new CommandError('Podaj katalog albo kilka --profile, nie jedno i drugie', exitCodes.usage);
  const found =
    folder === undefined
      ? (await asUsage(context, driftOf(context, options))).map((one) => ({ one, text: driftSentence(one) }))
      : (await asUsage(context, officeDifferences(context, options, folder))).map((one) => ({
          one,
          text: sentences(one),
        }));
  const { fields, jq } = context.selection;
  if (options.output === 'json' || fields !== null || jq !== null)
    printRows(context, 'json', { rows: found.map(({ one }) => one), id: () => null, columns: [] });
  else for (const { text } of found) context.stdout.write(text);
  info(context, found.length === 0 ? 'Bez różnic' : `Różnice: ${found.length}`);
  return found.length === 0 ? exitCodes.ok : exitCodes.failed;
}

/** 1 says that something differs, so that a failure is 2. */
async function asUsage<T>(context: Context, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const failure = failureOf(context, error);
    throw failure.exitCode === exitCodes.failed ? new CommandError(failure.message, exitCodes.usage) : failure;
  }
}

const nameOf = ({ title, key }: { title: string; key: readonly string[] }) =>
  key.length === 0 ? title : `${title}: ${keyText(key)}`;

function driftSentence({ path, values, ...one }: Drift): string {
  const all = Object.entries(values);
  if (path !== '' || all.every(([, value]) => value !== null && value !== 'jest'))
    return `${nameOf(one)}: ${path === '' ? 'wartość' : path}: ${all.map(([profile, value]) => `${profile} ${shownValue(value)}`).join(', ')}\n`;
  const namesOf = (isThere: boolean) =>
    all.flatMap(([name, value]) => ((value !== null) === isThere ? [name] : [])).join(', ');
  return `${nameOf(one)}: jest w ${namesOf(true)}, nie ma w ${namesOf(false)}\n`;
}

/** What applying the folder would change. */
async function officeDifferences(
  context: Context,
  options: DiffConfigOptions,
  folder: string,
): Promise<RecordDifference[]> {
  await authenticate(context, options);
  const office = new Office();
  const wanted = await readFolder(folder, office, options);
  reportLeftOut(context, wanted);
  const found: RecordDifference[] = [];
  for (const resource of resources) {
    if (wanted.resources.has(resource.name))
      found.push(...exportDifferences(resource, await office.records(resource), wanted));
  }
  return found;
}

const kinds = { added: 'jest tylko w katalogu', removed: 'jest tylko w urzędzie' } as const;

function sentences({ title, key, kind, fields }: RecordDifference): string {
  const name = nameOf({ title, key });
  if (kind !== 'changed') return `${name} ${kinds[kind]}\n`;
  return fields
    .map(
      ({ path, from, to }) =>
        `${name}: ${path === '' ? 'wartość' : path}: w urzędzie ${shownValue(from)}, w katalogu ${shownValue(to)}\n`,
    )
    .join('');
}
