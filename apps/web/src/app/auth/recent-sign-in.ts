const key = 'redakcja-bip:zalogowano';
const recent = 15_000;

export function noteSignIn(now = Date.now()): void {
  sessionStorage.setItem(key, String(now));
}

/** A server that rejects a fresh sign-in would reject the next one as well; prevents a redirect loop. */
export function wasJustSignedIn(now = Date.now()): boolean {
  return now - Number(sessionStorage.getItem(key) ?? 0) < recent;
}
