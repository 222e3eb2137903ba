import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, signInAttempts } from '../../database/schema.ts';
import { withApi } from '../../testing/with-api.ts';
import { removeExpiredRecords } from '../sessions/remove-expired.ts';
import { type Page, TestBrowser } from '../testing/browser.ts';
import { authorization, signInWith } from '../testing/flows.ts';
import { createPerson, password } from '../testing/people.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { pauseAfter } from './throttle-pauses.ts';

const api = withApi({ withIdentity: true });
const start = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  await createPerson(api.db, 'anna.nowak');
  await createPerson(api.db, 'ewa.kubiak');
});
beforeEach(() => {
  api.clock.now = start;
});
afterEach(async () => {
  await api.db.delete(signInAttempts);
  await api.db.delete(auditEntries);
});

function later(seconds: number): void {
  api.clock.now = new Date((api.clock.now ?? start).getTime() + seconds * 1000);
}

async function attempt(login: string, typed: string, browser = new TestBrowser(api.app)): Promise<Page> {
  return browser.submit(await browser.open(authorization().url), { login, password: typed });
}

async function failTimes(times: number, login: string, browser?: TestBrowser): Promise<void> {
  for (let i = 0; i < times; i += 1) expect((await attempt(login, 'Zle12345', browser)).status).toBe(400);
}

describe.each(['anna.nowak', 'nikt.taki'])('guessing the password of %s', (login) => {
  test('is paused after five attempts from any address', async () => {
    await failTimes(5, login);
    const refused = await attempt(login, password, new TestBrowser(api.app, '198.51.100.7'));
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.text).toContain('Zbyt wiele nieudanych prób logowania. Spróbuj ponownie za 30 sekund.');
  });

  test('pauses grow and end', async () => {
    await failTimes(5, login);
    later(31);
    await failTimes(1, login);
    const refused = await attempt(login, 'Zle12345');
    expect(refused.text).toContain('Spróbuj ponownie za 1 minutę.');
    later(61);
    expect((await attempt(login, 'Zle12345')).status).toBe(400);
  });
});

/** Spellings that might be normalized to the same name, and some that are not. */
const spellings = [
  'anna.nowak',
  'ANNA.Nowak',
  'anna.nowak@jasionka.example',
  'Anna.Nowak@JASIONKA.example',
  ' anna.nowak\u00a0',
  'ａｎｎａ．ｎｏｗａｋ',
  'anna.now\u200bak',
  'anna.nowa\u212a',
];

test('one account is guessed at five times, however its name is written', async () => {
  for (let guess = 0; guess < 60; guess += 1) {
    const browser = new TestBrowser(api.app, `198.51.100.${guess}`);
    // from the sixth guess on not even the right password tells anything
    const typed = guess < 5 ? 'Zle12345' : password;
    const answer = await attempt(spellings[guess % spellings.length] ?? '', typed, browser);
    expect([answer.redirect, answer.status]).toEqual([null, expect.toBeOneOf([400, 429])]);
  }
  later(31);
  expect((await attempt('anna.nowak', password)).redirect?.searchParams.has('code')).toBe(true);
});

const [L, E] = ['login', 'e-mail'] as const;

describe.each([
  ['five times at the login, then at the e-mail', [L, L, L, L, L, E, L, E]],
  ['five times at the e-mail, then at the login', [E, E, E, E, E, L, E, L]],
  ['in turn', [L, E, L, E, L, E, L, E, L, E, L, E]],
])('guesses %s', (_, order) => {
  test('are answered alike for an account and for nobody', async () => {
    const answersFor = async (login: string) => {
      const names = { [L]: login, [E]: `${login}@jasionka.example` };
      const answers: { status: number; retryAfter: unknown; said: string | undefined }[] = [];
      for (const [guess, kind] of order.entries()) {
        const { status, headers, text } = await attempt(
          names[kind],
          'Zle12345',
          new TestBrowser(api.app, `198.51.100.${guess}`),
        );
        const said = /<[^>]+role="alert"[^>]*>([\s\S]*?)<\//.exec(text)?.[1];
        answers.push({ status, retryAfter: headers['retry-after'], said });
      }
      await api.db.delete(signInAttempts);
      return answers;
    };
    const answers = await answersFor('anna.nowak');
    expect(answers).toEqual(await answersFor('nikt.taki'));
    expect(answers.map(({ status }) => status)).toContain(429);
    for (const { said } of answers) expect(said).toBeDefined();
  });
});

test.each([
  ['with another letter', ['ewa.kubİak', 'ewa.kubi\u0307ak', 'EWA.KUBİAK']],
  ['in any spelling', ['ewa.ſowa', 'ewa.sowa', 'EWA.SOWA', 'ewa.ｓowa', 'ewa.sowa ']],
])('an unknown name %s has one counter', async (_, names) => {
  for (let guess = 0; guess < 5; guess += 1)
    expect((await attempt(names[guess % names.length] ?? '', password)).status).toBe(400);
  for (const name of names) expect((await attempt(name, password)).status).toBe(429);
  expect((await attempt('ewa.kubiak', password)).redirect?.searchParams.has('code')).toBe(true);
});

test('the right password after the pause clears the counter', async () => {
  await failTimes(5, 'anna.nowak');
  later(31);
  expect((await attempt('anna.nowak', password)).redirect?.searchParams.has('code')).toBe(true);
  await failTimes(4, 'anna.nowak');
  expect((await attempt('anna.nowak', password)).redirect).not.toBeNull();
});

