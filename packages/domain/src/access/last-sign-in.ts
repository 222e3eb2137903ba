import { formatDateTime } from '../shared/formats/dates.ts';

/** The last sign-in of an account as people read it; absent where only the office's identity provider knows it. */
export function lastSignInLabel(lastSignIn: string | null | undefined): string {
  if (lastSignIn === undefined) return 'wie dostawca tożsamości';
  return lastSignIn === null ? 'nigdy' : formatDateTime(lastSignIn);
}
