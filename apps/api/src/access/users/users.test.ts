import { Sex } from '@redakcja/generated/model/sex';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, users } from '../../database/schema.ts';
import { startWithUsers, type UserTests, url } from '../testing/user-calls.ts';

let api: UserTests['api'];
let admin: UserTests['admin'];
let adminUser: UserTests['adminUser'];
let manager: UserTests['manager'];
let managerUser: UserTests['managerUser'];
let roleId: UserTests['roleId'];
let input: UserTests['input'];
let create: UserTests['create'];

beforeAll(async () => {
  ({ api, admin, adminUser, manager, managerUser, roleId, input, create } = await startWithUsers());
});
afterAll(() => api.stop());

describe('the card', () => {
  test('of a new user: active, confirmed, with a link to set a password', async () => {
    const created = await admin.post(url, input('jan.kowalski', { phone: '', fax: '+48 17 850 10 22' }));
    expect(created.status).toBe(201);
    expect(created.body.passwordLink).toMatchObject({
      isSent: false,
      link: expect.stringContaining('/wymuszona-zmiana-hasla#token='),
    });
    const { body, etag } = await manager.get(`${url}/${created.body.id}`);
    expect(etag).toBe('"1"');
    expect(body).toMatchObject({
      userName: 'jan.kowalski',
      identificationDocumentNumber: 'jan.kowalski',
      phone: null,
      fax: '+48 17 850 10 22',
      pesel: null,
      isActive: true,
      isConfirmed: true,
      mustChangePassword: true,
      roles: [{ id: roleId, name: 'Redaktor' }],
      excludeCategories: [],
    });
    expect(body.confirmedDate).not.toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i);
  });

  test('takes birth date, sex and number from the PESEL', async () => {
    const id = await create('z.peselem', { identificationDocumentType: -1, pesel: '44051401359' });
    const { body } = await admin.get(`${url}/${id}`);
    expect(body).toMatchObject({
      pesel: '44051401359',
      identificationDocumentNumber: '44051401359',
      birthDate: '1944-05-14',
      sex: 10,
    });
  });

  test('is saved, with its revision', async () => {
    const id = await create('do.zmiany');
    const before = await admin.get(`${url}/${id}`);
    const saved = await manager.put(`${url}/${id}`, input('do.zmiany', { surname: 'Lis', roles: undefined }), {
      ifMatch: before.etag,
    });
    expect(saved).toMatchObject({ status: 200, body: { surname: 'Lis', roles: [{ id: roleId }] } });
    expect((await manager.put(`${url}/${id}`, input('do.zmiany'), { ifMatch: before.etag })).status).toBe(412);
    expect((await admin.get(`${url}/${id}`)).body.surname).toBe('Lis');
  });

  test.each([
    [
      { userName: 'żółw12' },
      'userName',
      'Login może zawierać tylko litery bez polskich znaków, cyfry oraz znaki @ _ - .',
    ],
    [{ userName: 'krok5' }, 'userName', 'Minimalnie 6 znaków'],
    [{ email: 'abc' }, 'email', 'Wpisz poprawny email'],
    [{ firstname: 'x'.repeat(31) }, 'firstname', 'Maksymalnie 30 znaków'],
    [{ surname: '' }, 'surname', 'Pole wymagane'],
    [{ roles: [] }, 'roles', 'Użytkownik musi mieć przypisaną przynajmniej jedną rolę'],
    [{ pesel: '44051401358' }, 'pesel', 'Nieprawidłowy numer PESEL'],
    [{ identificationDocumentType: -1 }, 'pesel', 'Pole wymagane'],
    [{ identificationDocumentType: 1 }, 'identificationDocumentNumber', 'Pole wymagane'],
    [{ identificationDocumentType: 2, identificationDocumentNumber: 'EA1' }, 'birthDate', 'Pole wymagane'],
    [{ roles: [999_999] }, 'roles', 'Wybrana rola nie istnieje'],
    [{ excludeCategories: [999_999] }, 'excludeCategories', 'Wybrana kategoria nie istnieje'],
  ])('%j is refused at its field', async (wrong, path, message) => {
    const { status, body } = await admin.post(url, input('zle.dane', wrong));
    expect(status).toBe(400);
    expect(body.fields).toContainEqual({ path, message });
  });

  test('a birth date is compared with the day of the call', async () => {
    const born = input('urodzony.dzis', {
      identificationDocumentType: 2,
      identificationDocumentNumber: 'EA1234567',
      birthDate: '2026-11-21',
      sex: Sex.Female,
    });
    api.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await admin.post(url, born)).body.fields).toMatchObject([{ path: 'birthDate' }]);
    api.clock.now = new Date('2026-11-21T10:00:00Z');
    expect((await admin.post(url, born)).status).toBe(201);
    api.clock.now = null;
  });

  test('a login equal to the e-mail of another user is rejected', async () => {
    await create('wlasciciel');
    const email = 'Wlasciciel@jasionka.example';
    const taken = await admin.post(url, input(email, { email: 'inny.adres@jasionka.example' }));
    expect(taken).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'userName', message: 'Login jest adresem e-mail innego użytkownika' }] },
    });
    // one's own e-mail may be one's login
    const own = await create('adres@jasionka.example', { email: 'adres@jasionka.example' });
    const { etag } = await admin.get(`${url}/${own}`);
    const moved = await admin.put(`${url}/${own}`, input(email, { email: 'adres@jasionka.example' }), {
      ifMatch: etag,
    });
    expect(moved.status).toBe(409);
    const mailed = await admin.post(url, input('kto.inny', { email: 'ADRES@jasionka.example' }));
    expect(mailed).toMatchObject({ status: 409, body: { fields: [{ path: 'email' }] } });
    await create('login@jasionka.example', { email: 'trzeci@jasionka.example' });
    const crossed = await admin.post(url, input('czwarty', { email: 'login@jasionka.example' }));
    expect(crossed).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'email', message: 'Adres e-mail jest loginem innego użytkownika' }] },
    });
  });

  test('login and e-mail are there once, whatever their letter case', async () => {
    await create('powtorka');
    const sameLogin = await admin.post(url, input('POWTORKA', { email: 'inny@jasionka.example' }));
    expect(sameLogin).toMatchObject({ status: 409, body: { fields: [{ path: 'userName' }] } });
    const sameEmail = await admin.post(url, input('nowy.login', { email: 'Powtorka@jasionka.example' }));
    expect(sameEmail).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'email', message: 'Użytkownik o takim adresie e-mail już istnieje' }] },
    });
  });

  test('of an unknown id answers 404', async () => {
    expect((await admin.get(`${url}/999999`)).status).toBe(404);
    expect((await admin.put(`${url}/999999`, input('nikt.taki'))).status).toBe(404);
    expect((await admin.get(`${url}/999999/effective-permissions`)).status).toBe(404);
  });
});

