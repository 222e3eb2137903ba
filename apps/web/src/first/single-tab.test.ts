import { beforeEach, describe, expect, it } from 'vitest';
import { ownsItsTokens } from './single-tab.ts';

/** Locks of one browser: a name is held by one tab until that tab is closed. */
function browserLocks() {
  const held = new Set<string>();
  const locks = {
    request: (name: string, _options: LockOptions, granted: () => Promise<void>) => {
      if (held.has(name)) return Promise.reject(new DOMException('Not granted in time', 'TimeoutError'));
      held.add(name);
      return granted();
    },
  } as unknown as LockManager; // only this much of it is used
  return { locks, closeAll: () => held.clear() };
}

/** Session storage of a tab, or the copy the browser makes for a duplicated one. */
function tabStorage(from?: Storage): Storage {
  const items = new Map<string, string>(from ? Object.entries(from) : []);
  return Object.assign(Object.create(null), {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(this: Record<string, unknown>, key: string, value: string) {
      items.set(key, value);
      this[key] = value;
    },
  }) as Storage;
}

describe('tokens of a tab', () => {
  let browser: ReturnType<typeof browserLocks>;
  beforeEach(() => {
    browser = browserLocks();
  });

  it('belong to a new tab', async () => {
    expect(await ownsItsTokens(tabStorage(), browser.locks)).toBe(true);
  });

  it('still belong to it after a reload', async () => {
    const storage = tabStorage();
    await ownsItsTokens(storage, browser.locks);
    browser.closeAll();
    expect(await ownsItsTokens(storage, browser.locks)).toBe(true);
  });

  it('do not belong to its duplicate, which gets a name of its own', async () => {
    const storage = tabStorage();
    await ownsItsTokens(storage, browser.locks);
    const copy = tabStorage(storage);
    expect(await ownsItsTokens(copy, browser.locks)).toBe(false);
    browser.closeAll();
    expect(await ownsItsTokens(copy, browser.locks)).toBe(true);
  });

  it('are trusted where the browser has no locks', async () => {
    expect(await ownsItsTokens(tabStorage(), undefined)).toBe(true);
  });
});
