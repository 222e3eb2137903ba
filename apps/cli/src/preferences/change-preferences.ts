// `bip defaults` and `bip alias`.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { type Context, info } from '../shared/context.ts';
import { closestMatch } from '../shared/failures/closest-match.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { printRows } from '../shared/output/output.ts';
import type { ListAliasesOptions, ListDefaultsOptions } from './commands.ts';
import { wordsOf } from './expand-arguments.ts';
import { type Preferences, preferencesFile, readPreferences, writePreferences } from './preferences.ts';

type ListOptions = ListAliasesOptions | ListDefaultsOptions;

function printPairs(context: Context, options: ListOptions, headings: [string, string], pairs: Record<string, string>) {
  const rows = Object.entries(pairs).map(([name, value]) => ({ name, value }));
  printRows(context, options.output, {
    rows,
    id: (row) => row.name,
    columns: [
      { heading: headings[0], value: (row) => row.name },
      { heading: headings[1], value: (row) => row.value },
    ],
  });
  if (options.output === 'table') info(context, `Plik: ${preferencesFile(context.configFolder)}`);
}

export async function listDefaults(options: ListDefaultsOptions, context: Context): Promise<void> {
  printPairs(context, options, ['OPCJA', 'WARTOŚĆ'], (await readPreferences(context.configFolder)).defaults);
}

export async function listAliases(options: ListAliasesOptions, context: Context): Promise<void> {
  printPairs(context, options, ['NAZWA', 'POLECENIE'], (await readPreferences(context.configFolder)).aliases);
}

/** What a default would do unseen: the answer to a question, the choice of what is done. */
const neverDefault = ['yes', 'resume', 'dry-run', 'plan', 'out', 'file', 'help', 'prune'];

export const setDefaultOf = (program: CommandUnknownOpts) =>
  async function setDefault(option: string, value: string, _options: unknown, context: Context): Promise<void> {
    const known = allOptions(program).filter((name) => !neverDefault.includes(name));
    if (!known.includes(option)) {
      const similar = closestMatch(option, known);
      const hint = similar === undefined ? '' : ` (może chodziło o: ${similar}?)`;
      throw new CommandError(`Opcja „${option}” nie ma wartości domyślnej do ustawienia${hint}`, exitCodes.usage);
    }
    await change(context, ({ defaults }) => {
      defaults[option] = value;
    });
    info(context, `Od teraz --${option} to ${value}, gdy polecenie ma tę opcję, a nie podano innej wartości`);
  };

export async function unsetDefault(option: string, _options: unknown, context: Context): Promise<void> {
  await change(context, ({ defaults }) => remove(defaults, option, `Opcja „${option}” nie jest ustawiona`));
  info(context, `Usunięto ustawienie ${option}`);
}

export const setAliasOf = (program: CommandUnknownOpts) =>
  async function setAlias(name: string, line: string, _options: unknown, context: Context): Promise<void> {
    if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(name))
      throw new CommandError('Nazwa może mieć litery, cyfry, myślnik i podkreślenie', exitCodes.usage);
    const commands = program.commands.map((one) => one.name());
    if (commands.includes(name)) throw new CommandError(`„${name}” to polecenie bip`, exitCodes.usage);
    const [first = ''] = wordsOf(line).filter((word) => !word.startsWith('-'));
    if (!commands.includes(first))
      throw new CommandError(
        `Polecenie ma się zaczynać od jednego z: ${commands.filter((one) => !one.startsWith('_')).join(', ')}`,
        exitCodes.usage,
      );
    await change(context, ({ aliases }) => {
      aliases[name] = line;
    });
    info(context, `bip ${name} to teraz bip ${line}`);
  };

export async function deleteAlias(name: string, _options: unknown, context: Context): Promise<void> {
  await change(context, ({ aliases }) => remove(aliases, name, `Nie ma nazwy „${name}”`));
  info(context, `Usunięto nazwę ${name}`);
}

async function change(context: Context, work: (preferences: Preferences) => void): Promise<void> {
  const preferences = await readPreferences(context.configFolder);
  work(preferences);
  await writePreferences(context.configFolder, preferences);
}

function remove(pairs: Record<string, string>, name: string, missing: string): void {
  if (!Object.hasOwn(pairs, name)) throw new CommandError(missing, exitCodes.usage);
  delete pairs[name];
}

function allOptions(command: CommandUnknownOpts): string[] {
  const own = command.options.flatMap(({ long }) => (long === undefined ? [] : [long.replace(/^--/, '')]));
  return [...new Set([...own, ...command.commands.flatMap(allOptions)])];
}
