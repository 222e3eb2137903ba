// What may come next on a command line.

import type { CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import type { FilterText } from '@redakcja/domain/shared/list-columns';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eventWords } from '../access/audit-event-argument.ts';
import { statusWord } from '../articles/article-status-argument.ts';
import type { AccessOptions } from '../auth/access.ts';
import type { Context } from '../shared/context.ts';

const statuses = () => Object.values(ArticleStatus).map(statusWord);

/** Words that an option takes although commander does not know them. */
const optionWords: Readonly<Record<string, () => readonly string[]>> = {
  '--status': statuses,
  '--event': () => eventWords,
};

/** The shell names files itself. */
const files = ':files';

/** Prints what may come next on a command line of this program. */
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
  const unfinished = value ?? last;
  const { command, rest, pending } = walk(program, before);
  const access = { ...optionIn('host', before), ...optionIn('profile', before) };
  const found = await possible(context, command, { unfinished, rest, pending, access });
  if (found[0] === files) return [files];
  const prefix = option === undefined ? '' : `${option}=`;
  return found.filter((word) => word.startsWith(unfinished)).map((word) => `${prefix}${word}`);
}

/** The server and the profile that were typed already decide whose articles are meant. */
function optionIn(name: 'host' | 'profile', words: readonly string[]): AccessOptions {
  const at = words.indexOf(`--${name}`);
  const joined = words.find((word) => word.startsWith(`--${name}=`));
  const value = at < 0 ? joined?.slice(name.length + 3) : words[at + 1];
  return value === undefined ? {} : { [name]: value };
}

interface Place {
  command: CommandUnknownOpts;
  /** Words that are arguments of the command. */
  rest: string[];
  /** The option that waits for its value. */
  pending: Option | undefined;
}

function walk(program: CommandUnknownOpts, words: readonly string[]): Place {
  const place: Place = { command: program, rest: [], pending: undefined };
  for (const word of words) {
    if (place.pending !== undefined) {
      place.pending = undefined;
      continue;
    }
    const inner = place.command.commands.find((one) => one.name() === word);
    if (word.startsWith('-'))
      place.pending = optionsOf(place.command).find(
        ({ long, short, required }) => required && (long === word || short === word),
      );
    else if (inner !== undefined && place.rest.length === 0) place.command = inner;
    else place.rest.push(word);
  }
  return place;
}

function optionsOf(command: CommandUnknownOpts): Option[] {
  return [...command.options, ...(command.parent === null ? [] : optionsOf(command.parent))];
}

async function possible(
  context: Context,
  command: CommandUnknownOpts,
  { unfinished, rest, pending, access }: Omit<Place, 'command'> & { unfinished: string; access: AccessOptions },
): Promise<readonly string[]> {
  if (pending?.flags.includes('<plik>')) return [files];
  if (pending !== undefined) return optionWords[pending.long ?? '']?.() ?? pending.argChoices ?? [];
  if (unfinished.startsWith('-')) {
    return [...optionsOf(command).flatMap(({ long }) => long ?? []), '--help'];
  }
  const inner = command.commands.map((one) => one.name()).filter((name) => !name.startsWith('_'));
  if (inner.length > 0) return inner;
  const slots = command.registeredArguments;
  const slot = slots[Math.min(rest.length, slots.length - 1)];
  if (slot === undefined) return [];
  if (slot.name() === 'plik') return [files];
  if (slot.name() === 'status') return statuses();
  if (slot.name() === 'id') return articleIds(context, access, command.name() === 'delete');
  if (slot.name() === 'operacja') {
    return (await import('@redakcja/generated/operations')).operations.map(({ id }) => id);
  }
  return [...(slot.argChoices ?? [])];
}

/** The newest articles, or drafts; nothing when nobody is signed in, since a completion has nothing to say. */
async function articleIds(context: Context, access: AccessOptions, onlyDrafts: boolean): Promise<string[]> {
  try {
    const [{ openAccess }, { listArticles }] = await Promise.all([
      import('../auth/access.ts'),
      import('@redakcja/generated/axios/articles/articles'),
    ]);
    await openAccess(context, access);
    const drafts: FilterText<typeof listArticlesDefinition> = `status;in;${ArticleStatus.Draft}`;
    const { items } = await listArticles({ size: 50, ...(onlyDrafts && { filters: [drafts] }) });
    return items.map(({ id }) => String(id));
  } catch {
    return [];
  }
}
