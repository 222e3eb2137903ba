// Programs in the audit log: their sign-ins, wrong secrets and later changes.
import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEntries, users } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../testing/browser.ts';
import { authorization, nativeClient, redeem, refresh, requestTokens, signInWith } from '../testing/flows.ts';
import { createPerson, password } from '../testing/people.ts';

let api: TestApi;
const secret = 'dluga-losowa-tajemnica';

beforeAll(async () => {
  const hash = createHash('sha256').update(secret).digest('hex');
  api = await startApi({
    withIdentity: true,
    env: { AUTOMATS: `nocny-import:automat.importu:${hash} drugi:bez.konta:${hash}` },
  });
  await createPerson(api.db, 'anna.nowak', { permissions: ['ManageSettings'] });
  await createPerson(api.db, 'automat.importu', { permissions: ['ManageSettings'] });
  await createPerson(api.db, 'bez.konta');
});
beforeEach(() => api.db.delete(auditEntries));
afterAll(() => api.stop());

const entries = () => api.db.select().from(auditEntries).orderBy(asc(auditEntries.id));

function signInProgram(id: string, typed: string) {
  const authorization = `Basic ${Buffer.from(`${id}:${typed}`).toString('base64')}`;
  return requestTokens(api.app, { grant_type: 'client_credentials' }, { authorization });
}

test('a service client is named in its sign-in and its changes', async () => {
  const { body } = await signInProgram('nocny-import', secret);
  await expect
    .poll(entries)
    .toMatchObject([
      { kind: 'ProgramSignedIn', actorName: 'automat.importu', program: 'nocny-import', address: '127.0.0.1' },
    ]);
  const program = api.withToken(body.access_token);
  expect((await program.post('/api/dictionaries/tags', { name: 'Budżet', languageId: 1 })).status).toBe(201);
  expect((await program.get('/api/auth/users')).status).toBe(403);
  const done = { actorName: 'automat.importu', program: 'nocny-import' };
  expect((await entries()).slice(1)).toMatchObject([
    { ...done, kind: 'OperationDone', operation: 'createTag' },
    { ...done, kind: 'OperationRefused', operation: 'listUsers' },
  ]);
});

test('wrong secrets are logged with a limit', async () => {
  api.clock.now = new Date('2026-11-20T10:00:00Z');
  for (let i = 0; i < 4; i += 1) expect((await signInProgram('nocny-import', 'zgadywanka')).status).toBe(401);
  await signInProgram('haslo-w-zlym-polu', secret);
  await expect.poll(entries).toHaveLength(2);
  api.clock.now = new Date('2026-11-20T10:01:00Z');
  await signInProgram('nocny-import', 'zgadywanka');
  await expect.poll(entries).toHaveLength(4);
  api.clock.now = null;
  expect(await entries()).toMatchObject([
    {
      kind: 'ProgramSignInFailed',
      actorName: null,
      program: 'nocny-import',
      details: ['Nieprawidłowe hasło programu'],
    },
    { kind: 'ProgramSignInFailed', actorName: null, program: null, details: ['Nieznany program'] },
    { program: 'nocny-import', details: ['W ciągu minuty powtórzono jeszcze 3 razy'] },
    { program: 'nocny-import', details: ['Nieprawidłowe hasło programu'] },
  ]);
  expect(JSON.stringify(await entries())).not.toMatch(/zgadywanka|haslo-w-zlym-polu/);
});

test('a program with an inactive account is logged', async () => {
  await api.db.update(users).set({ isActive: false }).where(eq(users.userName, 'bez.konta'));
  expect((await signInProgram('drugi', secret)).status).toBe(400);
  await expect
    .poll(entries)
    .toMatchObject([
      { kind: 'ProgramSignInFailed', program: 'drugi', details: [expect.stringContaining('jest nieaktywne')] },
    ]);
});

test('bip is named with its user; a renewal is no sign-in, and the web app is no program', async () => {
  const browser = new TestBrowser(api.app);
  const request = authorization(nativeClient);
  const consent = await browser.submit(await browser.open(request.url), { login: 'anna.nowak', password });
  const { body } = await redeem(api.app, request, await browser.submit(consent, { decision: 'allow' }));
  // logged after the tokens are answered
  await expect.poll(entries).toHaveLength(2);
  const renewed = await refresh(api.app, body.refresh_token, nativeClient);
  const tag = { name: 'Podatki', languageId: 1 };
  expect((await api.withToken(renewed.body.access_token).post('/api/dictionaries/tags', tag)).status).toBe(201);
  const web = await signInWith(api.app, new TestBrowser(api.app), 'anna.nowak', password);
  expect((await api.withToken(web.access_token).post('/api/dictionaries/tags', { ...tag, name: 'Woda' })).status).toBe(
    201,
  );
  const person = { actorName: 'anna.nowak' };
  await expect.poll(entries).toMatchObject([
    { ...person, kind: 'SignedIn', program: 'bip' },
    { ...person, kind: 'ProgramSignedIn', program: 'bip' },
    { ...person, kind: 'OperationDone', program: 'bip' },
    { ...person, kind: 'SignedIn', program: null },
    { ...person, kind: 'OperationDone', program: null },
  ]);
});
