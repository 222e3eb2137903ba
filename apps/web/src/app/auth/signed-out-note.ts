import type { SignOutReason } from './auth.ts';

export interface SignedOutNote {
  reason: SignOutReason;
  /** Where the person was; signing in again leads back there. */
  returnTo: string;
}

const key = 'redakcja-bip:wylogowano';

/** Written before the tab leaves for the provider's sign-out, read when it comes back. */
export function writeSignedOutNote(note: SignedOutNote): void {
  sessionStorage.setItem(key, JSON.stringify(note));
}

export function takeSignedOutNote(): SignedOutNote | undefined {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text === null ? undefined : (JSON.parse(text) as SignedOutNote);
}
