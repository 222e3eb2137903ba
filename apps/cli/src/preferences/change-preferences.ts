// `bip defaults` and `bip alias`.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { type Context, info } from '../shared/context.ts';
import { closestMatch } from '../shared/failures/closest-match.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { printRows } from '../shared/output/output.ts';
import type { ListAliasesOptions, ListDefaultsOptions } from './commands.ts';
import { requireNoConsent, wordsOf } from './expand-arguments.ts';
import {
  neverDefault,
  type Preferences,
  preferencesFile,
  readPreferences,
  setAside,
  writePreferences,
} from './preferences.ts';

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

export const setDefaultOf = (program: CommandUnknownOpts) =>
  async function setDefault(option: string, value: string, _options: unknown, context: Context): Promise<void> {
    const options = allOptions(program);
    const known = [...new Set(options.map(nameOf))].filter((name) => !neverDefault.includes(name));
    if (!known.includes(option)) {
      const similar = closestMatch(option, known);
      const hint = similar === undefined ? '' : ` (może chodziło o: ${similar}?)`;
      throw new CommandError(`Opcja „${option}” nie ma wartości domyślnej do ustawienia${hint}`, exitCodes.usage);
    }
    requireValue(
      value,
      option,
      options.filter((one) => nameOf(one) === option),
    );
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
    requireNoConsent(name, wordsOf(line));
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
  const { configFolder } = context;
  let fault: string | null = null;
  const preferences = await readPreferences(configFolder).catch((error: unknown): Preferences => {
    if (!(error instanceof CommandError) || error.exitCode !== exitCodes.usage) throw error;
    fault = error.message;
    return { defaults: {}, aliases: {} };
  });
  work(preferences);
  if (fault !== null) info(context, `${fault}. Dotychczasowy plik: ${await setAside(configFolder)}`);
  await writePreferences(configFolder, preferences);
}

function remove(pairs: Record<string, string>, name: string, missing: string): void {
  if (!Object.hasOwn(pairs, name)) throw new CommandError(missing, exitCodes.usage);
  delete pairs[name];
}

type Option = CommandUnknownOpts['options'][number];

const nameOf = ({ long }: Option) => (long ?? '').replace(/^--/, '');

function allOptions(command: CommandUnknownOpts): Option[] {
  return [...command.options.filter(({ long }) => long !== undefined), ...command.commands.flatMap(allOptions)];
}

/** @throws CommandError for a value that no command takes */
function requireValue(value: string, name: string, options: readonly Option[]): void {
  const faults = options.map((option) => faultOf(value, option));
  if (faults.includes(null)) return;
  throw new CommandError(`Wartość „${value}” opcji ${name} jest niepoprawna: ${faults[0]}`, exitCodes.usage);
}

/** Why the option does not take the value; null when it does. */
function faultOf(value: string, option: Option): string | null {
  const choices = option.required ? option.argChoices : ['tak', 'nie', 'true', 'false'];
  if (choices !== undefined) return choices.includes(value) ? null : `dozwolone: ${choices.join(', ')}`;
  try {
    option.parseArg?.(value, undefined as never);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
