import { expect, test } from 'vitest';
import { classedHtml, nearestColour } from './classed-html.ts';

test.each([
  ['<p>Zwykły tekst</p>', '<p>Zwykły tekst</p>'],
  ['<p style="text-align:center">a</p>', '<p class="text-align-center">a</p>'],
  ['<p class="ql-indent-1" style="color:#e60000">a</p>', '<p class="ql-indent-1 c-red">a</p>'],
  ['<td style="background-color:rgb(0, 102, 204)" colspan="2">a</td>', '<td class="b-blue" colspan="2">a</td>'],
  ['<span style="position:fixed">a</span>', '<span>a</span>'],
  ['<p title="a > b" class="x" style="color:red">a</p>', '<p title="a > b" class="x c-red">a</p>'],
  ['<p title="a style=\'color:red\' b">a</p>', '<p title="a style=\'color:red\' b">a</p>'],
  ['<p>o atrybucie style="color:red"</p>', '<p>o atrybucie style="color:red"</p>'],
  [
    '<iframe src="https://esesja.tv/1" title="XXIV sesja"></iframe>',
    '<span class="player"><a href="https://esesja.tv/1" rel="noreferrer">XXIV sesja (esesja.tv)</a></span>',
  ],
  [
    '<p>Film</p><iframe src="https://esesja.tv/1?a=1&amp;b=2">Bez filmu</iframe><p style="color:red">Po</p>',
    '<p>Film</p><span class="player"><a href="https://esesja.tv/1?a=1&amp;b=2" rel="noreferrer">Otwórz film lub mapę (esesja.tv)</a></span><p class="c-red">Po</p>',
  ],
  [
    '<p>Sesja: <iframe src="https://esesja.tv/1" title="Sesja"></iframe></p>',
    '<p>Sesja: <span class="player"><a href="https://esesja.tv/1" rel="noreferrer">Sesja (esesja.tv)</a></span></p>',
  ],
])('%s', (html, shown) => {
  expect(classedHtml(html)).toBe(shown);
});

test('a colour is the nearest of the set', () => {
  expect(
    Object.fromEntries(
      ['#f00', '#0c5944', 'navy', 'rgb(250,250,250)', 'purple', 'Pink', 'inherit', 'constructor'].map((one) => [
        one,
        nearestColour(one),
      ]),
    ),
  ).toEqual({
    '#f00': 'red',
    '#0c5944': 'green',
    navy: 'blue',
    'rgb(250,250,250)': 'white',
    purple: 'violet',
    Pink: 'red',
    inherit: null,
    constructor: null,
  });
});
