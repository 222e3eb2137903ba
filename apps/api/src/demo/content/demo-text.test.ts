import { checkArticle } from '@redakcja/domain/articles/check/check-text';
import { articleTexts } from '@redakcja/domain/articles/check/testing/article-texts';
import { expect, test } from 'vitest';
import { demoArticles } from './demo-articles.ts';
import { demoText } from './demo-text.ts';

test('the texts of the demonstration have no errors', () => {
  const found = demoArticles.flatMap(({ kind, title }) =>
    checkArticle(articleTexts({ title, ...demoText(kind, title) })),
  );
  expect(found.filter(({ isError }) => isError)).toEqual([]);
});

test('the versions of an article differ', () => {
  for (const { kind, title, versions = 1 } of demoArticles) {
    const texts = Array.from({ length: versions }, (_, older) => demoText(kind, title, older).content);
    expect(new Set(texts).size, title).toBe(versions);
  }
});
