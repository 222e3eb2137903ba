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
import { withoutPersonalNumbers } from '@redakcja/domain/shared/text/personal-numbers';
import { listArticleDeadLinks, readArticles } from '@redakcja/generated/axios/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleReference } from '@redakcja/generated/model/articleReference';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { z } from 'zod';
import { authenticate } from '../auth/authenticate.ts';
import { progress } from '../shared/bulk/progress.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { toWriteError } from '../shared/failures/failures.ts';
import { rowPrinter } from '../shared/output/output.ts';
import type { Column } from '../shared/output/row-shape.ts';
import { preferLowMemory } from '../shared/requests/low-memory.ts';
import { withRetries } from '../shared/requests/retry.ts';
import { utf8Text } from '../shared/rows/utf8-text.ts';
import { inChunks, mapInOrder } from '../shared/streams.ts';
import type { CheckArticlesOptions } from './commands.ts';
import { listAllArticles } from './selection/read-articles.ts';
import { refuseAllWithFilters, selectArticles } from './selection/select-articles.ts';

const batchSize = 200;
const concurrency = 2;

/** What an interrupted run has found in an article: it belongs to the report of the whole, and to its exit code. */
interface CheckedArticle {
  id: number;
  rows: readonly Row[];
}

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
  const checked = await checkedIn(options.resume);
  const earlier: CheckedArticle[] = [];
  const left: number[] = [];
  for await (const id of wanted) {
    const before = checked.get(id);
    if (before === undefined) left.push(id);
    else earlier.push(before);
  }
  const bar = progress(context, left.length + earlier.length, earlier.length);
  const printer = rowPrinter(context, options.output, { columns, id: (row) => row.id });
  const counts = { Brak: 0, Błąd: 0, Uwaga: 0 };
  const report = (rows: readonly Row[]) => {
    for (const row of rows) {
      counts[row.kind] += 1;
      printer.print(row);
    }
  };
  for (const { rows } of earlier) report(rows);
  const read = async (articleIds: readonly number[]) => ({
    articleIds,
    articles: await withRetries(context, options, () => readArticles({ articleIds: [...articleIds] })),
  });
  for await (const { articleIds, articles } of mapInOrder(inChunks(left, batchSize), concurrency, read)) {
    bar.clear();
    const rows = await rowsOfAll(articles, options, context);
    report(rows);
    await remember(options.resume, articleIds, rows);
    bar.advance(articleIds.length);
  }
  bar.clear();
  printer.end();
  const hints = options.errors ? '' : `, uwagi: ${counts.Uwaga}`;
  const before = earlier.length > 0 ? `, wcześniej: ${earlier.length}` : '';
  info(context, `Sprawdzono: ${left.length}${before}, braki: ${counts.Brak}, błędy: ${counts.Błąd}${hints}`);
  return counts.Brak + counts.Błąd > 0 ? exitCodes.failed : exitCodes.ok;
}

/** Links that lead nowhere are hints: nobody asks about them where only errors are wanted. */
async function rowsOfAll(articles: readonly Article[], options: CheckArticlesOptions, context: Context) {
  const rows: Row[] = [];
  for (const article of articles) {
    rows.push(...rowsOf(article));
    if (options.errors || (article.links.length === 0 && !article.content.includes('href='))) continue;
    const { id } = article;
    const title = shownTitle(article);
    const dead = await withRetries(context, options, () => listArticleDeadLinks(id));
    const what = findingLabels.deadLink;
    const rowOf = (address: string): Row => ({
      id,
      title,
      kind: 'Uwaga',
      what,
      where: withoutPersonalNumbers(address),
    });
    rows.push(...dead.map(({ address }) => rowOf(address)));
  }
  return options.errors ? rows.filter(({ kind }) => kind !== 'Uwaga') : rows;
}

function rowsOf(article: Article): Row[] {
  const { id } = article;
  const title = shownTitle(article);
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

function sameTextRow(article: Article, same: ArticleReference): Row {
  const where = `${same.id} ${shownTitle(same)}`;
  const what = 'ta sama treść jest już opublikowana';
  return { id: article.id, title: shownTitle(article), kind: 'Uwaga', what, where };
}

/** The report, and the file of a killed run, name no number of a person. */
const shownTitle = ({ title }: Pick<Article, 'title'>) => withoutPersonalNumbers(title);

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
async function checkedIn(file: string | undefined): Promise<Map<number, CheckedArticle>> {
  if (file === undefined) return new Map();
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw new CommandError(`Nie można odczytać pliku ${file} (${error.code})`);
  });
  // The last line of a killed run may be cut: the article is checked again, and what is appended begins a line of its own.
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  const lines = utf8Text(whole, file).split('\n').slice(0, -1).map(checkedArticle);
  if (lines.includes(null)) throw new CommandError(`Plik ${file} nie jest zapisem sprawdzenia artykułów`);
  if (whole.length < bytes.length) await truncate(file, whole.length);
  return new Map(lines.flatMap((one) => (one === null ? [] : [[one.id, one] as const])));
}

const rowSchema = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.enum(['Brak', 'Błąd', 'Uwaga']),
  what: z.string(),
  where: z.string(),
});
const checkedSchema = z.object({ id: z.number(), rows: z.array(rowSchema) });

function checkedArticle(line: string): CheckedArticle | null {
  try {
    return checkedSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

async function remember(file: string | undefined, ids: readonly number[], rows: readonly Row[]): Promise<void> {
  if (file === undefined) return;
  const lines = ids.map((id) => `${JSON.stringify({ id, rows: rows.filter((row) => row.id === id) })}\n`);
  await appendFile(file, lines.join(''), { mode: 0o600 }).catch((error: unknown) => {
    throw toWriteError(file, error);
  });
}
