// Dates of publication: in the publish dialog and in the form of an article.
import type { ArticleStatusesInput as StatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import { ArticleStatusesInput } from '@redakcja/generated/zod/articleStatusesInput';
import * as z from 'zod';
import { parseMoment } from '../../shared/formats/dates.ts';
import { flag } from '../../shared/forms/choice-rules.ts';
import { fieldsTogether, type Report } from '../../shared/forms/fields-together.ts';
import { validate } from '../../shared/forms/form-errors.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { moment } from '../../shared/forms/text-rules.ts';
import { publicationMessages } from './publication-messages.ts';

interface Publication {
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

/** A save that names one of the dates is checked with the stored ones, which stay; one that names none is not refused for a date that has passed. */
export function withStoredDates<Input extends Publication>(article: Required<Publication>, input: Input): Input {
  const { publishStart, publishEnd, archiveAfterPublishEnd } = article;
  const stored = { publishStart, publishEnd, archiveAfterPublishEnd };
  const named = [input.publishStart, input.publishEnd, input.archiveAfterPublishEnd];
  return named.every((one) => one === undefined) ? input : { ...stored, ...input };
}

const { publishStart, publishEnd, archiveAfterPublishEnd } = ArticleStatusesInput.shape;

const publication = formOf(z.object({ publishStart: publishStart.unwrap(), publishEnd, archiveAfterPublishEnd }), {
  publishStart: moment(publicationMessages.startMissing),
  publishEnd: moment(),
  archiveAfterPublishEnd: flag(),
});

/**
 * The publish dialog (specification, section 5): the start is not earlier than now, to the second that the picker shows;
 * the end, when given, is later than both. The clock is read at every check, since the dialog may stay open.
 */
export function publishDialogSchema({ clock }: { clock: () => Date }) {
  return publication.superRefine(
    ...fieldsTogether<Publication>((given, report) => {
      const now = clock();
      const thisSecond = Math.floor(now.getTime() / 1000) * 1000;
      const start = momentOf(given.publishStart);
      if (start && start.getTime() < thisSecond) report('publishStart', publicationMessages.startNotLaterThanNow);
      checkEnd(given, now, report);
    }),
  );
}

type StatusesDates = Pick<StatusesInput, 'publishStart' | 'publishNow' | 'publishEnd' | 'archiveAfterPublishEnd'>;

/**
 * The dates of a call that publishes, checked by the clock of the server. „Od razu” begins at this moment, whatever the caller's clock says;
 * beside a start it is refused, since one of the two is a mistake.
 */
export function checkPublication({ publishNow = false, ...dates }: StatusesDates, now: Date) {
  const start = publishNow ? now.toISOString() : dates.publishStart;
  const schema = publishDialogSchema({ clock: () => now }).refine(
    () => !publishNow || dates.publishStart === undefined,
    {
      path: ['publishStart'],
      error: publicationMessages.startBesideNow,
    },
  );
  return validate(schema, { ...dates, publishStart: start });
}
