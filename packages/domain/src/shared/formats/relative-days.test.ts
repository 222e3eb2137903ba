import { expect, it } from 'vitest';
import { relativeDay } from './relative-days.ts';

it.each([
  ['dziś', '2026-03-31'],
  ['Wczoraj', '2026-03-30'],
  ['przedwczoraj', '2026-03-29'],
  ['-30d', '2026-03-01'],
  ['-30 dni', '2026-03-01'],
  ['3 dni temu', '2026-03-28'],
  ['tydzień temu', '2026-03-24'],
  ['2  tygodnie temu', '2026-03-17'],
  ['miesiąc temu', '2026-02-28'],
  ['-1m', '2026-02-28'],
  ['4 miesiące temu', '2025-11-30'],
  ['rok temu', '2025-03-31'],
  ['2 lata temu', '2024-03-31'],
  ['-5r', '2021-03-31'],
  ['9999 lat temu', null],
  ['jutro', null],
  ['2 lata', null],
  ['-d', null],
  ['2026-01-01', null],
  ['', null],
])('„%s” on the last of March is %s', (text, day) => {
  expect(relativeDay(text, '2026-03-31')).toBe(day);
});

it('a year before 29 February is the 28th', () => {
  expect(relativeDay('rok temu', '2028-02-29')).toBe('2027-02-28');
});
