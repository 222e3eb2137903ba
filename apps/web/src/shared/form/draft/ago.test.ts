import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

it.each([
  [0, 'sprzed chwili'],
  [59 * second, 'sprzed chwili'],
  [minute, 'sprzed 1 minuty'],
  [22 * minute, 'sprzed 22 minut'],
  [hour, 'sprzed 1 godziny'],
  [23 * hour, 'sprzed 23 godzin'],
  [24 * hour, 'sprzed 1 dnia'],
  [50 * hour, 'sprzed 2 dni'],
  [-minute, 'sprzed chwili'],
])('%i ms: %s', (passed, text) => expect(ago(1_000_000_000, 1_000_000_000 + passed)).toBe(text));