describe('the list', () => {
  test('masks personal numbers, filters, sorts and pages', async () => {
    await create('lista.lukasz', { surname: 'Łoś', identificationDocumentType: -1, pesel: '02070803628' });
    await create('lista.luiza', { surname: 'Lis' });
    const page = (query: string) => manager.get(`${url}?filters=userName;startsWith;lista&${query}`);
    const { body, total } = await page('');
    expect(total).toBe(2);
    expect(body.map((row: { surname: string }) => row.surname)).toEqual(['Lis', 'Łoś']);
    expect(body[1]).toMatchObject({
      pesel: '•••••••3628',
      identificationDocumentNumber: '•••••••3628',
      isConfirmed: true,
    });
    expect(JSON.stringify(body)).not.toContain('02070803628');
    expect((await page('sortings=surname;desc&size=1')).body).toMatchObject([{ surname: 'Łoś' }]);
    expect((await page('filters=isActive;notEqual;true')).total).toBe(0);
    expect((await page('filters=isConfirmed;equal;true')).total).toBe(2);
    expect((await page('filters=passwordHash;contains;a')).status).toBe(400);
  });
});

describe('a search by PESEL', () => {
  const entries = () => admin.get('/api/auth/audit-entries?filters=event;equal;PersonalDataSearched&sortings=id;asc');

  test('takes the whole number only, so that the masked digits cannot be guessed one by one', async () => {
    const id = await create('po.numerze', { identificationDocumentType: -1, pesel: '90090515836' });
    for (const filter of [
      'pesel;contains;9009',
      'pesel;startsWith;9009',
      'identificationDocumentNumber;equal;90090515836',
    ])
      expect((await manager.get(`${url}?filters=${filter}`)).status).toBe(400);
    for (const sorting of ['pesel;asc', 'identificationDocumentNumber;asc'])
      expect((await manager.get(`${url}?sortings=${sorting}`)).status).toBe(400);
    for (const part of ['9009051583', '9009051583_', '90090515836%25', '%25'])
      expect((await manager.get(`${url}?filters=pesel;equal;${part}`)).total).toBe(0);
    const before = (await entries()).total ?? 0;
    const found = await manager.get(`${url}?filters=pesel;equal;90090515836`);
    expect(found).toMatchObject({ total: 1, body: [{ id, pesel: '•••••••5836' }] });
    expect((await entries()).total).toBe(before + 1);
  });

  test('is in the audit log: who searched, and whom they found, without the number', async () => {
    await api.db.delete(auditEntries);
    const id = await create('szukana', { identificationDocumentType: -1, pesel: '44051401359' });
    await manager.get(`${url}?filters=pesel;equal;44051401359&filters=userName;equal;szukana`);
    await manager.get(`${url}?filters=pesel;equal;00000000000`);
    await manager.get(`${url}?filters=userName;equal;szukana`);
    const { body } = await entries();
    expect(body).toMatchObject([
      {
        userId: managerUser.id,
        operation: 'listUsers',
        subjectId: id,
        subjectName: 'szukana',
        details: ['Szukano po numerze PESEL', 'Znaleziono: 1'],
      },
      { subjectId: null, details: ['Szukano po numerze PESEL', 'Znaleziono: 0'] },
    ]);
    expect(JSON.stringify(body)).not.toContain('44051401359');
  });
});

