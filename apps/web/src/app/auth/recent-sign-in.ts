const key = 'redakcja-bip:zalogowano';
const recent = 15_000;

export function noteSignIn(now = Date.now()): void {
  sessionStorage.setItem(key, String(now));
}

/** A server that refuses a fresh sign-in would refuse the next one as well; going round in circles helps nobody. */
export function wasJustSignedIn(now = Date.now()): boolean {
  return now - Number(sessionStorage.getItem(key) ?? 0) < recent;
}
