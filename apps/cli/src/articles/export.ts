import { getArticle } from '@redakcja/generated/axios/articles/articles';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import { type Context, say } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/exit-codes.ts';
import { withRetries } from '../shared/retry.ts';
import { type ChoiceOptions, chooseArticles } from './choose-articles.ts';

/** Articles read at a time. */
const atOnce = 4;

/** `bip articles export`: whole articles as NDJSON, as they come, in their order. */
export async function exportArticles(
  context: Context,
  words: readonly string[],
  options: AccessOptions & ChoiceOptions & { retries: number },
): Promise<ExitCode> {
  const choice = chooseArticles(context, words, options);
  await openAccess(context, options);
  let count = 0;
  let missing = 0;
  let ids: number[] = [];
  const flush = async () => {
    const articles = await Promise.all(ids.map((id) => withRetries(context, options, () => getArticle(id))));
    for (const article of articles) context.stdout.write(`${JSON.stringify(article)}\n`);
    count += ids.length;
    ids = [];
  };
  for await (const { id, state } of choice.states()) {
    if (state === null) {
      missing += 1;
      context.stderr.write(`Nie znaleziono artykułu o numerze ${id}\n`);
    } else ids.push(id);
    if (ids.length === atOnce) await flush();
  }
  await flush();
  say(context, `Wyeksportowano: ${count}`);
  if (count === 0 && missing > 0) throw new CommandError('Nie znaleziono żadnego z artykułów');
  return missing > 0 ? exitCodes.someFailed : exitCodes.ok;
}
