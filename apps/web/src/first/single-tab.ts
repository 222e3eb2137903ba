const key = 'redakcja-bip:karta';

/** Enough for the page that is being reloaded to let go of its lock. */
const patience = 500;

/**
 * Whether this tab owns the tokens in its session storage. The browser copies the storage into a duplicated tab, and two tabs that
 * renew with one refresh token lose the whole grant; so the owner holds a lock, and a copy has to sign in for itself.
 */
export async function ownsItsTokens(storage: Storage, locks: LockManager | undefined): Promise<boolean> {
  if (locks === undefined) return true;
  const known = storage.getItem(key);
  if (known !== null && (await hold(locks, known))) return true;
  const fresh = crypto.randomUUID();
  storage.setItem(key, fresh);
  await hold(locks, fresh);
  return known === null;
}

function hold(locks: LockManager, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    locks
      .request(`redakcja-bip:${name}`, { signal: AbortSignal.timeout(patience) }, () => {
        resolve(true);
        return new Promise(() => {}); // held until the tab is closed
      })
      .catch(() => resolve(false));
  });
}
