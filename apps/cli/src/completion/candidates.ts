// Completion candidates: what may come next on a command line.
import type { CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eventKeywords } from '../access/audit/audit-event-argument.ts';
import { statusKeyword } from '../articles/selection/article-status-argument.ts';
import { lacks } from '../articles/selection/filter-options.ts';
import type { ServerOptions } from '../auth/authenticate.ts';
import { kindNames } from '../history/record-kinds.ts';
import type { Context } from '../shared/context.ts';
import { isCalled } from '../shared/synonyms.ts';
import { articleIds, categoryIds, logins, parameterKeys } from './server-candidates.ts';

const statuses = () => Object.values(ArticleStatus).map(statusKeyword);

/** Values of options that have no choices in their definition. */
const optionValues: Readonly<Record<string, () => readonly string[]>> = {
  '--status': statuses,
  '--event': () => eventKeywords,
  '--without': () => lacks,
};

/** Requests completion of file names by the shell. */
const files = ':files';

/** Handler of `__complete`: prints the candidates, each in a line, its title after a tab. */
export const completeIn =
  (program: CommandUnknownOpts) =>
  async (words: readonly string[], _options: unknown, context: Context): Promise<void> => {
    for (const word of await candidates(context, program, words)) context.stdout.write(`${word}\n`);
  };

async function candidates(context: Context, program: CommandUnknownOpts, words: readonly string[]): Promise<string[]> {
  const last = words.at(-1) ?? '';
  // `--status=ro` is the option and its value in one word.
  const [, option, value] = /^(--[\w-]+)=(.*)$/s.exec(last) ?? [];
  const before = [...words.slice(0, -1), ...(option === undefined ? [] : [option])];
  const current = value ?? last;
  const { command, args, pending } = positionAfter(program, before);
  const server = { ...optionIn('host', before), ...optionIn('profile', before) };
  const found = await candidatesAt(context, command, { current, args, pending, server });
  if (found[0] === files) return [files];
  const prefix = option === undefined ? '' : `${option}=`;
  return found.filter((word) => word.startsWith(current)).map((word) => `${prefix}${word}`);
}

/** The value of `--host` or `--profile` on the command line: candidates come from that server. */
function optionIn(name: 'host' | 'profile', words: readonly string[]): ServerOptions {
  const index = words.indexOf(`--${name}`);
  const joined = words.find((word) => word.startsWith(`--${name}=`));
  const value = index < 0 ? joined?.slice(name.length + 3) : words[index + 1];
  return value === undefined ? {} : { [name]: value };
}

interface Position {
  command: CommandUnknownOpts;
  /** Arguments of the command so far. */
  args: string[];
  /** The option whose value is the current word. */
  pending: Option | undefined;
}

function positionAfter(program: CommandUnknownOpts, words: readonly string[]): Position {
  const position: Position = { command: program, args: [], pending: undefined };
  for (const word of words) {
    if (position.pending !== undefined) {
      position.pending = undefined;
      continue;
    }
    const subcommand = position.command.commands.find((one) => isCalled(one, word));
    if (word.startsWith('-'))
      position.pending = optionsOf(position.command).find(
        ({ long, short, required }) => required && (long === word || short === word),
      );
    else if (subcommand !== undefined && position.args.length === 0) position.command = subcommand;
    else position.args.push(word);
  }
  return position;
}

function optionsOf(command: CommandUnknownOpts): Option[] {
  return [...command.options, ...(command.parent === null ? [] : optionsOf(command.parent))];
}

async function candidatesAt(
  context: Context,
  command: CommandUnknownOpts,
  { current, args, pending, server }: Omit<Position, 'command'> & { current: string; server: ServerOptions },
): Promise<readonly string[]> {
  if (pending !== undefined && /<(?:plik|katalog)>/.test(pending.flags)) return [files];
  const fromContract = pending === undefined ? null : await contractValues(pending, command, args);
  if (fromContract !== null) return fromContract;
  if (pending?.long === '--profile') return (await import('../auth/profiles.ts')).profileNames(context);
  if (pending !== undefined && /<kategoria>/.test(pending.flags)) return categoryIds(context, server);
  if (pending !== undefined) return optionValues[pending.long ?? '']?.() ?? pending.argChoices ?? [];
  if (current.startsWith('-')) {
    return [...optionsOf(command).flatMap(({ long }) => long ?? []), '--help'];
  }
  const subcommands = command.commands.map((one) => one.name()).filter((name) => !name.startsWith('_'));
  if (subcommands.length > 0) return subcommands;
  const slots = command.registeredArguments;
  const slot = slots[Math.min(args.length, slots.length - 1)];
  if (slot === undefined) return [];
  if (['plik', 'katalog', 'źródło'].includes(slot.name())) return [files];
  if (slot.name() === 'rodzaj') return kindNames;
  if (slot.name() === 'klucz') return parameterKeys(context, server);
  if (slot.name() === 'status') return statuses();
  if (slot.name() === 'profil') return (await import('../auth/profiles.ts')).profileNames(context);
  if (slot.name() === 'login' && command.name() !== 'create') return logins(context, server);
  if (slot.name() === 'kategoria') return categoryIds(context, server);
  if (slot.name() === 'id') return articleIds(context, server, command.name() === 'delete');
  if (slot.name() === 'operacja') {
    return (await import('@redakcja/generated/operations')).operations.map(({ id }) => id);
  }
  return [...(slot.argChoices ?? [])];
}

/** Values of an option that the contract knows; null for other options. */
async function contractValues(
  { long }: Option,
  command: CommandUnknownOpts,
  [operation]: readonly string[],
): Promise<string[] | null> {
  const name = `${command.parent?.name() ?? ''} ${command.name()}`;
  const contract = () => import('./contract-candidates.ts');
  if (long === '--param' && command.name() === 'api') return (await contract()).parameterCandidates(operation);
  if (long === '--filter') return (await contract()).filterCandidates(name);
  if (long === '--sort') return (await contract()).sortCandidates(name);
  return null;
}
