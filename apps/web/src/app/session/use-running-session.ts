import type { SessionReading } from '@redakcja/domain/shared/session/session-reading';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../app-context.ts';
import { leaveWithoutAsking } from '../leaving.ts';
import type { SessionTimer } from './session-timer.ts';

export function useSessionReading(timer: SessionTimer): SessionReading {
  return useSyncExternalStore(timer.subscribe, timer.reading);
}

/** Runs the clock while the shell is on screen; on idle the person is signed out through the identity provider (section 4). */
export function useRunningSession(timer: SessionTimer, timeoutMinutes: number | null): void {
  const router = useRouter();
  const { auth } = useApp();
  useEffect(() => timer.configure(timeoutMinutes), [timer, timeoutMinutes]);
  useEffect(
    () =>
      timer.start(() => {
        leaveWithoutAsking();
        void auth.signOut('idle', router.state.location.href);
      }),
    [timer, auth, router],
  );
}
