import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { article, frame } from '../testing/page-context.ts';
import { Attachments } from './article/attachments.tsx';
import { SubjectMenu } from './frame/subject-menu.tsx';

test('an attachment without a text is a scan for its reader, and one that was added later says so', () => {
  const [first] = article.attachments;
  if (first === undefined) throw new Error('The article has no attachment');
  const scan = { ...first, textPath: null, pages: null, isScan: true, isAdded: true };
  const html = renderToStaticMarkup(createElement(Attachments, { items: [scan] }));
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('skan bez tekstu · 384 KB · dodano po publikacji 22.11.2026');
  expect(html).not.toContain('czytaj jako tekst');
});

test('siblings in an open branch have their counts, the first level and empty ones have none', () => {
  const props = { frame, path: '/kategoria/3/x', trail: [2, 3] };
  const menu = (counts: ReadonlyMap<number, number>) =>
    renderToStaticMarkup(createElement(SubjectMenu, { ...props, counts }));
  const html = menu(
    new Map([
      [2, 7],
      [3, 190],
    ]),
  );
  expect(html.match(/<span class="count">\d+/g)).toEqual(['<span class="count">190']);
  expect(menu(new Map([[3, 0]]))).not.toContain('class="count"');
});
