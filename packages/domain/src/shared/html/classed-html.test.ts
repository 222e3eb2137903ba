import { expect, test } from 'vitest';
import { classedHtml, nearestColour } from './classed-html.ts';

test.each([
  ['<p>Zwykły tekst</p>', '<p>Zwykły tekst</p>'],
  ['<p style="text-align:center">a</p>', '<p class="text-align-center">a</p>'],
  ['<p class="ql-indent-1" style="color:#e60000">a</p>', '<p class="ql-indent-1 c-red">a</p>'],
  ['<td style="background-color:rgb(0, 102, 204)" colspan="2">a</td>', '<td class="b-blue" colspan="2">a</td>'],
  ['<span style="position:fixed">a</span>', '<span>a</span>'],
  ['<p>o atrybucie style="color:red"</p>', '<p>o atrybucie style="color:red"</p>'],
  [
    '<iframe src="https://esesja.tv/1" title="XXIV sesja"></iframe>',
    '<p class="player"><a href="https://esesja.tv/1" rel="noreferrer">XXIV sesja (esesja.tv)</a></p>',
  ],
])('%s', (html, shown) => {
  expect(classedHtml(html)).toBe(shown);
});

test('a colour is the nearest of the set', () => {
  expect(['#f00', '#0c5944', 'navy', 'rgb(250,250,250)', 'inherit'].map(nearestColour)).toEqual([
    'red',
    'green',
    'blue',
    'white',
    null,
  ]);
});
