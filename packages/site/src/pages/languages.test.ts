// Pages in another language than Polish: what is Polish in them says so.
import { fixedTexts } from '@redakcja/domain/settings/languages/fixed-texts';
import { describe, expect, test } from 'vitest';
import type { PageContext } from '../page-context.tsx';
import { article, context, frame, trail } from '../testing/page-context.ts';
import { pagesOf, searched } from '../testing/rendered-pages.ts';

const english: PageContext = {
  ...context,
  frame: {
    ...frame,
    site: { ...frame.site, language: { id: 2, isoCode: 'EN', name: 'angielski' } },
    texts: [{ name: 'Kanały RSS', text: 'RSS feeds' }],
  },
};

const pages = pagesOf(english);

/** Every fixed text has its translation, marked by `~`. */
const translated: PageContext = {
  ...english,
  frame: { ...english.frame, texts: fixedTexts.map((name) => ({ name, text: `~${name}` })) },
};

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsOf);

/** What the office has written, the longest first; short forms of the address. */
const written = [...stringsOf([frame, article, trail, searched]), 'tel.', 'PDF']
  .map((text) => text.replaceAll(/<[^>]+>/g, ''))
  .sort((a, b) => b.length - a.length);
const withoutWritten = (text: string) => written.reduce((rest, one) => rest.replaceAll(one, ''), text);

describe.each(Object.entries(pages))('the page %s', (name, { html }) => {
  const isPolish = ['attachmentText', 'difference', 'office', 'feeds', 'data', 'statistics', 'error'].includes(name);

  test('says where it is Polish, and what in it is not', () => {
    expect(html).toMatch(/^<html lang="en"/);
    expect(html).toContain('href="/en/atom.xml"');
    expect(html.includes('<main id="tresc" tabindex="-1" lang="pl">')).toBe(isPolish);
    expect(html.includes('<nav class="crumbs" lang="en"')).toBe(isPolish && name !== 'error');
  });
});

test('within Polish content, what the office has written and translated is in its language', () => {
  const { feeds, difference, attachmentText, error } = pages;
  expect(feeds.html).toContain('<h1><span lang="en">RSS feeds</span></h1>');
  expect(feeds.html).toContain('<title>RSS feeds – ');
  expect(feeds.html).toContain('<span lang="en">Ogłoszenia</span>');
  expect(difference.html).toContain('<h1>Co się zmieniło: <span lang="en">');
  expect(difference.html).toContain('<span class="hidden">dodano: </span><span lang="en">');
  expect(attachmentText.html).toContain('<p class="lines"><span lang="en">§ 1</span></p>');
  expect(error.html).toContain('>Mapa strony</a>');
});

test.each(Object.entries(pagesOf(translated)))(
  '%s says of every Polish word of the product that it is Polish',
  (_, { html }) => {
    const foreign = html.replace(/<style.*?<\/style>/s, '').replaceAll(/<(\w+)\b[^>]* lang="pl"[^>]*>.*?<\/\1>/gs, '');
    const attributes = [...foreign.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
      ([, text = '']) => text,
    );
    const texts = foreign.replace(/<head>.*<\/head>/s, '').split(/<[^>]+>/);
    const polish = [...attributes, ...texts].filter(
      (text) => !text.includes('~') && /\p{L}{3}/u.test(withoutWritten(text)),
    );
    expect([...new Set(polish)]).toEqual([]);
  },
);
