import { type SessionClock, sessionWarningMs } from './session-clock.ts';

export interface SessionReading {
  /** Milliseconds until the end, at least 0; null when the timer is off. */
  remaining: number | null;
  /** Whether to show the warning with „Przedłuż”. */
  isWarning: boolean;
  /** Whether to sign the user out. */
  isExpired: boolean;
}

/** State of the timer at a time (milliseconds since 1970). */
export function readSession(clock: SessionClock, now: number): SessionReading {
  if (!clock.enabled) return { remaining: null, isWarning: false, isExpired: false };
  const remaining = Math.max(0, clock.lastReset + clock.timeout - now);
  return { remaining, isWarning: remaining > 0 && remaining <= sessionWarningMs, isExpired: remaining === 0 };
}

/** Milliseconds as `mm:ss`, rounded up, so that 00:00 is shown only at the end. More than an hour stays in minutes. */
export function formatSessionTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
