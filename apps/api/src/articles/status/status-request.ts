// What is asked of a change of statuses, and why an article is refused.
import type { NamedDates } from '@redakcja/domain/articles/publication/publication-dates';
import { isPublication } from '@redakcja/domain/articles/publication/second-person';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { ProblemCode } from '@redakcja/generated/model/problemCode';

export interface StatusRequest {
  ids: readonly number[];
  to: ArticleStatus;
  changeText?: string | null | undefined;
  /** For a withdrawal: why the title leaves the register of changes too. */
  titleRemovalReason?: string | null | undefined;
  /** Reasons of single articles in the order of the ids: with them `changeText` covers no errors. */
  ownReasons?: readonly (string | null)[] | undefined;
  /** If-Match values in the order of the ids. */
  etags?: readonly (string | undefined)[] | undefined;
  /** Dates that are set with it; the others stay as each article has them. */
  named?: NamedDates | undefined;
  /** Only says what would be done. */
  dryRun?: boolean | undefined;
}

export type RefusalKind = 'notFound' | 'forbidden' | 'conflict' | 'invalid' | 'stale';

export interface Refusal {
  kind: RefusalKind;
  code: ProblemCode;
  errors: string[];
  fields?: readonly FieldError[];
}

/** Whether the texts are looked through: for a publication, and before a confirmation for who asks what it will lead to. */
export const asksOfTexts = ({ to, dryRun }: Pick<StatusRequest, 'to' | 'dryRun'>): boolean =>
  isPublication(to) || (dryRun === true && to === ArticleStatus.Confirmed);
