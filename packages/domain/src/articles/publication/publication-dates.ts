// Rules of the dates of publication. Without zod: the rules of statuses, which lists ask, need them.
import type { ArticleStatusesInput as StatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { PublicationDates } from '@redakcja/generated/model/publicationDates';
import { formatDateTime, parseMoment } from '../../shared/formats/dates.ts';
import type { Report } from '../../shared/forms/fields-together.ts';
import { publicationMessages } from './publication-messages.ts';

/** Dates as a form or a call gives them. */
export interface Publication {
  publishStart?: string | null;
  publishEnd?: string | null;
  archiveAfterPublishEnd?: boolean;
}

const momentOf = (iso: string | null | undefined) => (typeof iso === 'string' ? parseMoment(iso) : null);

/** Checks that the start, if given, is in the future. */
export function checkStart(publishStart: string | null | undefined, now: Date, report: Report): void {
  const start = momentOf(publishStart);
  if (start && start <= now) report('publishStart', publicationMessages.startNotLaterThanNow);
}

/** Checks the end: required for archiving after it, later than the start and in the future. */
export function checkEnd(publication: Publication, now: Date, report: Report): void {
  const start = momentOf(publication.publishStart);
  const end = momentOf(publication.publishEnd);
  if (publication.archiveAfterPublishEnd && !publication.publishEnd)
    report('publishEnd', publicationMessages.endMissing);
  if (end && start && end <= start) report('publishEnd', publicationMessages.endNotLaterThanStart);
  if (end && end <= now) report('publishEnd', publicationMessages.endNotLaterThanNow);
}

/** Dates that a call names; what is absent stays as each article has it. */
export type NamedDates = Pick<StatusesInput, 'publishStart' | 'publishNow' | 'publishEnd' | 'archiveAfterPublishEnd'>;

/**
 * The dates that a call names, checked by the clock of the server. „Od razu” begins at this moment, whatever the caller's clock says;
 * beside a start it is refused, since one of the two is a mistake.
 */
export function checkPublication({ publishNow = false, ...named }: NamedDates, now: Date) {
  const { fields, report } = collected();
  const start = publishNow ? now.toISOString() : named.publishStart;
  if (publishNow && named.publishStart !== undefined) report('publishStart', publicationMessages.startBesideNow);
  if (!publishNow) checkStart(named.publishStart, secondOf(now), report);
  // without an end of its own the call leaves that of each article, which is looked at with the article
  const isArchived = named.publishEnd !== undefined && named.archiveAfterPublishEnd;
  checkEnd({ ...named, publishStart: start, archiveAfterPublishEnd: isArchived }, now, report);
  return fields;
}

function collected() {
  const fields: FieldError[] = [];
  const report: Report = (path, message) => fields.push({ path: String(path), message });
  return { fields, report };
}

/** The second that the picker shows: a start within it is not earlier than now. */
export const secondOf = (now: Date) => new Date(Math.floor(now.getTime() / 1000) * 1000 - 1);

/** The dates with which an article is published, given its own and those that a call names. */
export function datesFor(own: PublicationDates, named: NamedDates, now: Date): PublicationDates {
  const { publishStart = own.publishStart, publishEnd = own.publishEnd } = named;
  const isArchived = named.archiveAfterPublishEnd ?? (own.archiveAfterPublishEnd && publishEnd !== null);
  return {
    publishStart: named.publishNow ? now.toISOString() : publishStart,
    publishEnd,
    archiveAfterPublishEnd: isArchived,
  };
}

/** What is wrong with the end that an article would be published with; undefined when it is fine. A start that has passed is allowed. */
export function endProblem(dates: PublicationDates, now: Date): FieldError | undefined {
  const { fields, report } = collected();
  checkEnd(dates, now, report);
  return fields.at(-1);
}

/** Dates of an article still to come that others take the place of; what stays is null. Null when all of them stay. */
export function replacedDates(own: PublicationDates, next: PublicationDates, now: Date): PublicationDates | null {
  const replaced = (mine: string | null, other: string | null) => {
    const moment = momentOf(mine);
    const isToCome = moment !== null && moment > now;
    return isToCome && moment.getTime() !== momentOf(other)?.getTime() ? mine : null;
  };
  const dates = {
    publishStart: replaced(own.publishStart, next.publishStart),
    publishEnd: replaced(own.publishEnd, next.publishEnd),
    archiveAfterPublishEnd: own.archiveAfterPublishEnd && !next.archiveAfterPublishEnd,
  };
  return Object.values(dates).some(Boolean) ? dates : null;
}

/** „od 01.12.2026 08:00, do 31.12.2026 23:59, archiwizacja po zakończeniu”, as far as there are any. */
export function datesText({ publishStart, publishEnd, archiveAfterPublishEnd }: PublicationDates): string {
  const [start, end] = [formatDateTime(publishStart), formatDateTime(publishEnd)];
  return [
    ...(start === '' ? [] : [`od ${start}`]),
    ...(end === '' ? [] : [`do ${end}`]),
    ...(archiveAfterPublishEnd ? ['archiwizacja po zakończeniu'] : []),
  ].join(', ');
}
