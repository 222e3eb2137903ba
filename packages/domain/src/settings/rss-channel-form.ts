import { RssChannelInput } from '@redakcja/generated/zod/rssChannelInput';
import { choice, flag, id, ids } from '../shared/forms/choice-rules.ts';
import { fieldsTogether } from '../shared/forms/fields-together.ts';
import { formOf } from '../shared/forms/form-of.ts';
import { text } from '../shared/forms/text-rules.ts';

/** Message for an active channel without sources (specification, section 5). */
export const rssSourceMessage = 'Aktywny kanał RSS musi mieć co najmniej jedno źródło danych';

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;

/** Whether a channel has a source: all articles, a menu element or a bookmark. */
export function hasSource(channel: Partial<RssChannelInput>): boolean {
  const { fromAllSources, horizontalMenuElements, verticalMenuElements, bookmarksElements } = channel;
  return fromAllSources === true || [horizontalMenuElements, verticalMenuElements, bookmarksElements].some(isFilled);
}

/** Input of an RSS channel (specification, section 5). */
export const rssChannelSchema = formOf(RssChannelInput, {
  displayText: text(),
  title: text(),
  description: text({ lines: 'several' }),
  target: choice(),
  isActive: flag(),
  fromAllSources: flag(),
  languageId: id('Wybierz język'),
  horizontalMenuElements: ids(),
  verticalMenuElements: ids(),
  bookmarksElements: ids(),
}).superRefine(
  ...fieldsTogether<RssChannelInput>((channel, report) => {
    if (channel.isActive === true && !hasSource(channel)) report('fromAllSources', rssSourceMessage);
  }),
);
