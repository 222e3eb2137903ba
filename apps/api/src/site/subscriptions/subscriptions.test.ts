// From the form of the bulletin to the mail and out again, with a real SMTP server.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articles, auditEntries, mails, subscriptions } from '../../database/schema.ts';
import { sendDueMails } from '../../mail/send-mails.ts';
import { type MailServer, startMailServer } from '../../mail/testing/mail-server.ts';
import { mailKinds, noteMailService } from '../../schedule/mails.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, clearArticles } from '../../testing/test-articles.ts';
import { buildSite } from '../host/site-server.ts';
import { queueNews, removeUnconfirmed, settledChanges } from './queue-news.ts';

let api: TestApi;
let server: MailServer;
let site: FastifyInstance;
const form = '/powiadomienia';
const begin = new Date('2026-11-27T10:00:00Z');

beforeAll(async () => {
  server = await startMailServer();
  api = await startApi({ env: { SMTP_URL: server.url, SITE_URL: 'https://bip.jasionka.example' } });
  site = await buildSite(api.services, { stateAge: 0, maxValues: 100 });
  await noteMailService(api.services);
});
afterAll(async () => {
  await site?.close();
  await api?.stop();
  await server?.close();
});
beforeEach(async () => {
  await clearArticles(api.db);
  await api.db.delete(subscriptions);
  server.received.length = 0;
  api.clock.now = begin;
});

const post = (url: string, fields: Record<string, string>) =>
  site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const later = (hours: number) => {
  api.clock.now = new Date((api.clock.now?.getTime() ?? 0) + hours * 3_600_000);
};
const send = () => sendDueMails(api.services, mailKinds);
const tell = async () => {
  await queueNews(api.services, true);
  return send();
};
/** The path of the link in the newest mail. */
const link = () =>
  /https:\/\/bip\.jasionka\.example(\/(?:en\/)?powiadomienia\/link\?klucz=[\w-]{43})/.exec(
    server.received.at(-1)?.raw ?? '',
  )?.[1] ?? '';
async function subscribe(fields: Record<string, string>) {
  await post(form, fields);
  await send();
  const address = link();
  await post(address, { czynnosc: 'potwierdz' });
  return address;
}
const published = (more: Parameters<typeof addArticle>[1] = {}) =>
  addArticle(api.db, { status: 40, publishedDate: api.clock.now, ...more });

