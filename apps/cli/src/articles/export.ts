import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import { readArticles } from '@redakcja/generated/axios/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { rowPrinter } from '../shared/output/output.ts';
import { preferLowMemory } from '../shared/requests/low-memory.ts';
import { withRetries } from '../shared/requests/retry.ts';
import { inChunks, mapInOrder } from '../shared/streams.ts';
import type { ExportArticlesOptions } from './commands.ts';
import { listAllArticles, type Retry } from './selection/read-articles.ts';
import { refuseAllWithFilters, selectArticles } from './selection/select-articles.ts';
import { exportToFolder } from './transfer/export-folder.ts';

/** Number of articles per call: several megabytes at most, and the server answers others in between. */
const batchSize = 200;

/** Number of calls at a time: while one answer is checked and written, the server makes the next. */
const concurrency = 2;

/** `bip articles export`: a folder to be imported, or streams whole articles as NDJSON, in the order of the selection. */
export async function exportArticles(
  ids: readonly string[],
  options: ExportArticlesOptions,
  context: Context,
): Promise<ExitCode> {
  preferLowMemory();
  refuseAllWithFilters(options);
  const wanted = options.all ? () => allIds(options, context) : selectArticles(context, ids, options).ids;
  await authenticate(context, options);
  if (options.folder !== undefined) {
    await exportToFolder(options.folder, wanted(), options, context);
    return exitCodes.ok;
  }
  const printer = rowPrinter<Article>(context, options.output, { id: ({ id }) => id, columns: [] });
  let count = 0;
  let missing = 0;
  const read = async (articleIds: readonly number[]) => {
    const articles = await withRetries(context, options, () => readArticles({ articleIds: [...articleIds] }));
    return { articleIds, articles };
  };
  for await (const { articleIds, articles } of mapInOrder(inChunks(wanted(), batchSize), concurrency, read)) {
    const found = new Set(articles.map(({ id }) => id));
    for (const id of articleIds) if (!found.has(id)) context.stderr.write(`Nie znaleziono artykułu o numerze ${id}\n`);
    missing += articleIds.length - articles.length;
    count += articles.length;
    for (const article of articles) printer.print(article);
  }
  printer.end();
  info(context, `Wyeksportowano: ${count}`);
  if (count === 0 && missing > 0) throw new CommandError('Nie znaleziono żadnego z artykułów');
  return missing > 0 ? exitCodes.someFailed : exitCodes.ok;
}

/** System articles too. */
const types = Object.values(ArticleType);

/** Of every language: an article may be in one of them only. */
async function* allIds(options: ExportArticlesOptions, context: Context): AsyncGenerator<number> {
  const retry: Retry = (call) => withRetries(context, options, call);
  for (const { isoCode } of await retry(() => listApplicationLanguages()))
    for await (const { id } of listAllArticles({ lang: isoCode, types, sortings: ['id;asc'] }, retry)) yield id;
}
