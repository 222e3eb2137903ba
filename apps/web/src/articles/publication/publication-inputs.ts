// What is sent for the articles of a list that are published together.
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleStatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import type { PublicationDates } from './publication-dates.ts';

/** What a change of many articles needs to know of each. */
export type SentRow = Pick<ArticleRow, 'id' | 'etag' | 'publishStart'>;

/** „Jak na kartach” has no dates of its own. */
export interface Publication {
  dates: PublicationDates;
  /** By the id of the article: each covers the errors of its own texts. */
  reasons: ReadonlyMap<number, string>;
}

/** With etags, a row changed by another user is rejected and named. */
export function rowsInput(rows: readonly SentRow[]) {
  return { articleIds: rows.map(({ id }) => id), etags: rows.map(({ etag }) => etag) };
}

/** „Jak na kartach”: without a date on its card an article is published at once, as it is by „Teraz”, and keeps the other dates. */
export const isUndated = ({ publishStart }: Pick<ArticleRow, 'publishStart'>): boolean => !publishStart;

/** One call, or two where some articles have a date of their own and others none. */
export function publicationInputs(rows: readonly SentRow[], { dates, reasons }: Publication): ArticleStatusesInput[] {
  const input = (some: readonly SentRow[], named: PublicationDates): ArticleStatusesInput[] => {
    const changeTexts = some.map(({ id }) => reasons.get(id) ?? null);
    const texts = changeTexts.some((text) => text !== null) ? { changeTexts } : {};
    return some.length === 0 ? [] : [{ ...rowsInput(some), newStatus: ArticleStatus.ToPublish, ...named, ...texts }];
  };
  if (Object.keys(dates).length > 0) return input(rows, dates);
  return [
    ...input(
      rows.filter((row) => !isUndated(row)),
      {},
    ),
    ...input(rows.filter(isUndated), { publishNow: true }),
  ];
}