test('whoever asks gets a link; following it does nothing, its button confirms, another one leaves', async () => {
  const asked = await post(form, { email: 'Anna@Mail.Example', kategoria: '', czestotliwosc: '' });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/powiadomienia/zamowione']);
  expect((await site.inject('/powiadomienia/zamowione')).body).toContain('Wysłaliśmy wiadomość z linkiem');
  expect(await send()).toBe(1);
  const [mail] = server.received;
  expect(mail?.to).toBe('anna@mail.example');
  const before = await site.inject(link());
  expect(before.body).toContain('>Potwierdź powiadomienia</button>');
  expect(before.headers['cache-control']).toBe('no-store');
  expect((await api.db.select().from(subscriptions))[0]?.confirmedAt).toBeNull();
  expect((await post(link(), { czynnosc: 'potwierdz' })).body).toContain('Powiadomienia są zamówione');
  expect((await site.inject(link())).body).toContain('>Zrezygnuj z powiadomień</button>');
  expect(await api.db.select().from(subscriptions)).toHaveLength(1);
  expect((await post(link(), { czynnosc: 'zrezygnuj' })).body).toContain('adres jest usunięty');
  expect(await api.db.select().from(subscriptions)).toEqual([]);
  expect((await site.inject(link())).statusCode).toBe(404);
  // nothing of it is anywhere else
  expect(JSON.stringify(await api.db.select().from(auditEntries))).not.toContain('mail.example');
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('the button of a mail program leaves at once, as often as it is pressed (%s)', async (type, payload) => {
  await subscribe({ email: 'jan@mail.example' });
  const [header, how] = ['List-Unsubscribe', 'List-Unsubscribe-Post'].map((name) => server.received[0]?.header(name));
  expect(header?.replaceAll(/\s/g, '')).toBe(`<https://bip.jasionka.example${link()}>`);
  expect(how).toBe('List-Unsubscribe=One-Click');
  for (const _ of [1, 2]) {
    const answer = await site.inject({ method: 'POST', url: link(), headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(200);
    expect(await api.db.select().from(subscriptions)).toEqual([]);
  }
});

test('a known address is answered like an unknown one, gets no second mail within an hour, and few that wait', async () => {
  await subscribe({ email: 'ewa@mail.example' });
  const [known, unknown] = [
    await post(form, { email: 'ewa@mail.example' }),
    await post(form, { email: 'x@mail.example' }),
  ];
  const told = ({ statusCode, body, headers }: typeof known) => [statusCode, body, headers.location];
  expect(told(known)).toEqual(told(unknown));
  await send();
  expect(server.received.map(({ to }) => to)).toEqual(['ewa@mail.example', 'x@mail.example']);
  later(2);
  await post(form, { email: 'ewa@mail.example' });
  await send();
  expect(server.received.at(-1)?.raw).toContain('Powiadomienia są zamówione.');
  for (let number = 0; number < 9; number += 1) {
    const { baseArticleId } = await published();
    await post(form, { email: 'ofiara@mail.example', artykul: String(baseArticleId) });
  }
  await send();
  expect(server.received.filter(({ to }) => to === 'ofiara@mail.example')).toHaveLength(5);
});

test('what is no address is said at its field and stays there; what is not public cannot be asked for', async () => {
  const refused = await post(form, { email: 'anna@' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toMatch(/value="anna@"[^>]*|To nie jest adres e-mail/);
  expect(refused.body).toContain('aria-describedby="zly-adres"');
  const draft = await addArticle(api.db, { status: 10 });
  expect((await post(form, { email: 'a@mail.example', artykul: String(draft.baseArticleId) })).statusCode).toBe(404);
  await post(form, { email: 'a@mail.example', kategoria: '987654' });
  expect(await api.db.select().from(subscriptions)).toEqual([]);
});

test('a link that nobody confirmed within 48 hours is void, and the address goes', async () => {
  await post(form, { email: 'pozny@mail.example' });
  await send();
  later(48.1);
  expect((await post(link(), { czynnosc: 'potwierdz' })).statusCode).toBe(404);
  await removeUnconfirmed(api.db, api.services.now());
  expect(await api.db.select().from(subscriptions)).toEqual([]);
});

test('news at once: of everything, of a branch, of an article, told once and as the register says it then', async () => {
  const above = await addCategory(api.db, 'Rada');
  const below = await addCategory(api.db, 'Uchwały', above);
  const other = await addCategory(api.db, 'Przetargi');
  const { id, baseArticleId } = await published({ title: 'Statut', categories: [other] });
  await subscribe({ email: 'wszystko@mail.example', czestotliwosc: 'od-razu' });
  await subscribe({ email: 'rada@mail.example', kategoria: String(above), czestotliwosc: 'od-razu' });
  await subscribe({ email: 'statut@mail.example', artykul: String(baseArticleId), czestotliwosc: 'od-razu' });
  server.received.length = 0;
  later(1);
  await published({ title: 'Uchwała budżetowa', categories: [below] });
  // an entry settles for a minute
  expect(await tell()).toBe(0);
  later(0.1);
  expect(await Promise.all([tell(), tell()])).toEqual(expect.arrayContaining([expect.any(Number)]));
  expect(await tell()).toBe(0);
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(['rada@mail.example', 'wszystko@mail.example']);
  expect(server.received[0]?.raw).toContain('<a href="https://bip.jasionka.example/artykul/');
  expect(server.received[0]?.raw).toContain('Uchwała budżetowa</a><br>Opublikowano, 27.11.2026 12:00');
  server.received.length = 0;
  const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
  await publisher.put(`/api/articles/${id}/status/50`, { changeText: 'Pomyłka', titleRemovalReason: 'Dane osoby' });
  later(0.1);
  await tell();
  const [told] = server.received.filter(({ to }) => to === 'statut@mail.example');
  expect(told?.raw).toContain('Zdjęto z biuletynu');
  expect(told?.raw).toContain('Powód: Pomyłka');
  expect(told?.raw).not.toContain('Statut');
});

test('once a day: one mail at eight with all of the day, none for a day without a change', async () => {
  await subscribe({ email: 'dzien@mail.example' });
  server.received.length = 0;
  for (const title of ['Pierwsza', 'Druga']) {
    later(1);
    await published({ title });
    expect(await tell()).toBe(0);
  }
  api.clock.now = new Date('2026-11-28T07:05:00Z');
  expect([await tell(), await tell()]).toEqual([1, 0]);
  for (const title of ['Pierwsza', 'Druga']) expect(server.received[0]?.raw).toContain(title);
  later(24);
  expect(await tell()).toBe(0);
});

test('a subscription in another language has its words; what is hidden before it is sent is not told', async () => {
  const answer = await post('/en/powiadomienia', { email: 'john@mail.example', czestotliwosc: 'od-razu' });
  expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
  await subscribe({ email: 'pl@mail.example', czestotliwosc: 'od-razu' });
  later(1);
  const { id } = await published({ title: 'Ukryta' });
  later(0.1);
  await queueNews(api.services, true);
  expect((await api.db.select().from(mails)).filter(({ doneAt }) => doneAt === null)).toHaveLength(1);
  await api.db.update(articles).set({ isHidden: true }).where(sql`id = ${id}`);
  server.received.length = 0;
  await send();
  expect(server.received).toEqual([]);
});

test('without a mail server there is no form and no link to it', async () => {
  const { baseArticleId } = await published();
  const pages = ['/', '/zmiany', '/kanaly-rss', `/artykul/${baseArticleId}/statut-gminy-jasionka`];
  const links = async () =>
    (await Promise.all(pages.map((url) => site.inject(url)))).map(({ body }) => body.includes('/powiadomienia'));
  expect(await links()).toEqual(pages.map(() => true));
  const without = { db: api.db, config: { ...api.config, mail: { ...api.config.mail, url: null } } };
  await noteMailService(without);
  expect(await links()).toEqual(pages.map(() => false));
  expect((await site.inject(form)).statusCode).toBe(404);
  expect((await post(form, { email: 'a@mail.example' })).statusCode).toBe(404);
  await noteMailService(api.services);
});

test('a change is looked at once, when all that was written with it is seen', async () => {
  const hasChanged = settledChanges(api.services);
  const answers = async () => {
    const atOnce = await hasChanged();
    later(0.02);
    return [atOnce, await hasChanged(), await hasChanged()];
  };
  expect(await answers()).toEqual([false, true, false]);
  expect(await answers()).toEqual([false, false, false]);
  await published();
  expect(await answers()).toEqual([false, true, false]);
});
