import { getArticle } from '@redakcja/generated/axios/articles/articles';
import { openAccess } from '../auth/access.ts';
import { type Context, say } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/exit-codes.ts';
import { withRetries } from '../shared/retry.ts';
import { inOrder } from '../shared/streams.ts';
import { chooseArticles } from './choose-articles.ts';
import type { ExportArticlesOptions } from './commands.ts';
import type { FoundState } from './read-articles.ts';

/** Articles read at a time. */
const atOnce = 4;

/** `bip articles export`: whole articles as NDJSON, as they come, in their order. */
export async function exportArticles(
  ids: readonly string[],
  options: ExportArticlesOptions,
  context: Context,
): Promise<ExitCode> {
  const choice = chooseArticles(context, ids, options);
  await openAccess(context, options);
  let count = 0;
  let missing = 0;
  const read = ({ id, state }: FoundState) =>
    withRetries(context, options, async () => ({ id, article: state === null ? null : await getArticle(id) }));
  for await (const { id, article } of inOrder(choice.states(), atOnce, read)) {
    if (article === null) {
      missing += 1;
      context.stderr.write(`Nie znaleziono artykułu o numerze ${id}\n`);
    } else {
      count += 1;
      context.stdout.write(`${JSON.stringify(article)}\n`);
    }
  }
  say(context, `Wyeksportowano: ${count}`);
  if (count === 0 && missing > 0) throw new CommandError('Nie znaleziono żadnego z artykułów');
  return missing > 0 ? exitCodes.someFailed : exitCodes.ok;
}
