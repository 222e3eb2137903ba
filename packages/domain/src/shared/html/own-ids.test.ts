import { expect, test } from 'vitest';
import { withOwnIds } from './own-ids.ts';

const isOfPage = (id: string) => ['tresc', 'menu'].includes(id);

test.each([
  ['<p id="a11y-data">1</p><a href="#tresc">w górę</a>', '<p id="a11y-data">1</p><a href="#tresc">w górę</a>'],
  [
    '<h2 id="tresc">1</h2><a href="#tresc">1</a> <a href="/a#tresc">2</a>',
    '<h2 id="tekst-tresc">1</h2><a href="#tekst-tresc">1</a> <a href="/a#tresc">2</a>',
  ],
  ['<a name="menu">1</a><a href="#menu">1</a>', '<a name="tekst-menu">1</a><a href="#tekst-menu">1</a>'],
  [
    '<th id="menu">1</th><td headers="rok menu">2</td>',
    '<th id="tekst-menu">1</th><td headers="rok tekst-menu">2</td>',
  ],
  ['<p>o atrybucie id="menu"</p>', '<p>o atrybucie id="menu"</p>'],
])('%s', (html, shown) => {
  expect(withOwnIds(html, isOfPage)).toBe(shown);
});
