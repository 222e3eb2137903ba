const key = 'redakcja-bip:zalogowano';
const recent = 15_000;

interface SignedIn {
  at: number;
  /** As the provider names it. */
  login?: string | undefined;
}

function lastSignIn(): SignedIn | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as SignedIn);
}

export function noteSignIn(login: string | undefined, now = Date.now()): void {
  sessionStorage.setItem(key, JSON.stringify({ at: now, login } satisfies SignedIn));
}

/** A server that rejects a fresh sign-in would reject the next one as well; prevents a redirect loop. */
export function wasJustSignedIn(now = Date.now()): boolean {
  return now - (lastSignIn()?.at ?? 0) < recent;
}

/** Who it was; kept out of the address, which servers log. */
export const lastLogin = (): string | undefined => lastSignIn()?.login;
