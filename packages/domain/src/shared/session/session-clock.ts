// The inactivity timer of a session (specification, sections 1, 4 and 9). Pure: the caller passes the current time.

/** Milliseconds before the end at which the warning opens (specification, section 9; design decision 8). */
export const sessionWarningMs = 60_000;

/** Length of a session when the server sets none, in milliseconds; the timer is then off. */
export const defaultSessionMs = 900_000;

/** Interval in milliseconds at which the screen checks the timer. */
export const sessionCheckMs = 1000;

export interface SessionClock {
  /** Time without activity after which the user is signed out, in milliseconds. */
  timeout: number;
  enabled: boolean;
  /** Time of the last activity, in milliseconds since 1970. */
  lastReset: number;
}

export type SessionEvent =
  /** The application parameters are loaded: minutes, or null when the timer is off. */
  | { type: 'configured'; timeoutMinutes: number | null; now: number }
  /** A key, a click, scrolling, an edit, a successful request other than a filter change, or „Przedłuż”. */
  | { type: 'activity'; now: number };

/** The timer before the application parameters are loaded: off. */
export function startSession(now: number): SessionClock {
  return { timeout: defaultSessionMs, enabled: false, lastReset: now };
}

/** The timer after an event. Activity with an older time (another tab, a late event) is ignored. */
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
