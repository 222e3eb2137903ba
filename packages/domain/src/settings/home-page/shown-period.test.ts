import { expect, test } from 'vitest';
import { notShownLabel, type ShownPeriod, shownState } from './shown-period.ts';

const now = new Date('2026-11-22T12:00:00Z');
const [before, after] = ['2026-11-22T11:59:59.999Z', '2026-11-22T12:00:00.001Z'];

test.each<[ShownPeriod & { isActive?: boolean }, string]>([
  [{}, 'shown'],
  [{ isActive: false }, 'inactive'],
  [{ isActive: false, showTo: before }, 'inactive'],
  [{ showFrom: before }, 'shown'],
  [{ showFrom: now.toISOString() }, 'shown'],
  [{ showFrom: after }, 'waiting'],
  [{ showTo: after }, 'shown'],
  [{ showTo: now.toISOString() }, 'ended'],
  [{ showFrom: before, showTo: after }, 'shown'],
  [{ showFrom: '', showTo: '' }, 'shown'],
])('%j is %s', (period, state) => {
  expect(shownState({ isActive: true, ...period }, now)).toBe(state);
});

test('what visitors do not see has a label', () => {
  expect(notShownLabel({ isActive: true }, now)).toBeUndefined();
  expect(notShownLabel({ isActive: true, showFrom: after }, now)).toBe('Czeka na termin');
});
