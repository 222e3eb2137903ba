import { getArticle } from '@redakcja/generated/axios/articles/articles';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/exit-codes.ts';
import { withRetries } from '../shared/retry.ts';
import { mapInOrder } from '../shared/streams.ts';
import type { ExportArticlesOptions } from './commands.ts';
import type { FoundState } from './read-articles.ts';
import { selectArticles } from './select-articles.ts';

/** Number of articles read at a time. */
const concurrency = 4;

/** `bip articles export`: streams whole articles as NDJSON, in the order of the selection. */
export async function exportArticles(
  ids: readonly string[],
  options: ExportArticlesOptions,
  context: Context,
): Promise<ExitCode> {
  const selection = selectArticles(context, ids, options);
  await authenticate(context, options);
  let count = 0;
  let missing = 0;
  const read = ({ id, state }: FoundState) =>
    withRetries(context, options, async () => ({ id, article: state === null ? null : await getArticle(id) }));
  for await (const { id, article } of mapInOrder(selection.states(), concurrency, read)) {
    if (article === null) {
      missing += 1;
      context.stderr.write(`Nie znaleziono artykułu o numerze ${id}\n`);
    } else {
      count += 1;
      context.stdout.write(`${JSON.stringify(article)}\n`);
    }
  }
  info(context, `Wyeksportowano: ${count}`);
  if (count === 0 && missing > 0) throw new CommandError('Nie znaleziono żadnego z artykułów');
  return missing > 0 ? exitCodes.someFailed : exitCodes.ok;
}
