import { checkArticle } from '@redakcja/domain/articles/check/check-text';
import { expect, test } from 'vitest';
import { demoArticles } from './demo-articles.ts';
import { demoText } from './demo-text.ts';

test('the texts of the demonstration have no errors', () => {
  const found = demoArticles.flatMap(({ kind, title }) => checkArticle({ title, ...demoText(kind, title) }));
  expect(found.filter(({ isError }) => isError)).toEqual([]);
});
