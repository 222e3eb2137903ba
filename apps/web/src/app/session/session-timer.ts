import {
  type SessionClock,
  type SessionEvent,
  sessionCheckMs,
  sessionReducer,
  startSession,
} from '@redakcja/domain/shared/session/session-clock';
import { readSession, type SessionReading } from '@redakcja/domain/shared/session/session-reading';
import { onActivity } from './activity.ts';

// Time of the last activity in any tab: working in one keeps the others signed in.
const storageKey = 'redakcja-bip:aktywnosc';

/** Section 4, and `input` for edits that come without a key: the toolbar of the rich-text editor, pasting by mouse. */
const signs = ['keydown', 'click', 'scroll', 'input'] as const;

/** Activity is written down once a second at most; scrolling alone makes a hundred events. */
const grain = 1000;

export interface SessionTimer {
  /** Minutes of the application parameters, null when the session switch is off. */
  configure: (timeoutMinutes: number | null) => void;
  /** 'Przedłuż', and the moment of signing in. */
  extend: () => void;
  reading: () => SessionReading;
  subscribe: (listener: () => void) => () => void;
  /** Observes activity and the clock until the returned function is called; calls `onExpired` once. */
  start: (onExpired: () => void) => () => void;
}

function activityElsewhere(): number {
  return Number(localStorage.getItem(storageKey) ?? 0);
}

/** The clock of the session (sections 4 and 9), ticking each second. */
export function createSessionTimer(now: () => number = Date.now): SessionTimer {
  const listeners = new Set<() => void>();
  let clock: SessionClock = startSession(now());
  let reading = readSession(clock, now());

  const look = () => {
    const next = readSession(clock, now());
    if (next.remaining === reading.remaining && next.isWarning === reading.isWarning) return;
    reading = next;
    for (const listener of listeners) listener();
  };
  const turn = (event: SessionEvent) => {
    clock = sessionReducer(clock, event);
    look();
  };
  const extend = () => {
    localStorage.setItem(storageKey, String(now()));
    turn({ type: 'activity', now: now() });
  };
  // While the warning is open only 'Przedłuż' counts: moving to the button must not answer the question.
  const notice = () => {
    if (now() - clock.lastReset >= grain && !reading.isWarning && !reading.isExpired) extend();
  };

  return {
    extend,
    configure: (timeoutMinutes) => {
      const { lastReset } = clock;
      turn({ type: 'configured', timeoutMinutes, now: lastReset });
    },
    reading: () => reading,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (onExpired) => {
      // tabs opened again by the browser after a long time have no session any more
      const last = activityElsewhere();
      if (last > 0) clock = { ...clock, lastReset: last };
      else extend();
      let isTold = false;
      const tick = () => {
        turn({ type: 'activity', now: activityElsewhere() });
        if (!reading.isExpired || isTold) return;
        isTold = true;
        onExpired();
      };
      const interval = setInterval(tick, sessionCheckMs);
      const stopCalls = onActivity(notice);
      for (const sign of signs) document.addEventListener(sign, notice, { capture: true, passive: true });
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearInterval(interval);
        stopCalls();
        for (const sign of signs) document.removeEventListener(sign, notice, { capture: true });
        document.removeEventListener('visibilitychange', tick);
      };
    },
  };
}
