import { exportArticles } from '@redakcja/generated/axios/articles/articles';
import type { PortableFile } from '@redakcja/generated/model/portableFile';
import { type Context, info } from '../../shared/context.ts';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { download } from '../../shared/requests/download.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import { each, inChunks, mapInOrder } from '../../shared/streams.ts';
import { ArticleFolder } from './article-folder.ts';
import { exportedOrders } from './article-order.ts';

/** Number of articles per call, and of calls and of files at a time. */
const batchSize = 100;
const concurrency = 2;
const downloads = 4;

/** `bip articles export --folder`: all languages and versions of the selected articles, with attachments and pictures. */
export async function exportToFolder(
  folder: string,
  ids: AsyncIterable<number>,
  options: { retries: number },
  context: Context,
): Promise<void> {
  const target = new ArticleFolder(folder);
  await target.begin();
  const read = (articleIds: number[]) => withRetries(context, options, () => exportArticles({ articleIds }));
  const save = ({ file, address }: PortableFile) =>
    target.addFile(file, () => withRetries(context, options, () => download(address)));
  for await (const { articles, files } of mapInOrder(inChunks(ids, batchSize), concurrency, read)) {
    for (const article of articles) await target.addArticle(article.key, article);
    // a file of several articles is fetched once
    for await (const _saved of mapInOrder(each(files.filter(({ file }) => !target.has(file))), downloads, save));
  }
  if (target.articles === 0) throw new CommandError('Nie znaleziono żadnego z artykułów');
  await target.end(
    await exportedOrders(
      (key) => target.hasArticle(key),
      (call) => withRetries(context, options, call),
    ),
  );
  info(context, `Wyeksportowano: ${target.articles}, pliki: ${target.files}`);
}
