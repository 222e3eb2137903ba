// The words by which those who know other programs look for a command: they stand with its definition, in its help, and lead to it.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { closestMatch } from './failures/closest-match.ts';

const leading = new WeakMap<CommandUnknownOpts, ReadonlyMap<string, string>>();

/**
 * Words for a part of what a command does, each with what has to follow the command for that. A word for all of it is another name of the command
 * (`aliases`).
 */
export function alsoFor<Defined extends CommandUnknownOpts>(
  command: Defined,
  words: Readonly<Record<string, string>>,
): Defined {
  leading.set(command, new Map(Object.entries(words)));
  return command;
}

const leadsOf = (command: CommandUnknownOpts) => leading.get(command) ?? new Map<string, string>();

/** All of them, as help shows them. */
export function describedWithSynonyms(command: CommandUnknownOpts): string {
  const words = [...command.aliases(), ...leadsOf(command).keys()];
  return words.length === 0 ? command.description() : `${command.description()} (także: ${words.join(', ')})`;
}

/** Whether this word is a name of the command. */
export const isCalled = (command: CommandUnknownOpts, word: string): boolean =>
  command.name() === word || command.aliases().includes(word);

const visible = (command: CommandUnknownOpts) => command.commands.filter((one) => !one.name().startsWith('_'));

function pathOf(command: CommandUnknownOpts): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}

function callOf(command: CommandUnknownOpts): string {
  const args = command.registeredArguments.map((one) => {
    const name = `${one.name()}${one.variadic ? '...' : ''}`;
    return one.required ? `<${name}>` : `[${name}]`;
  });
  return [pathOf(command), ...args].join(' ');
}

/** What a word leads to within a command and what is under it. */
function* callsFor(within: CommandUnknownOpts, word: string): Generator<string> {
  for (const command of visible(within)) {
    const lead = leadsOf(command).get(word);
    if (lead !== undefined) yield `${pathOf(command)} ${lead}`;
    else if (isCalled(command, word)) yield callOf(command);
    yield* callsFor(command, word);
  }
}

const maxShown = 6;

/** The end of the message about an unknown command: what was meant. */
function meantBy(within: CommandUnknownOpts, word: string): string {
  const wanted = word.toLowerCase();
  const here = [...callsFor(within, wanted)];
  let root = within;
  while (root.parent !== null) root = root.parent;
  const found = here.length > 0 ? here : [...callsFor(root, wanted)];
  if (found.length > 0) {
    const rest = found.length > maxShown ? [`… (wszystkie: ${pathOf(within)} --help)`] : [];
    return ['', 'Robi to:', ...[...found.slice(0, maxShown), ...rest].map((one) => `  ${one}`)].join('\n');
  }
  const similar = closestMatch(
    wanted,
    visible(within).flatMap((one) => [one.name(), ...one.aliases(), ...leadsOf(one).keys()]),
  );
  if (similar === undefined)
    return `\n(polecenia: ${visible(within)
      .map((one) => one.name())
      .join(', ')})`;
  return `\n(może chodziło o: ${similar}?)`;
}

export function unknownCommand(within: CommandUnknownOpts, word: string): never {
  return within.error(`error: unknown command '${word}'${meantBy(within, word)}`, {
    code: 'commander.unknownCommand',
  });
}

/** Every command that has others says what an unknown word leads to. */
export function leadOn(program: CommandUnknownOpts): void {
  if (program.commands.length === 0) return;
  program.on('command:*', ([word = '']: readonly string[]) => unknownCommand(program, word));
  for (const command of program.commands) leadOn(command);
}
