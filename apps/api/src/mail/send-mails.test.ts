// The queue against a real SMTP server.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails, users } from '../database/schema.ts';
import { readWork } from '../monitoring/work-facts.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { MailKind, queueMails, removeOldMails } from './queue.ts';
import { type MailKinds, sendDueMails } from './send-mails.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';

let api: TestApi;
let server: MailServer;
const lines: string[] = [];

beforeAll(async () => {
  server = await startMailServer();
  api = await startApi({ env: { SMTP_URL: server.url, MAIL_FROM: 'bip@jasionka.example' } });
  for (const level of ['warn', 'error', 'info'] as const)
    api.services.log[level] = (...given: unknown[]) => void lines.push(JSON.stringify(given));
});
afterAll(async () => {
  await api?.stop();
  await server?.close();
});
beforeEach(async () => {
  await api.db.delete(mails);
  server.received.length = 0;
  server.answers.clear();
  server.beforeAnswer = () => undefined;
  lines.length = 0;
  api.clock.now = new Date('2026-11-28T10:00:00Z');
});

/** Words of their own, so that nothing but the queue is tried. */
const say: MailKinds[MailKind] = async ({ db }, { userId, facts }) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? 0));
  if (user === undefined || facts.about === 'nothing') return null;
  if (facts.about === 'broken') throw new Error('broken');
  const parts = [`Zażółć & ${facts.about}`, { text: 'Otwórz', url: 'https://bip.example/?a=1&b=2' }];
  return { to: user.email, letter: { lang: 'pl', subject: `Gęś ${facts.about}`, parts } };
};
const kinds: MailKinds = { [MailKind.SubscriptionConfirmation]: say, [MailKind.SubscriptionNews]: say };

async function queue(...about: string[]) {
  const user = await api.user();
  const facts = about.map((one) => ({
    kind: MailKind.SubscriptionNews,
    to: { userId: user.id },
    facts: { about: one },
  }));
  await queueMails(api.db, api.services, facts);
  const [row] = await api.db.select().from(users).where(eq(users.id, user.id));
  return row?.email ?? '';
}
const send = () => sendDueMails(api.services, kinds);
const later = (minutes: number) => {
  api.clock.now = new Date((api.clock.now?.getTime() ?? 0) + minutes * 60_000);
};
const about = () => server.received.map((mail) => /Gęś (\S+)/.exec(mail.header('Subject') ?? '')?.[1]);

test('a mail is sent once, as text and as HTML, and its facts go', async () => {
  const email = await queue('raz');
  expect((await readWork(api.db, new Date())).mailsToSend).toBe(1);
  expect([await send(), await send()]).toEqual([1, 0]);
  const [mail] = server.received;
  expect(mail?.to).toBe(email);
  expect(mail?.header('Auto-Submitted')).toBe('auto-generated');
  expect(mail?.raw).toContain('Zażółć & raz\n\nOtwórz:\nhttps://bip.example/?a=1&b=2');
  expect(mail?.raw).toContain('<p>Zażółć &amp; raz</p>\n<p><a href="https://bip.example/?a=1&amp;b=2">Otwórz</a></p>');
  expect(mail?.raw).not.toMatch(/<img|<script|<style/);
  const [row] = await api.db.select().from(mails);
  expect(row).toMatchObject({ facts: {}, failure: null, tries: 1, doneAt: expect.any(Date) });
  expect((await readWork(api.db, new Date())).mailsToSend).toBe(0);
});

