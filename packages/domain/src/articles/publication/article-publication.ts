// Dates of publication: in the publish dialog and in the form of an article.
import { ArticleStatusesInput } from '@redakcja/generated/zod/articleStatusesInput';
import * as z from 'zod';
import { flag } from '../../shared/forms/choice-rules.ts';
import { fieldsTogether } from '../../shared/forms/fields-together.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { moment } from '../../shared/forms/text-rules.ts';
import { checkEnd, checkStart, type Publication, secondOf } from './publication-dates.ts';
import { publicationMessages } from './publication-messages.ts';

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
      checkStart(given.publishStart, secondOf(now), report);
      checkEnd(given, now, report);
    }),
  );
}
