// Personal numbers, passwords and secrets of links and tokens stay where they belong: masked in lists, never in a log, however a call ends.
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../database/schema.ts';
import { createLog } from '../../http/log.ts';
import { TestBrowser } from '../../identity/testing/browser.ts';
import { authorization, signInWith } from '../../identity/testing/flows.ts';
import { createPerson, password } from '../../identity/testing/people.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  // nothing listens there: a message that cannot be sent is logged too
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'bip@jasionka.example' };
  api = await startApi({ withIdentity: true, env, log: createLog('trace', stream) });
});
afterAll(() => api.stop());

const url = '/api/auth/users';
const pesel = '44051401359';
const wrongPesel = '44051401358';
const documentNumber = 'ABA300000';
const newPassword = 'Olcha7Potok';
const wrongPassword = 'Niewlasciwe9';

const person = (userName: string, changes: Record<string, unknown>) => ({
  userName,
  firstname: 'Jan',
  surname: 'Kowalski',
  email: `${userName}@jasionka.example`,
  identificationDocumentType: -1,
  pesel,
  sex: 0,
  ...changes,
});

test('neither the log nor the audit log has them, whatever happens to a card', async () => {
  await createPerson(api.db, 'administrator', { isAdmin: true });
  const tokens = await signInWith(api.app, new TestBrowser(api.app), 'administrator', password);
  const admin = api.withToken(tokens.access_token);
  const roles = [(await admin.get('/api/auth/roles')).body[0].id];

  const created = await admin.post(url, person('jan.kowalski', { roles }));
  expect(created).toMatchObject({ status: 201, body: { passwordLink: { isSent: false } } });
  const card = `${url}/${created.body.id}`;
  const statuses = [
    await admin.post(url, person('zly.pesel', { roles, pesel: wrongPesel })),
    await admin.post(url, person('jan.kowalski', { roles })),
    await admin.put(card, person('jan.kowalski', { pesel, sex: 'x' })),
    await admin.get(card),
    await admin.put(card, {
      ...person('jan.kowalski', { pesel: null }),
      identificationDocumentType: 1,
      identificationDocumentNumber: documentNumber,
      birthDate: '1944-05-14',
      sex: 10,
    }),
    await admin.get(`${url}?filters=pesel;equal;${pesel}`),
    await admin.get(`${url}/${pesel}`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 409, 400, 200, 200, 200, 404]);

  // a failure of the database, whose messages quote values
  await api.db.execute(sql`alter table users add constraint closed check (pesel is null) not valid`);
  expect((await admin.put(card, person('jan.kowalski', {}))).status).toBe(500);
  await api.db.execute(sql`alter table users drop constraint closed`);

  const reset = await admin.post(`${card}/password`);
  const token: string = reset.body.link.split('#token=')[1];
  await api.anonymous.post('/api/auth/forced-password', { token });
  expect((await api.anonymous.put('/api/auth/forced-password', { token, newPassword })).status).toBe(204);
  const browser = new TestBrowser(api.app);
  await browser.submit(await browser.open(authorization().url), { login: 'jan.kowalski', password: wrongPassword });
  const own = await signInWith(api.app, new TestBrowser(api.app), 'jan.kowalski', newPassword);
  const self = api.withToken(own.access_token);
  await self.put(`${card}/password`, { currentPassword: wrongPassword, newPassword: 'Jawor8Potok' });
  await self.put(`${card}/password`, { currentPassword: newPassword, newPassword: 'Jawor8Potok' });

  const log = lines.join('');
  // the log was really written
  for (const operation of ['createUser', 'updateUser', 'changeForcedPassword', 'changePassword']) {
    expect(log).toContain(operation);
  }
  expect(log).toContain('a message could not be sent');
  const audit = JSON.stringify(await api.db.select().from(auditEntries));
  const secrets = [pesel, wrongPesel, documentNumber, password, newPassword, wrongPassword, 'Jawor8Potok', token];
  const bearers = [tokens, own].flatMap((one) => [one.access_token, one.refresh_token ?? '', one.id_token ?? '']);
  expect(bearers.every((one) => one.length > 20)).toBe(true);
  for (const secret of [...secrets, ...bearers]) {
    expect(log.includes(secret), `${secret} in the log`).toBe(false);
    expect(audit.includes(secret), `${secret} in the audit log`).toBe(false);
  }
});