test.each([
  ['an address that does not exist', 550, true],
  ['a letter box that is full for good', 552, true],
  ['a letter box that is full now', 452, false],
  ['a server that wants to be asked later', 450, false],
])('%s (%i): given up at once: %s', async (_name, code, isGivenUp) => {
  const email = await queue('odmowa');
  await queue('drugi');
  server.answers.set(email, code);
  await send();
  // nobody else waits for it
  expect(about()).toEqual(['drugi']);
  const refused = () =>
    api.db
      .select()
      .from(mails)
      .where(eq(mails.failure, String(code)));
  expect((await refused())[0]).toMatchObject({ tries: 1, doneAt: isGivenUp ? expect.any(Date) : null });
  server.answers.clear();
  later(0.5);
  expect(await send()).toBe(0);
  later(1);
  expect(await send()).toBe(isGivenUp ? 0 : 1);
  expect((await readWork(api.db, new Date())).mailsGivenUp).toBe(isGivenUp ? 1 : 0);
  expect(lines.join('')).toContain(`"code":"${code}"`);
  expect(lines.join('')).not.toMatch(/@|odmowa/);
});

test('tries come to an end, with longer and longer pauses', async () => {
  server.answers.set(await queue('uparty'), 451);
  let tries = 0;
  for (let minutes = 0; minutes < 4 * 24 * 60; minutes += 30) {
    await send();
    const [row] = await api.db.select().from(mails);
    tries = row?.tries ?? 0;
    if (row?.doneAt !== null) break;
    later(30);
  }
  expect(tries).toBe(9);
  expect(api.clock.now?.getTime()).toBeGreaterThan(Date.parse('2026-11-29T22:00:00Z'));
});

test('a server that is away costs no try; what is queued meanwhile goes when it is back', async () => {
  await queue('pierwszy', 'drugi');
  const [services, url] = [api.services, api.config.mail.url];
  api.config.mail.url = 'smtp://127.0.0.1:1';
  for (let minute = 0; minute < 20; minute += 1) {
    expect(await sendDueMails(services, kinds)).toBe(0);
    later(1);
  }
  api.config.mail.url = url;
  expect((await api.db.select().from(mails)).map(({ tries }) => tries)).toEqual([0, 0]);
  expect(await send()).toBe(2);
});

test('a process that ends in the middle of sending loses nothing, and its one mail goes twice at most', async () => {
  await queue('a', 'b', 'c');
  class Killed extends Error {}
  const dying = { ...api.services, transaction: api.services.transaction };
  // the mail is in the letter box, and who sent it does nothing any more
  server.beforeAnswer = () => {
    dying.db = new Proxy(dying.db, {
      get: () => {
        throw new Killed();
      },
    });
  };
  await expect(sendDueMails(dying, kinds)).rejects.toThrow(Killed);
  server.beforeAnswer = () => undefined;
  // it is nobody else's for a while
  expect(await send()).toBe(2);
  later(11);
  expect(await send()).toBe(1);
  expect(about().toSorted()).toEqual(['a', 'a', 'b', 'c']);
  const ids = server.received.map((mail) => mail.header('Message-ID'));
  expect(new Set(ids).size).toBe(3);
});

test('two processes at once send each mail once', async () => {
  const all = Array.from({ length: 12 }, (_, number) => `m${number}`);
  await queue(...all);
  const counts = await Promise.all([send(), send()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(12);
  expect(about().toSorted()).toEqual(all.toSorted());
});

test('what has nothing to say any more is dropped, what cannot be made is tried again and stops nothing', async () => {
  await queue('nothing', 'broken', 'dobry');
  expect(await send()).toBe(1);
  expect(about()).toEqual(['dobry']);
  const open = (await api.db.select().from(mails)).filter(({ doneAt }) => doneAt === null);
  expect(open.map(({ failure, tries }) => [failure, tries])).toEqual([['ENOTMADE', 1]]);
});

test('nothing is queued without a mail server, and what is done goes after a week', async () => {
  await queue('stary');
  await send();
  later(7 * 24 * 60 + 1);
  await removeOldMails(api.db, api.services.now());
  expect(await api.db.select().from(mails)).toEqual([]);
  const without = { ...api.services, config: { ...api.config, mail: { ...api.config.mail, url: null } } };
  const { id } = await api.user();
  await queueMails(api.db, without, [{ kind: MailKind.SubscriptionNews, to: { userId: id } }]);
  expect(await api.db.select().from(mails)).toEqual([]);
});
