// What the user's settings make of a command line, before it is read.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import type { Preferences } from './preferences.ts';

/** Words of a line as a shell reads them: quotes join, nothing else is special. @throws CommandError for a quote without its end */
export function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) => word);
  if (/["']/.test(line.replaceAll(/"[^"]*"|'[^']*'/g, '')))
    throw new CommandError(`Cudzysłów albo apostrof nie ma końca: ${line}`, exitCodes.usage);
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

/**
 * The command line with the words of an alias in place of its name, which is its first word that is no option. `$1` in an alias is the first word
 * after it; words that no number names follow.
 */
export function withAlias(
  args: readonly string[],
  aliases: Preferences['aliases'],
  program: CommandUnknownOpts,
): string[] {
  const at = commandIndex(args, program);
  const name = args[at];
  const line = name === undefined || !Object.hasOwn(aliases, name) ? undefined : aliases[name];
  if (line === undefined || program.commands.some((one) => one.name() === name)) return [...args];
  requireNoConsent(name ?? '', wordsOf(line));
  const given = args.slice(at + 1);
  const used = new Set<number>();
  const words = wordsOf(line).map((word) =>
    word.replace(/\$(\d)/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      used.add(index);
      const value = given[index];
      if (value === undefined) throw new CommandError(`Alias „${name}” wymaga ${digit}. argumentu`, exitCodes.usage);
      return value;
    }),
  );
  return [...args.slice(0, at), ...words, ...given.filter((_, index) => !used.has(index))];
}

/** `--prune` too: what it removes is decided anew each time. */
const consent = /^(?:--yes|--prune|-[hqvV]*y.*)$/;

/** @throws CommandError for an alias that would answer the question of a command */
export function requireNoConsent(name: string, words: readonly string[]): void {
  const word = words.find((one) => consent.test(one));
  if (word === undefined) return;
  throw new CommandError(
    `Alias „${name}” nie może mieć opcji ${word}: podaje się ją przy każdym wywołaniu`,
    exitCodes.usage,
  );
}

/** The first word that is neither an option nor the value of one: the name of a command or of an alias. */
export const commandWord = (args: readonly string[], program: CommandUnknownOpts): string | undefined =>
  args[commandIndex(args, program)];

/** Where the first word that is neither an option nor the value of one stands. */
function commandIndex(args: readonly string[], program: CommandUnknownOpts): number {
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('-')) return at;
    const option = program.options.find(({ long, short }) => long === word || short === word);
    if (option?.required === true) at += 1;
  }
  return args.length;
}

/** Gives the options of a command their values from the settings, where its command line has none. */
export function setDefaults(
  command: CommandUnknownOpts,
  defaults: Preferences['defaults'],
  env: Readonly<Record<string, string | undefined>>,
): void {
  for (let at: CommandUnknownOpts | null = command; at !== null; at = at.parent) {
    for (const option of at.options) {
      const name = option.long?.replace(/^--/, '') ?? '';
      const text = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
      const source = at.getOptionValueSource(option.attributeName());
      if (text === undefined || (source !== undefined && source !== 'default')) continue;
      // the environment of one call is nearer than the settings: BIP_HOST, BIP_PROFILE
      if (env[`BIP_${name.toUpperCase()}`] !== undefined) continue;
      // a choice of another command: `summary` is none of a list
      if (option.argChoices !== undefined && !option.argChoices.includes(text)) continue;
      at.setOptionValueWithSource(option.attributeName(), defaultValue(option, name, text), 'config');
    }
  }
}

function defaultValue(option: CommandUnknownOpts['options'][number], name: string, text: string): unknown {
  if (!option.required) return text === 'true' || text === 'tak';
  try {
    // the former value matters to options that are given several times: a default is given once
    return option.parseArg === undefined ? text : option.parseArg(text, undefined as never);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `Wartość „${text}” ustawienia ${name} jest niepoprawna: ${why} (bip defaults set ${name} …)`,
      exitCodes.usage,
    );
  }
}
