import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { readableText } from '@redakcja/domain/shared/html/plain-text';
import { getArticle } from '@redakcja/generated/axios/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { printRecord } from '../shared/output/print-record.ts';
import { oneLine } from '../shared/output/table.ts';
import type { ShowArticleOptions } from './commands.ts';
import { articleId } from './selection/article-titled.ts';
import { whyArticle } from './why.ts';

/** `bip articles show`: the main fields of an article, or all of it as JSON. */
export async function showArticle(given: string, options: ShowArticleOptions, context: Context): Promise<ExitCode> {
  await authenticate(context, options);
  const id = await articleId(given);
  if (options.why) {
    await whyArticle(id, options.json || options.output === 'json' ? 'json' : 'table', context);
    return exitCodes.ok;
  }
  const article = await getArticle(id);
  printRecord(context, options.json === true || options.output === 'json', article, () => summary(article));
  return exitCodes.ok;
}

function summary(article: Article): string {
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : null);
  const fields: [string, string | number | null][] = [
    ['Numer', article.id],
    ['Tytuł', article.title],
    ['Status', articleStatusLabels[article.status]],
    ['Język', article.language.isoCode],
    ['Wersja', `${article.version} z ${article.currentVersion}`],
    ['Krótki opis', article.shortDescription],
    ['Podmiot udostępniający', article.baseArticleProvidingEntity],
    ['Autor', article.baseArticleAuthorName],
    ['Data wytworzenia', formatDateTime(article.baseArticleInformationCreated)],
    ['Publikacja od', formatDateTime(article.publishStart)],
    ['Publikacja do', formatDateTime(article.publishEnd)],
    ['Kategorie', list(article.tooltipCategories)],
    ['Tagi', list(article.tags.map(({ name }) => name))],
    ['Załączniki', article.attachments.length + article.addedAttachments.length],
    ['Utworzono', `${formatDateTime(article.createdDate)}, ${article.createdBy}`],
  ];
  const lines = fields.map(([name, value]) => `${`${name}:`.padEnd(25)}${oneLine(value)}`);
  const content = readableText(article.content)
    .split('\n')
    .map((line) => oneLine(line))
    .join('\n');
  return `${lines.join('\n')}\n\n${content}\n`;
}
