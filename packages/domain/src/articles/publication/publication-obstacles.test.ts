import { ArticleType } from '@redakcja/generated/model/articleType';
import { expect, test } from 'vitest';
import { publicationMessages } from './publication-messages.ts';
import { type Publishable, publicationObstacles } from './publication-obstacles.ts';

const complete: Publishable = {
  baseArticleType: ArticleType.Common,
  mainMenuElementDisplayText: 'Uchwały',
  publishStart: '2026-11-21T10:00:00.000Z',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-11-20T07:30:00.000Z',
};

const { categoryMissing, startMissing, providingEntityMissing, authorMissing, informationDateMissing } =
  publicationMessages;

test.each<[Partial<Publishable>, Record<string, string>]>([
  [{}, {}],
  [{ mainMenuElementDisplayText: null }, { categories: categoryMissing }],
  [{ mainMenuElementDisplayText: ' ' }, { categories: categoryMissing }],
  [{ baseArticleType: ArticleType.Rss, mainMenuElementDisplayText: null }, {}],
  [{ publishStart: null }, { publishStart: startMissing }],
  [{ publishStart: '' }, { publishStart: startMissing }],
  [{ baseArticleType: ArticleType.Rss, publishStart: null }, { publishStart: startMissing }],
  [{ baseArticleProvidingEntity: '' }, { baseArticleProvidingEntity: providingEntityMissing }],
  [{ baseArticleAuthorName: '  ' }, { baseArticleAuthorName: authorMissing }],
  [{ baseArticleAuthorName: 'brak' }, { baseArticleAuthorName: authorMissing }],
  [{ baseArticleProvidingEntity: '–' }, { baseArticleProvidingEntity: providingEntityMissing }],
  [{ baseArticleInformationCreated: '' }, { baseArticleInformationCreated: informationDateMissing }],
  [
    { baseArticleAuthorName: '', publishStart: null, mainMenuElementDisplayText: null },
    { baseArticleAuthorName: authorMissing, publishStart: startMissing, categories: categoryMissing },
  ],
])('what an article with %j lacks', (changes, expected) => {
  const obstacles = publicationObstacles({ ...complete, ...changes });
  expect(obstacles.map(({ path, message }) => [path, message])).toEqual(Object.entries(expected));
});
