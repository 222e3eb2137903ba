// Values of the form of a channel: the sources with their names.
import { rssChannelSchema } from '@redakcja/domain/settings/rss-channel-form';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { RssChannel } from '@redakcja/generated/model/rssChannel';
import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import * as z from 'zod';
import type { FormSchema } from '../../shared/form/state/app-form.ts';

export interface RssSource {
  id: number;
  displayText: string;
}

/** The lists of sources, in the order of their tabs. */
export const sourceFields = ['horizontalMenuElements', 'verticalMenuElements', 'bookmarksElements'] as const;
export type SourceField = (typeof sourceFields)[number];

export type RssChannelValues = Omit<RssChannelInput, SourceField> & Record<SourceField, RssSource[]>;

export function rssChannelValues(channel: RssChannel): RssChannelValues {
  const { displayText, title, description, target, isActive, fromAllSources, language } = channel;
  const sources = (field: SourceField) =>
    channel[field].map(({ id, displayText: name }) => ({ id, displayText: name }));
  return {
    displayText,
    title,
    description,
    target,
    isActive,
    fromAllSources,
    languageId: language.id,
    horizontalMenuElements: sources('horizontalMenuElements'),
    verticalMenuElements: sources('verticalMenuElements'),
    bookmarksElements: sources('bookmarksElements'),
  };
}

const journalSources = z.array(z.object({ id: z.int(), name: z.string() }));

/** Sources of the journal as the form has them. */
export function formerSources(before: readonly unknown[]): RssSource[] | undefined {
  return journalSources.safeParse(before).data?.map(({ id, name }) => ({ id, displayText: name }));
}

export const newRssChannel: Omit<RssChannelValues, 'languageId'> = {
  displayText: '',
  title: '',
  description: '',
  target: LinkTarget.SameTab,
  isActive: false,
  fromAllSources: false,
  horizontalMenuElements: [],
  verticalMenuElements: [],
  bookmarksElements: [],
};

function toInput(values: RssChannelValues): RssChannelInput {
  const idsOf = (field: SourceField) => values[field].map(({ id }) => id);
  return {
    ...values,
    horizontalMenuElements: idsOf('horizontalMenuElements'),
    verticalMenuElements: idsOf('verticalMenuElements'),
    bookmarksElements: idsOf('bookmarksElements'),
  };
}

export const rssChannelFormSchema: FormSchema<RssChannelValues, RssChannelInput> = z
  .custom<RssChannelValues>()
  .transform(toInput)
  .pipe(rssChannelSchema);
