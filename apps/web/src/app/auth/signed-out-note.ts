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

/** Pure, so that it may be read twice; the next sign-out writes it anew. */
export function readSignedOutNote(): SignedOutNote | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as SignedOutNote);
}

export function forgetSignedOutNote(): void {
  sessionStorage.removeItem(key);
}
