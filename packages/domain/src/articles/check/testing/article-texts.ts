import type { CheckedTexts } from '../check-text.ts';

/** The texts of an article in Polish, without what the test does not need. */
export const articleTexts = (texts: Partial<CheckedTexts>): CheckedTexts => ({
  title: 'Wykaz',
  shortDescription: 'Wykaz',
  content: '',
  extraContent: null,
  titleFromFooter: null,
  baseArticleProvidingEntity: 'Urząd Gminy',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleAuthorEmail: null,
  links: [],
  multimedia: [],
  language: { isoCode: 'PL' },
  ...texts,
});
