// The clock of a session without activity (specification, sections 1, 4 and 9). Pure: the screen says what time it is.

/** When the warning opens: this long before the end (specification, section 9; design decision 8). Milliseconds. */
export const sessionWarningMs = 60_000;

/** Length of a session when the server gives none; then the clock is off. Milliseconds. */
export const defaultSessionMs = 900_000;

/** How often the screen looks at the clock. Milliseconds. */
export const sessionCheckMs = 1000;

export interface SessionClock {
  /** Time without activity after which the user is signed out, in milliseconds. */
  timeout: number;
  enabled: boolean;
  /** When there was activity last, milliseconds since 1970. */
  lastReset: number;
}

export type SessionEvent =
  /** The application parameters came: minutes, or null when the session switch is off. */
  | { type: 'configured'; timeoutMinutes: number | null; now: number }
  /** A key, a click, scrolling, an edit, a successful call that is not a filter change, or „Przedłuż”. */
  | { type: 'activity'; now: number };

/** The clock before the application parameters come: off. */
export function startSession(now: number): SessionClock {
  return { timeout: defaultSessionMs, enabled: false, lastReset: now };
}

/** The clock after an event. An activity with an older time (another tab, a late event) does not turn it back. */
export function sessionReducer(clock: SessionClock, event: SessionEvent): SessionClock {
  switch (event.type) {
    case 'configured': {
      const enabled = event.timeoutMinutes !== null && event.timeoutMinutes > 0;
      return {
        timeout: enabled ? (event.timeoutMinutes ?? 0) * 60_000 : defaultSessionMs,
        enabled,
        lastReset: event.now,
      };
    }
    case 'activity':
      return event.now > clock.lastReset ? { ...clock, lastReset: event.now } : clock;
  }
}

export interface SessionReading {
  /** Milliseconds until the end, never below 0; null when the clock is off. */
  remaining: number | null;
  /** The warning with „Przedłuż” is to be open. */
  isWarning: boolean;
  /** The user is to be signed out. */
  isExpired: boolean;
}

/** What the clock shows at a time (milliseconds since 1970). */
export function readSession(clock: SessionClock, now: number): SessionReading {
  if (!clock.enabled) return { remaining: null, isWarning: false, isExpired: false };
  const remaining = Math.max(0, clock.lastReset + clock.timeout - now);
  return { remaining, isWarning: remaining > 0 && remaining <= sessionWarningMs, isExpired: remaining === 0 };
}

/** Milliseconds as `mm:ss`; a started second counts whole, so that 00:00 is shown only at the end. More than an hour stays in minutes. */
export function formatSessionTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
