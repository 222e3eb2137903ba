import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import * as z from 'zod';
import { fieldsTogether, id, ids, oneOf, requiredText, yesOrNo } from '../shared/form-schema.ts';

/** Said when an active channel would carry nothing (specification, section 5). */
export const rssSourceMessage = 'Aktywny kanał RSS musi mieć co najmniej jedno źródło danych';

const maxSources = 1000;

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;

/** Whether a channel has something to carry: all articles, or those of a menu element or a bookmark. */
export function hasSource(channel: Partial<RssChannelInput>): boolean {
  const { fromAllSources, horizontalMenuElements, verticalMenuElements, bookmarksElements } = channel;
  return fromAllSources === true || [horizontalMenuElements, verticalMenuElements, bookmarksElements].some(isFilled);
}

/** An RSS channel as it is filled in (specification, section 5). */
export const rssChannelSchema = z
  .object({
    displayText: requiredText(250),
    title: requiredText(250),
    description: requiredText(2000),
    target: oneOf(Object.values(LinkTarget)),
    isActive: yesOrNo(),
    fromAllSources: yesOrNo(),
    languageId: id('Wybierz język'),
    horizontalMenuElements: ids(maxSources),
    verticalMenuElements: ids(maxSources),
    bookmarksElements: ids(maxSources),
  } satisfies Record<keyof RssChannelInput, z.ZodType>)
  .superRefine(
    ...fieldsTogether<RssChannelInput>((channel, report) => {
      if (channel.isActive === true && !hasSource(channel)) report('fromAllSources', rssSourceMessage);
    }),
  );
