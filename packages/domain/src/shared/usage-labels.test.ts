import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import { UsageKind } from '@redakcja/generated/model/usageKind';
import { expect, test } from 'vitest';
import { usageLine, usageSentence } from './usage-labels.ts';

test.each([
  [UsageKind.Article, UsageEffect.Unlinked, 1, '1 artykuł – do odłączenia'],
  [UsageKind.FooterLink, UsageEffect.Deleted, 2, '2 łącza w stopce – do usunięcia razem'],
  [UsageKind.RssChannel, UsageEffect.Blocks, 1, '1 kanał RSS – uniemożliwia usunięcie'],
  [UsageKind.RssChannel, UsageEffect.Blocks, 3, '3 kanały RSS – uniemożliwiają usunięcie'],
  [UsageKind.RssChannel, UsageEffect.Blocks, 5, '5 kanałów RSS – uniemożliwia usunięcie'],
])('%s, %s, %d', (kind, effect, total, line) => {
  expect(usageLine({ kind, effect, total })).toBe(line);
});

test('a sentence names the first uses, and the effect only of a deletion', () => {
  const items = ['Jeden', 'Dwa', 'Trzy'].map((name, id) => ({ id, name, detail: null }));
  const group = { kind: UsageKind.Tile, effect: UsageEffect.Blocks, detail: null, total: 5, items };
  expect(usageSentence([])).toBe('');
  expect(usageSentence([group])).toBe(
    'Używane przez: 5 kafli („Jeden”, „Dwa”, „Trzy” i inne) – uniemożliwia usunięcie.',
  );
  expect(usageSentence([group], false)).toBe('Używane przez: 5 kafli („Jeden”, „Dwa”, „Trzy” i inne).');
});
