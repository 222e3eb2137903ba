// What answers a search besides texts: the office's data, categories, system articles and the pages that the bulletin always has.
import { officeAnswer, wordsAskedFor } from '@redakcja/domain/settings/office/office-questions';
import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { ownPath, pages } from '@redakcja/site/parts/addresses';
import type { Answers } from '@redakcja/site/parts/search-answers';
import { allWordsOf, countedWordsOf } from './search-words.ts';

const maxPages = 5;
const maxRelated = 5;

/** Pages without a record of their own, by the words of their names. */
const ownPages = [
  { path: pages.changes, text: 'Rejestr zmian' },
  { path: pages.map, text: 'Mapa strony' },
  { path: pages.data, text: 'Dane do pobrania' },
  { path: pages.feeds, text: 'Kanały RSS' },
  { path: pages.statistics, text: 'Statystyka' },
];

export function answersTo(
  phrase: string,
  frame: PublicFrame,
  categories: readonly Omit<PublicCategory, 'articles'>[],
): Answers {
  const { office, contacts, language } = frame.site;
  const asked = wordsAskedFor(phrase).join(' ');
  const hasAll = allWordsOf(asked);
  const words = asked.split(' ').length;
  // a name that says little more than the words is what is looked for
  const closest = <Named extends { text: string }>(named: readonly Named[]) =>
    named
      .filter(({ text }) => hasAll(text))
      .map((one) => ({ one, more: wordsAskedFor(one.text).length - words }))
      .sort((a, b) => a.more - b.more)
      .map(({ one }) => one);
  const found = closest([
    ...categories.map(({ address, displayText }) => ({ path: address, text: displayText })),
    ...frame.pages.map(({ path, title }) => ({ path, text: title })),
    ...ownPages.map(({ path, text }) => ({ path: ownPath(language.isoCode, path), text })),
  ]);
  const counted = countedWordsOf(asked);
  const related = categories
    .map(({ address, displayText }) => ({ path: address, text: displayText, words: counted(displayText) }))
    .filter(({ path, words: some }) => some > 0 && !found.some((one) => one.path === path))
    .sort((a, b) => b.words - a.words)
    .map(({ path, text }) => ({ path, text }));
  const pagesByPath = new Map(found.map((one) => [one.path, one]));
  return {
    ...officeAnswer(phrase, office, contacts),
    pages: asked === '' ? [] : [...pagesByPath.values()].slice(0, maxPages),
    related: related.slice(0, maxRelated),
  };
}
