import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openArticle } from '../../../testing/article-screen.ts';

test.each([
  ['PL', 'https://bip.example/artykul/7/budzet'],
  ['EN', 'https://bip.example/en/artykul/7/budzet'],
])('what is published in %s leads to its page', async (isoCode, address) => {
  const published = { status: ArticleStatus.Published, isHidden: false, baseArticleId: 7, slug: 'budzet' };
  const language = { id: 1, isoCode, name: isoCode, status: 10, isoCodeFile: null } as const;
  await openArticle({ ...published, language }, { parameters: { siteAddress: 'https://bip.example' } });
  expect(screen.getByRole('link', { name: 'Zobacz na stronie' }).getAttribute('href')).toBe(address);
});

test.each([{ status: ArticleStatus.Published, isHidden: true }, { status: ArticleStatus.ToPublish }])(
  'what visitors cannot read leads nowhere: %o',
  async (changes) => {
    await openArticle(changes);
    expect(screen.queryByRole('link', { name: 'Zobacz na stronie' })).toBeNull();
  },
);
