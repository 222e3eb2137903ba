import { expect, test } from 'vitest';
import { withoutMissing } from './left-out.ts';
import { resourceOf } from './resources.ts';

const isMissing = (target: string, key: readonly string[]) =>
  ['articles\nPL / Sesje', 'tiles\nPL / Sesje', 'bookmarks\nPL / Nowe'].includes(`${target}\n${key.join(' / ')}`);

const link = (type: string, source: string[]) => ({ type, source, displayText: 'x', title: 'x', target: 'SameTab' });
const kept = link('VerticalMenu', ['pionowe', 'Rada']);

test.each([
  ['tiles', { displayText: 'Sesje', articleTranslation: ['PL', 'Sesje'], language: 'PL' }, undefined],
  ['tiles', { displayText: 'Sesje', articleTranslation: null, language: 'PL' }, 'same'],
  [
    'footers',
    { footerElements: [{ type: 'Information', content: { links: [link('Article', ['PL', 'Sesje']), kept] } }] },
    { footerElements: [{ type: 'Information', content: { links: [kept] } }] },
  ],
  [
    'rss-channels',
    {
      displayText: 'x',
      bookmarksElements: [
        ['PL', 'Nowe'],
        ['PL', 'Budżet'],
      ],
    },
    { displayText: 'x', bookmarksElements: [['PL', 'Budżet']] },
  ],
  // a home page of fewer tiles than it says is none
  [
    'tile-settings',
    [
      {
        language: 'EN',
        value: 'Two',
        tiles: [
          ['EN', 'A'],
          ['EN', 'B'],
        ],
      },
      {
        language: 'PL',
        value: 'Two',
        tiles: [
          ['PL', 'Sesje'],
          ['PL', 'B'],
        ],
      },
    ],
    [
      {
        language: 'EN',
        value: 'Two',
        tiles: [
          ['EN', 'A'],
          ['EN', 'B'],
        ],
      },
    ],
  ],
])('%s without what leads to something missing: %#', (name, value, left) => {
  expect(withoutMissing(resourceOf(name).shape, value, isMissing)).toEqual(left === 'same' ? value : left);
});
