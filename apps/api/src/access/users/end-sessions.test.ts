// An administrator ends the sign-ins of another account, or the pause of its sign-in; its password stays. The list says when it last signed in.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries, users } from '../../database/schema.ts';
import { loadKeys } from '../../identity/provider/keys.ts';
import { createSignInThrottle } from '../../identity/sign-in/sign-in-throttle.ts';
import { startWithUsers, type UserTests, url } from '../testing/user-calls.ts';

let api: UserTests['api'];
let adminUser: UserTests['adminUser'];
let manager: UserTests['manager'];
let managerUser: UserTests['managerUser'];
let create: UserTests['create'];

beforeAll(async () => {
  ({ api, manager, managerUser, adminUser, create } = await startWithUsers());
});
afterAll(() => api.stop());

test('tokens count from now on, and nothing else changes', async () => {
  const id = await create('zgubiony.laptop');
  const [before] = await api.db.select().from(users).where(eq(users.id, id));
  expect((await manager.post(`${url}/${id}/sign-out`)).status).toBe(204);
  const [after] = await api.db.select().from(users).where(eq(users.id, id));
  expect(after).toEqual({ ...before, tokensValidFrom: expect.any(Date) });
  expect(after?.tokensValidFrom).not.toEqual(before?.tokensValidFrom);
});

test('a pause ends, nothing of the account changes, and the audit log has who did it', async () => {
  const id = await create('zapomniane.haslo');
  const [before] = await api.db.select().from(users).where(eq(users.id, id));
  const throttle = createSignInThrottle(api.db, (await loadKeys(api.db)).secret, () => new Date());
  const attempt = { name: 'zapomniane.haslo', account: id, address: '192.0.2.1', device: null };
  for (let i = 0; i < 6; i += 1) await throttle.begin(attempt);
  expect(await throttle.pause(attempt)).toBeGreaterThan(0);
  expect((await manager.post(`${url}/${id}/unlock`)).status).toBe(204);
  expect(await throttle.pause(attempt)).toBe(0);
  expect(await api.db.select().from(users).where(eq(users.id, id))).toEqual([before]);
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'unlockUser'));
  expect(entries).toMatchObject([{ actorId: managerUser.id, kind: AuditEvent.OperationDone }]);
});

test.each(['sign-out', 'unlock'])(
  'no %s of oneself, of an administrator, of an inactive account, of nobody',
  async (what) => {
    expect((await manager.post(`${url}/${managerUser.id}/${what}`)).status).toBe(409);
    expect((await manager.post(`${url}/${adminUser.id}/${what}`)).status).toBe(403);
    const id = await create(`nieaktywna.${what}`);
    await manager.delete(`${url}/${id}/isconfirmed`);
    expect((await manager.post(`${url}/${id}/${what}`)).status).toBe(409);
    expect((await manager.post(`${url}/999999/${what}`)).status).toBe(404);
  },
);

test('the last sign-in is the newest of the person and of programs; a failed one is none', async () => {
  const [never, often] = [await create('nigdy.dotad'), await create('czesto.tutaj')];
  const entry = (subjectId: number, kind: AuditEvent, at: string, actorId: number | null = subjectId) => ({
    kind,
    actorId,
    subjectId,
    createdDate: new Date(at),
  });
  await api.db
    .insert(auditEntries)
    .values([
      entry(often, AuditEvent.ProgramSignedIn, '2026-11-19T08:00:00Z'),
      entry(often, AuditEvent.SignedIn, '2026-11-18T08:00:00Z'),
      entry(often, AuditEvent.UserRead, '2026-11-20T08:00:00Z'),
      entry(never, AuditEvent.SignInFailed, '2026-11-20T08:00:00Z', null),
    ]);
  const { body } = await manager.get(`${url}?filters=id;in;${never};${often}&sortings=id;asc`);
  expect(body.map((row: UserRow) => row.lastSignIn)).toEqual([null, '2026-11-19T08:00:00.000Z']);
});

/** Name, account, device; whether a pause is left when 17 is unlocked. */
test.each([
  ['anna.nowak', 17, null, false],
  ['A.Nowak@gmina.pl', 17, null, false],
  ['anna.nowak', 17, 'laptop', false],
  ['ewa.kubiak', 170, null, true],
  ['ewa.kubiak', 170, 'laptop', true],
])('%s (%i, device %s) is paused after 17 is unlocked: %s', async (name, account, device, isPaused) => {
  const throttle = createSignInThrottle(api.db, 'tajne', () => new Date());
  const one = { name, account, device, address: '192.0.2.9' };
  for (let i = 0; i < 6; i += 1) await throttle.begin(one);
  expect(await throttle.pause(one)).toBeGreaterThan(0);
  await throttle.forget(17, ['anna.nowak', 'a.nowak@gmina.pl']);
  expect((await throttle.pause(one)) > 0).toBe(isPaused);
});
