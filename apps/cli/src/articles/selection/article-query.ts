import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import type { GlobalOptions } from '../../shared/command.ts';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import type { articleKinds, FilterOptions } from './filter-options.ts';
import { branchesOf, tagIds } from './named-parts.ts';

type Filters = Omit<FilterOptions, keyof GlobalOptions>;

/** Builds the query of listArticles. What is given by name is asked of the server, so the sign-in comes before. */
export async function articleQuery(options: Filters): Promise<ListArticlesParams> {
  const { hasAttachment, without = [] } = options;
  const filters = writeFilters(listArticlesDefinition.columns, [
    { column: 'status', operation: 'in', values: options.status },
    { column: 'title', operation: 'contains', value: options.title },
    { column: 'createdBy', operation: 'contains', value: options.author },
    { column: 'createdDate', operation: 'lessThan', value: options.createdBefore },
    { column: 'createdDate', operation: 'greaterThan', value: options.createdAfter },
    { column: 'publishedDate', operation: 'lessThan', value: options.publishedBefore },
    { column: 'publishedDate', operation: 'greaterThan', value: options.publishedAfter },
    { column: 'hasAttachments', operation: 'equal', value: without.includes('attachment') ? false : hasAttachment },
    { column: 'hasAuthor', operation: 'equal', value: without.includes('author') ? false : undefined },
  ]);
  const lang = (options.lang ?? 'PL').toUpperCase();
  const extraFilters = writeFilters(listArticlesDefinition.extraColumns, [
    { column: 'categories', operation: 'in', values: options.category && (await branchesOf(options.category)) },
    { column: 'tags', operation: 'in', values: options.tag && (await tagIds(options.tag, lang)) },
  ]);
  const tooLong = [...filters, ...extraFilters].some((one) => one.length > maxLength);
  if (tooLong) throw new CommandError('Ta gałąź ma za dużo kategorii. Wybierz mniejszą', exitCodes.usage);
  const all = [...filters, ...(options.filter ?? [])];
  const types = options.kind === undefined ? {} : { types: typesOf[options.kind] };
  return {
    lang,
    ...types,
    ...(all.length > 0 ? { filters: all } : {}),
    ...(extraFilters.length > 0 ? { extraFilters } : {}),
  };
}

/** Of one filter, in the contract. */
const maxLength = 2000;

const allTypes = Object.values(ArticleType);
const typesOf: Readonly<Record<(typeof articleKinds)[number], ArticleType[]>> = {
  zwykłe: [ArticleType.Common],
  systemowe: allTypes.filter((type) => type !== ArticleType.Common),
  wszystkie: allTypes,
};

/** The options that choose articles, as they were given. */
export const filtersOf = (options: Filters) => ({
  status: options.status,
  title: options.title,
  category: options.category,
  tag: options.tag,
  author: options.author,
  createdBefore: options.createdBefore,
  createdAfter: options.createdAfter,
  publishedBefore: options.publishedBefore,
  publishedAfter: options.publishedAfter,
  hasAttachment: options.hasAttachment,
  without: options.without,
  filter: options.filter,
});

/** Whether any filter was given: no filter never means "all articles" in a bulk command. */
export function hasFilter(options: Filters): boolean {
  return Object.values(filtersOf(options)).some((one) => one !== undefined);
}