describe('activation', () => {
  test('deactivate clears, activate sets, each only when it may', async () => {
    const id = await create('aktywna.osoba');
    const off = await manager.delete(`${url}/${id}/isconfirmed`);
    expect(off).toMatchObject({ status: 200, body: { isActive: false, isConfirmed: false } });
    expect((await manager.delete(`${url}/${id}/isconfirmed`)).status).toBe(409);
    expect((await manager.post(`${url}/${id}/password`)).status).toBe(409);
    const on = await manager.post(`${url}/${id}/isconfirmed`, undefined, { ifMatch: off.etag });
    expect(on).toMatchObject({ status: 200, body: { isActive: true, isConfirmed: true } });
    expect((await manager.post(`${url}/${id}/isconfirmed`)).status).toBe(409);
    expect((await manager.delete(`${url}/${id}/isconfirmed`, { ifMatch: off.etag })).status).toBe(412);
  });

  test('removal deactivates, and reports the rows that it rejected', async () => {
    const [id, system] = [await create('do.usuniecia'), await create('systemowe')];
    await api.db.update(users).set({ isSystem: true }).where(eq(users.id, system));
    const { body } = await manager.delete(
      `${url}?userIds=${system}&userIds=${id}&userIds=${managerUser.id}&userIds=${adminUser.id}&userIds=999999`,
    );
    expect(body).toEqual([
      { id: system, name: 'systemowe', done: false, errors: ['Konta systemowego nie można usunąć'] },
      { id, name: 'do.usuniecia', done: true, errors: [] },
      { id: managerUser.id, name: managerUser.userName, done: false, errors: ['Nie można usunąć własnego konta'] },
      {
        id: adminUser.id,
        name: adminUser.userName,
        done: false,
        errors: ['Konto administratora może zmienić tylko administrator'],
      },
      { id: 999_999, done: false, errors: ['Nie znaleziono użytkownika o numerze 999999'] },
    ]);
    expect((await admin.get(`${url}/${id}`)).body).toMatchObject({ isActive: false, isConfirmed: false });
    expect((await admin.delete(`${url}?userIds=${id}`)).body).toMatchObject([{ done: true }]);
  });
});
