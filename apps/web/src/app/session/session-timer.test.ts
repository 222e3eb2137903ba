import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportActivity } from './activity.ts';
import { createSessionTimer, type SessionTimer } from './session-timer.ts';

const minute = 60_000;
let timer: SessionTimer;
let stop: () => void;
const onExpired = vi.fn();

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const remaining = () => timer.reading().remaining;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  onExpired.mockReset();
  timer = createSessionTimer();
  timer.configure(15);
  stop = timer.start(onExpired);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('clock of the session', () => {
  it('ticks each second', () => {
    const seen: (number | null)[] = [];
    const stopListening = timer.subscribe(() => seen.push(remaining()));
    pass(3000);
    stopListening();
    expect(seen).toEqual([899_000, 898_000, 897_000]);
  });

  it.each(['keydown', 'click', 'scroll', 'input'])('starts again on %s, wherever it happens', (sign) => {
    const field = document.body.appendChild(document.createElement('div'));
    pass(5 * minute);
    field.dispatchEvent(new Event(sign, { bubbles: sign !== 'scroll' }));
    expect(remaining()).toBe(15 * minute);
    field.remove();
  });

  it('does not start again on a mere movement of the mouse', () => {
    pass(5 * minute);
    document.body.dispatchEvent(new Event('mousemove', { bubbles: true }));
    expect(remaining()).toBe(10 * minute);
  });

  it('starts again on a reported call', () => {
    pass(5 * minute);
    reportActivity();
    expect(remaining()).toBe(15 * minute);
  });

  it('warns during the last 60 seconds, and then only „Przedłuż” counts', () => {
    pass(14 * minute - 1000);
    expect(timer.reading().isWarning).toBe(false);
    pass(1000);
    expect(timer.reading().isWarning).toBe(true);
    document.body.click();
    pass(1000);
    expect(timer.reading()).toMatchObject({ isWarning: true, remaining: 59_000 });
    timer.extend();
    expect(timer.reading()).toMatchObject({ isWarning: false, remaining: 15 * minute });
  });

  it('reports the expiry once, and cannot be extended afterwards', () => {
    pass(15 * minute);
    document.body.click();
    pass(5000);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(remaining()).toBe(0);
  });

  it('is off without a time limit', () => {
    timer.configure(null);
    pass(60 * minute);
    expect(timer.reading()).toEqual({ remaining: null, isWarning: false, isExpired: false });
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('is extended by activity in another tab', () => {
    const other = createSessionTimer();
    other.configure(15);
    pass(10 * minute);
    other.extend();
    pass(1000);
    expect(remaining()).toBe(15 * minute - 1000);
  });

  it('expires during sleep of the computer', () => {
    vi.setSystemTime(Date.now() + 60 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('does not revive a tab that the browser opens again the next day', () => {
    stop();
    vi.setSystemTime(Date.now() + 24 * 60 * minute);
    timer = createSessionTimer();
    timer.configure(15);
    stop = timer.start(onExpired);
    pass(1000);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });
});
