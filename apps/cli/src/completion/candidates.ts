// What may come next on a command line.

import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { Command, Option } from 'commander';
import { statusWord } from '../articles/article-status-argument.ts';
import type { Context } from '../shared/context.ts';

const statuses = () => Object.values(ArticleStatus).map(statusWord);

export async function candidates(context: Context, program: Command, words: readonly string[]): Promise<string[]> {
  const unfinished = words.at(-1) ?? '';
  const { command, rest, pending } = walk(program, words.slice(0, -1));
  const found = await possible(context, command, { unfinished, rest, pending });
  return found.filter((word) => word.startsWith(unfinished));
}

interface Place {
  command: Command;
  /** Words that are arguments of the command. */
  rest: string[];
  /** The option that waits for its value. */
  pending: Option | undefined;
}

function walk(program: Command, words: readonly string[]): Place {
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

function optionsOf(command: Command): Option[] {
  return [...command.options, ...(command.parent === null ? [] : optionsOf(command.parent))];
}

async function possible(
  context: Context,
  command: Command,
  { unfinished, rest, pending }: Omit<Place, 'command'> & { unfinished: string },
): Promise<string[]> {
  if (pending !== undefined) return pending.long === '--status' ? statuses() : [...(pending.argChoices ?? [])];
  if (unfinished.startsWith('-')) {
    return [...optionsOf(command).flatMap(({ long }) => long ?? []), '--help'];
  }
  const inner = command.commands.map((one) => one.name()).filter((name) => !name.startsWith('_'));
  if (inner.length > 0) return inner;
  const slots = command.registeredArguments;
  const slot = slots[Math.min(rest.length, slots.length - 1)];
  if (slot === undefined) return [];
  if (slot.name() === 'status') return statuses();
  if (slot.name() === 'id') return articleIds(context);
  if (slot.name() === 'operacja') {
    return (await import('@redakcja/generated/operations')).operations.map(({ id }) => id);
  }
  return [...(slot.argChoices ?? [])];
}

/** The newest articles; nothing when nobody is signed in, since a completion has nothing to say. */
async function articleIds(context: Context): Promise<string[]> {
  try {
    const [{ openAccess }, { listArticles }] = await Promise.all([
      import('../auth/access.ts'),
      import('@redakcja/generated/axios/articles/articles'),
    ]);
    await openAccess(context, {});
    const { items } = await listArticles({ size: 50 });
    return items.map(({ id }) => String(id));
  } catch {
    return [];
  }
}
