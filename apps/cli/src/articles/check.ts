// `bip articles check`: what articles lack for publication and what the check of their texts finds, by the same rules as the card and the server.
import { appendFile, readFile, truncate } from 'node:fs/promises';
import {
  attachmentLabel,
  attachmentPlace,
  isAttachmentError,
  nameErrors,
  waitingLabel,
} from '@redakcja/domain/articles/check/attachment-findings';
import { checkArticle } from '@redakcja/domain/articles/check/check-text';
import type { TextFinding } from '@redakcja/domain/articles/check/checked-texts';
import { findingLabels } from '@redakcja/domain/articles/check/publication-check';
import { publicationObstacles } from '@redakcja/domain/articles/publication/publication-obstacles';
import { listArticleDeadLinks, readArticles } from '@redakcja/generated/axios/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleReference } from '@redakcja/generated/model/articleReference';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { authenticate } from '../auth/authenticate.ts';
import { progress } from '../shared/bulk/progress.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { toWriteError } from '../shared/failures/failures.ts';
import { rowPrinter } from '../shared/output/output.ts';
import type { Column } from '../shared/output/row-shape.ts';
import { preferLowMemory } from '../shared/requests/low-memory.ts';
import { withRetries } from '../shared/requests/retry.ts';
import { inChunks, mapInOrder } from '../shared/streams.ts';
import type { CheckArticlesOptions } from './commands.ts';
import { listAllArticles } from './selection/read-articles.ts';
import { refuseAllWithFilters, selectArticles } from './selection/select-articles.ts';

const batchSize = 200;
const concurrency = 2;

interface Row {
  id: number;
  title: string;
  kind: 'Brak' | 'Błąd' | 'Uwaga';
  what: string;
  where: string;
}

const columns: readonly Column<Row>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'TYTUŁ', value: (row) => row.title },
  { heading: 'RODZAJ', value: (row) => row.kind },
  { heading: 'CO', value: (row) => row.what },
  { heading: 'GDZIE', value: (row) => row.where },
];

export async function checkArticles(
  ids: readonly string[],
  options: CheckArticlesOptions,
  context: Context,
): Promise<ExitCode> {
  preferLowMemory();
  refuseAllWithFilters(options);
  const wanted = options.all ? allIds(options, context) : selectArticles(context, ids, options).ids();
  await authenticate(context, options);
  const done = await idsIn(options.resume);
  const left: number[] = [];
  for await (const id of wanted) if (!done.has(id)) left.push(id);
  const bar = progress(context, left.length + done.size, done.size);
  const printer = rowPrinter(context, options.output, { columns, id: (row) => row.id });
  const counts = { Brak: 0, Błąd: 0, Uwaga: 0 };
  const read = async (articleIds: readonly number[]) => ({
    articleIds,
    articles: await withRetries(context, options, () => readArticles({ articleIds: [...articleIds] })),
  });
  for await (const { articleIds, articles } of mapInOrder(inChunks(left, batchSize), concurrency, read)) {
    bar.clear();
    for (const row of await rowsOfAll(articles, options, context)) {
      if (row.kind === 'Uwaga' && options.errors) continue;
      counts[row.kind] += 1;
      printer.print(row);
    }
    await remember(options.resume, articleIds);
    bar.advance(articleIds.length);
  }
  bar.clear();
  printer.end();
  const hints = options.errors ? '' : `, uwagi: ${counts.Uwaga}`;
  info(context, `Sprawdzono: ${left.length}, braki: ${counts.Brak}, błędy: ${counts.Błąd}${hints}`);
  return counts.Brak + counts.Błąd > 0 ? exitCodes.failed : exitCodes.ok;
}

/** Links that lead nowhere are hints: nobody asks about them where only errors are wanted. */
async function rowsOfAll(articles: readonly Article[], options: CheckArticlesOptions, context: Context) {
  const rows: Row[] = [];
  for (const article of articles) {
    rows.push(...rowsOf(article));
    if (options.errors || (article.links.length === 0 && !article.content.includes('href='))) continue;
    const { id, title } = article;
    const dead = await withRetries(context, options, () => listArticleDeadLinks(id));
    const what = findingLabels.deadLink;
    rows.push(...dead.map(({ address }): Row => ({ id, title, kind: 'Uwaga', what, where: address })));
  }
  return rows;
}

function rowsOf(article: Article): Row[] {
  const { id, title } = article;
  const rowOf = ({ isError, code, excerpt }: TextFinding): Row => {
    return { id, title, kind: isError ? 'Błąd' : 'Uwaga', what: findingLabels[code], where: excerpt };
  };
  // the date is given with the publication
  const obstacles = publicationObstacles(article).filter(({ path }) => path !== 'publishStart');
  return [
    ...obstacles.map(({ message }): Row => ({ id, title, kind: 'Brak', what: message, where: '' })),
    ...checkArticle(article).map(rowOf),
    ...article.review.attachments.flatMap((one) => attachmentRows(one).map((row): Row => ({ id, title, ...row }))),
    ...(article.review.sameText === null ? [] : [sameTextRow(article, article.review.sameText)]),
  ];
}

function attachmentRows(check: AttachmentCheck): Omit<Row, 'id' | 'title'>[] {
  const { isChecked, findings } = check;
  const name = attachmentPlace(check, null);
  const inName = nameErrors(check).map(({ what }) => ({ kind: 'Błąd' as const, what, where: name }));
  if (!isChecked) return [...inName, { kind: 'Uwaga', what: waitingLabel, where: name }];
  return [
    ...inName,
    ...findings.map((one) => ({
      kind: isAttachmentError(one) ? ('Błąd' as const) : ('Uwaga' as const),
      what: attachmentLabel(one),
      where: [attachmentPlace(check, one.page), one.excerpt].filter((text) => text !== '').join(': '),
    })),
  ];
}

function sameTextRow({ id, title }: Article, same: ArticleReference): Row {
  return { id, title, kind: 'Uwaga', what: 'ta sama treść jest już opublikowana', where: `${same.id} ${same.title}` };
}

async function* allIds(options: CheckArticlesOptions, context: Context): AsyncGenerator<number> {
  const query = {
    types: Object.values(ArticleType),
    sortings: ['id;asc'],
    ...(options.lang === undefined ? {} : { lang: options.lang.toUpperCase() }),
  };
  const rows = listAllArticles(query, (call) => withRetries(context, options, call));
  for await (const { id } of rows) yield id;
}

/** Articles that an interrupted run has checked. */
async function idsIn(file: string | undefined): Promise<Set<number>> {
  if (file === undefined) return new Set();
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new CommandError(`Nie można odczytać pliku ${file} (${error.code})`);
  });
  // The last line of a killed run may be cut: the article is checked again, and what is appended begins a line of its own.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  if (lines.some((line) => !/^\d+$/.test(line))) throw new CommandError(`Plik ${file} nie zawiera numerów artykułów`);
  if (whole !== text) await truncate(file, Buffer.byteLength(whole));
  return new Set(lines.map(Number));
}

async function remember(file: string | undefined, ids: readonly number[]): Promise<void> {
  if (file === undefined) return;
  await appendFile(file, ids.map((id) => `${id}\n`).join(''), { mode: 0o600 }).catch((error: unknown) => {
    throw toWriteError(file, error);
  });
}
