import { expect, test } from 'vitest';
import { withinTime } from './time-limit.ts';

test('work that is done in time gives its result, and its error', () => {
  expect(withinTime(60_000, () => 'gotowe')).toEqual({ result: 'gotowe' });
  const wrong = () => {
    throw new Error('błąd');
  };
  expect(() => withinTime(60_000, wrong)).toThrow('błąd');
});

test('an expression that would search for ever is stopped', () => {
  const text = 'a'.repeat(60);
  expect(withinTime(50, () => /^(.*)*=/.test(text))).toBeNull();
  expect(withinTime(60_000, () => /=/.test(text))).toEqual({ result: false });
});