test('a known device is not locked out by others, but is throttled itself', async () => {
  const known = new TestBrowser(api.app);
  await signInWith(api.app, known, 'anna.nowak', password);
  await failTimes(5, 'anna.nowak', new TestBrowser(api.app, '203.0.113.9'));
  expect((await attempt('anna.nowak', password)).status).toBe(429);
  known.cookies.forEach((_, key) => {
    if (key.startsWith('bip_session')) known.cookies.delete(key);
  });
  await failTimes(4, 'anna.nowak', known);
  expect((await attempt('anna.nowak', password, known)).redirect?.searchParams.has('code')).toBe(true);
  known.cookies.forEach((_, key) => {
    if (key.startsWith('bip_session')) known.cookies.delete(key);
  });
  await failTimes(5, 'anna.nowak', known);
  expect((await attempt('anna.nowak', password, known)).status).toBe(429);
});

test('a forged device cookie is ignored', async () => {
  const browser = new TestBrowser(api.app);
  await signInWith(api.app, browser, 'anna.nowak', password);
  const forged = new TestBrowser(api.app);
  for (const [key, cookie] of browser.cookies) {
    if (key.startsWith('bip_device'))
      forged.cookies.set(key, { ...cookie, value: `inne.${cookie.value.split('.')[1]}` });
  }
  await failTimes(5, 'anna.nowak');
  expect((await attempt('anna.nowak', password, forged)).status).toBe(429);
});

test('one address cannot try many accounts', async () => {
  const stranger = new TestBrowser(api.app, '203.0.113.50');
  for (let i = 0; i < 25; i += 1) expect((await attempt(`konto.${i}`, 'Zle12345', stranger)).status).toBe(400);
  expect((await attempt('anna.nowak', password, stranger)).status).toBe(429);
  expect((await attempt('anna.nowak', password)).redirect).not.toBeNull();
});

test('a sign-in does not start a new pause of its address', async () => {
  const stranger = new TestBrowser(api.app, '203.0.113.50');
  for (let i = 0; i < 26; i += 1) await attempt(`konto.${i}`, 'Zle12345', stranger);
  later(31);
  for (const login of ['anna.nowak', 'ewa.kubiak', 'anna.nowak']) {
    const colleague = new TestBrowser(api.app, '203.0.113.50');
    expect((await attempt(login, password, colleague)).redirect?.searchParams.has('code')).toBe(true);
  }
  // failures are still counted
  await attempt('konto.30', 'Zle12345', stranger);
  expect((await attempt('ewa.kubiak', password, stranger)).status).toBe(429);
});

/** Of nobody. */
const stranger = (name: string, address = '203.0.113.77') => ({ name, account: null, address, device: null });

test.each([
  ['at one name', null, () => 'ktos.inny'],
  ['at one account under many names', 17, (guess: number) => `nazwa.${guess}`],
])('concurrent attempts %s are counted', async (_, account, nameOf) => {
  const throttle = createSignInThrottle(api.db, 'tajne', () => start);
  const begun = await Promise.all(
    Array.from({ length: 12 }, (_, guess) => throttle.begin({ ...stranger(nameOf(guess)), account })),
  );
  expect(begun.filter(({ wait, isHeld }) => wait === 0 && !isHeld)).toHaveLength(5);
});

test('two people of one office sign in at once: the clock of one lags behind', async () => {
  const colleague = createSignInThrottle(api.db, 'tajne', () => start);
  const lagging = createSignInThrottle(api.db, 'tajne', () => new Date(start.getTime() - 5));
  const allowed = { wait: 0, isHeld: false };
  expect(await colleague.begin(stranger('anna.nowak', '203.0.113.78'))).toEqual(allowed);
  expect(await lagging.begin(stranger('ewa.kubiak', '203.0.113.78'))).toEqual(allowed);
});

test('an IPv6 /64 network counts as one address', async () => {
  const throttle = createSignInThrottle(api.db, 'tajne', () => start);
  const waitOf = async (name: string, address: string) => (await throttle.begin(stranger(name, address))).wait;
  for (let i = 0; i < 25; i += 1) expect(await waitOf(`konto.${i}`, `2001:db8:1:2::${i}`)).toBe(0);
  expect(await waitOf('konto.26', '2001:db8:1:2:aaaa::1')).toBeGreaterThan(0);
  expect(await waitOf('konto.26', '2001:db8:1:3::1')).toBe(0);
});

test('pauses have a maximum', () => {
  expect([4, 5, 6, 9, 10, 500].map((failures) => pauseAfter('account', failures))).toEqual([0, 30, 60, 480, 900, 900]);
});

test('logins and addresses are pseudonymised, and old rows are removed', async () => {
  await failTimes(1, 'anna.nowak');
  const rows = await api.db.select().from(signInAttempts);
  // of the name, the account and the address
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/anna|192\.0\.2/);
  later(25 * 60 * 60);
  await removeExpiredRecords({ db: api.db, now: () => api.clock.now ?? start });
  expect(await api.db.select().from(signInAttempts)).toEqual([]);
});

test('the audit log has sign-ins, failures and pauses, but no entered text', async () => {
  await failTimes(5, 'anna.nowak');
  await attempt('anna.nowak', password);
  await failTimes(1, 'MojeTajneHaslo1');
  later(31);
  await attempt('anna.nowak', password);
  const entries = await api.db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 5 }, () => 'SignInFailed'),
    'SignInBlocked',
    'SignInFailed',
    'SignedIn',
  ]);
  expect(entries[0]).toMatchObject({ actorId: null, subjectName: 'anna.nowak', address: '192.0.2.1' });
  expect(entries.at(-1)).toMatchObject({ actorName: 'anna.nowak' });
  expect(JSON.stringify(entries)).not.toContain('MojeTajneHaslo1');
});
