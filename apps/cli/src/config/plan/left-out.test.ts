import { expect, test } from 'vitest';
import { Refusal } from '../../shared/bulk/refusal.ts';
import { resourceOf } from '../office/resources.ts';
import { exportDifferences } from './export-differences.ts';
import { knownIn } from './known-references.ts';
import { withoutMissing } from './left-out.ts';

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

test('what the office has of a record that is left out stays', async () => {
  const tiles = resourceOf('tiles');
  const tile = (name: string, articleTranslation: string[] | null = null) => ({
    key: ['PL', name],
    value: { displayText: name, articleTranslation, language: 'PL' },
    id: null,
    isSystem: false,
  });
  const office = { idOf: () => Promise.reject(new Refusal('')), records: () => Promise.resolve([]) };
  const reference = { place: 'tiles.yaml, wiersz 1', target: 'articles', key: ['PL', 'Sesje'] };
  const records = [tile('Sesje', ['PL', 'Sesje']), tile('Rada')];
  const { found, leftOut } = await knownIn(office, new Map([[tiles, records]]), [reference], true);
  expect(found.get(tiles)).toEqual([tile('Rada')]);
  const wanted = { resources: new Map([['tiles', [tile('Rada')]]]), leftOut };
  const differences = exportDifferences(tiles, [tile('Sesje'), tile('Rada'), tile('Inny')], wanted);
  expect(differences.map(({ kind, key }) => [kind, ...key])).toEqual([['removed', 'PL', 'Inny']]);
});
