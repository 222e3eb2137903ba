import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, users } from '../../database/schema.ts';
import { articleInput } from '../../testing/test-articles.ts';
import { startWithUsers, type UserTests, url } from '../testing/user-calls.ts';

let api: UserTests['api'];
let admin: UserTests['admin'];
let adminUser: UserTests['adminUser'];
let manager: UserTests['manager'];
let managerUser: UserTests['managerUser'];
let roleId: UserTests['roleId'];
let administratorId: UserTests['administratorId'];
let input: UserTests['input'];
let create: UserTests['create'];

beforeAll(async () => {
  ({ api, admin, adminUser, manager, managerUser, roleId, administratorId, input, create } = await startWithUsers());
});
afterAll(() => api.stop());

describe('the audit log', () => {
  test('has every read and every change of a card, without personal numbers', async () => {
    const id = await create('sledzona', { identificationDocumentType: -1, pesel: '44051401359' });
    await manager.get(`${url}/${id}`);
    await admin.put(
      `${url}/${id}`,
      input('sledzona', {
        surname: 'Nowa',
        identificationDocumentType: -1,
        pesel: '02070803628',
        roles: [roleId, administratorId],
      }),
    );
    await admin.delete(`${url}/${id}/isconfirmed`);
    await admin.post(`${url}/${id}/isconfirmed`);
    const { body, total } = await admin.get(`/api/auth/audit-entries?filters=subjectId;equal;${id}&sortings=id;asc`);
    expect(body.map((entry: { event: string }) => entry.event)).toEqual([
      'UserCreated',
      'UserRead',
      'UserUpdated',
      'UserRolesChanged',
      'UserCategoriesChanged',
      'UserDeactivated',
      'UserActivated',
    ]);
    expect(total).toBe(7);
    expect(body[1]).toMatchObject({
      userId: managerUser.id,
      userName: managerUser.userName,
      subjectName: 'sledzona',
      ipAddress: '127.0.0.1',
    });
    expect(body[2].details).toEqual(['Zmieniono: nazwisko, PESEL, data urodzenia, numer dokumentu, płeć']);
    expect(body[3].details).toEqual(['Nadano role: Administrator']);
    expect(JSON.stringify(body)).not.toMatch(/44051401359|02070803628/);
  });

  test('has every read of one’s own card too', async () => {
    const editor = await api.user({ permissions: ['CreateArticles'] });
    await api.as(editor).get(`${url}/profile`);
    const { body } = await admin.get(`/api/auth/audit-entries?filters=subjectId;equal;${editor.id}`);
    expect(body).toMatchObject([{ event: 'UserRead', userId: editor.id, subjectName: editor.userName }]);
  });

  test('filters and sorts', async () => {
    await api.db.insert(auditEntries).values([
      { kind: 'SignInFailed', address: '203.0.113.7', createdDate: new Date('2020-01-02T10:00:00Z') },
      {
        kind: 'SignedIn',
        address: '203.0.113.8',
        actorName: 'ktos.dawny',
        createdDate: new Date('2020-01-01T10:00:00Z'),
      },
    ]);
    const page = (query: string) => admin.get(`/api/auth/audit-entries?${query}`);
    expect((await page('filters=event;in;SignInFailed;SignedIn&filters=createdDate;lessThan;2020-01-03')).total).toBe(
      2,
    );
    const period = (from: string, until: string) =>
      page(`filters=createdDate;greaterThanOrEqual;${from}&filters=createdDate;lessThanOrEqual;${until}`);
    expect((await period('2020-01-01', '2020-01-02')).total).toBe(2);
    expect((await period('2020-01-02', '2020-01-02')).body).toMatchObject([{ event: 'SignInFailed' }]);
    expect((await period('2020-01-03', '2020-01-01')).total).toBe(0);
    expect((await page('filters=ipAddress;startsWith;203.0.113.')).total).toBe(2);
    expect((await page('filters=userName;contains;DAWNY')).body).toMatchObject([{ event: 'SignedIn' }]);
    // who acted, or whom it concerned
    const id = await create('jedna.osoba');
    await manager.get(`${url}/${id}`);
    const about = await page('filters=person;contains;jedna.OSOBA&sortings=id;asc');
    expect(about.body).toMatchObject([{ event: 'UserCreated' }, { event: 'UserRead' }]);
    const acted = await page(`filters=person;contains;${managerUser.userName}&filters=subjectId;equal;${id}`);
    expect(acted.body).toMatchObject([{ event: 'UserRead', userId: managerUser.id }]);
    const newest = await page('size=1');
    expect(new Date(newest.body[0].createdDate).getFullYear()).toBeGreaterThan(2020);
    expect((await page('sortings=createdDate;asc&size=1')).body).toMatchObject([{ userName: 'ktos.dawny' }]);
    expect((await page('filters=event;equal;Cokolwiek')).status).toBe(400);
  });

  test('is narrowed to a kind of events', async () => {
    const groups = async (group: string) =>
      (await admin.get(`/api/auth/audit-entries?filters=group;equal;${group}`)).body.map(
        (entry: { event: string }) => entry.event,
      );
    await manager.get('/api/auth/audit-entries');
    expect(new Set(await groups('Refusals'))).toEqual(new Set(['OperationRefused']));
    expect(await groups('Changes')).not.toContain('UserRead');
    expect(new Set(await groups('Reads'))).toEqual(new Set(['UserRead']));
    expect(new Set(await groups('SignIns'))).toEqual(new Set(['SignedIn', 'SignInFailed']));
  });

  test('is searched by name, login, title, number and address', async () => {
    const author = await api.user({ permissions: ['CreateArticles'] });
    await api.db.update(users).set({ firstname: 'Świętosława', surname: 'Żak' }).where(eq(users.id, author.id));
    const { body } = await api.as(author).post('/api/articles', articleInput({ title: 'Rozkład jazdy łódki' }));
    await admin.put(`/api/articles/${body.id}/status/20`);
    const found = async (...words: string[]) => {
      const filters = words.map((word) => `filters=text;contains;${encodeURIComponent(word)}`).join('&');
      const answer = await admin.get(
        `/api/auth/audit-entries?${filters}&filters=record;equal;articles/${body.id}&sortings=id;asc`,
      );
      return answer.body.map(({ operation }: { operation: string }) => operation);
    };
    expect(await found('swietoslawa ŻAK')).toEqual(['createArticle']);
    expect(await found(author.userName.toUpperCase())).toEqual(['createArticle']);
    // a change of status sends no title
    expect(await found('lodki')).toEqual(['createArticle', 'changeArticleStatus']);
    expect(await found(`${body.id}`, '127.0.0.1')).toEqual(['createArticle', 'changeArticleStatus']);
    expect(await found('lodki', 'zak')).toEqual(['createArticle']);
    expect(await found('%')).toEqual([]);
    const [entry] = (await admin.get('/api/auth/audit-entries?filters=text;contains;lodki&size=1')).body;
    expect(entry.articles).toEqual([
      { id: body.id, title: 'Rozkład jazdy łódki', languageIsoCode: 'PL', baseArticleId: expect.any(Number) },
    ]);
  });

  test('is a file for spreadsheets, of what the filters let through', async () => {
    await api.db.insert(auditEntries).values(
      Array.from({ length: 2300 }, (_, i) => ({
        kind: 'SignInFailed',
        actorName: i === 0 ? '=cmd' : `osoba.${i}`,
        subjectName: 'żółw; "x"',
        address: '198.51.100.9',
        createdDate: new Date(Date.UTC(2019, 0, 1, 12, 0, i)),
        details: ['Pierwsze', 'Drugie'],
      })),
    );
    const answer = await admin.get('/api/auth/audit-entries/export?filters=ipAddress;equal;198.51.100.9');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/filename="dziennik-zdarzen-\d{4}-\d\d-\d\d\.csv"/);
    const lines = answer.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe('\uFEFFData i godzina;Zdarzenie;Kto;Kogo lub czego dotyczy;Szczegóły;Adres IP');
    expect(lines).toHaveLength(2302);
    expect(new Set(lines).size).toBe(2302);
    expect(lines[2300]).toBe(
      `2019-01-01 13:00:00;Nieudane logowanie;'=cmd;"żółw; ""x""";"Pierwsze; Drugie";198.51.100.9`,
    );
    const { body } = await admin.get('/api/auth/audit-entries?filters=event;equal;AuditExported');
    expect(body).toMatchObject([{ userId: adminUser.id, details: ['Liczba filtrów: 1'] }]);
    expect((await manager.get('/api/auth/audit-entries/export')).status).toBe(403);
    expect((await admin.get('/api/auth/audit-entries/export?filters=haslo;equal;x')).status).toBe(400);
  });

  test('is written with the change or not at all', async () => {
    const id = await create('caly.zapis');
    await api.db.execute(
      sql`alter table audit_entries add constraint closed check (kind <> 'UserDeactivated') not valid`,
    );
    expect((await admin.delete(`${url}/${id}/isconfirmed`)).status).toBe(500);
    await api.db.execute(sql`alter table audit_entries drop constraint closed`);
    expect((await admin.get(`${url}/${id}`)).body.isActive).toBe(true);
  });
});
