import { describe, expect, test } from 'vitest';
import { sessionReducer, startSession } from './session-clock.ts';
import { formatSessionTime, readSession } from './session-reading.ts';

const at = 1_000_000;
const twentyMinutes = sessionReducer(startSession(0), { type: 'configured', timeoutMinutes: 20, now: at });

describe('session clock', () => {
  test('is off with 15 minutes until the parameters are loaded', () => {
    expect(startSession(at)).toEqual({ timeout: 900_000, enabled: false, lastReset: at });
    expect(readSession(startSession(at), at * 100)).toEqual({ remaining: null, isWarning: false, isExpired: false });
  });

  test('is configured in minutes', () => {
    expect(twentyMinutes).toEqual({ timeout: 1_200_000, enabled: true, lastReset: at });
  });

  test.each([null, 0])('%j switches it off', (timeoutMinutes) => {
    expect(sessionReducer(twentyMinutes, { type: 'configured', timeoutMinutes, now: 5 })).toEqual({
      timeout: 900_000,
      enabled: false,
      lastReset: 5,
    });
  });

  test.each([
    [0, 1_200_000, false, false],
    [1_139_999, 60_001, false, false],
    [1_140_000, 60_000, true, false],
    [1_199_999, 1, true, false],
    [1_200_000, 0, false, true],
    [9_999_999, 0, false, true],
  ])('after %d ms', (passed, remaining, isWarning, isExpired) => {
    expect(readSession(twentyMinutes, at + passed)).toEqual({ remaining, isWarning, isExpired });
  });

  test('activity resets it, older activity is ignored', () => {
    const later = sessionReducer(twentyMinutes, { type: 'activity', now: at + 500_000 });
    expect(readSession(later, at + 500_000).remaining).toBe(1_200_000);
    expect(sessionReducer(later, { type: 'activity', now: at })).toBe(later);
  });

  test.each([
    [1_200_000, '20:00'],
    [60_000, '01:00'],
    [59_001, '01:00'],
    [59_000, '00:59'],
    [1, '00:01'],
    [0, '00:00'],
    [-5, '00:00'],
    [5_400_000, '90:00'],
  ])('%d ms is %s', (ms, text) => {
    expect(formatSessionTime(ms)).toBe(text);
  });
});
