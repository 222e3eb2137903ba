// What an entry of the audit log says about the change: entries of the journal, and sentences of the change log.
import { auditDetails } from '@redakcja/domain/access/audit/audit-texts';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles, auditEntries, journal } from '../../database/schema.ts';
import { text } from '../../menus/testing/menu-calls.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { articleInput } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startApi();
  admin = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());

async function lastDetails(): Promise<string[]> {
  const { body } = await admin.get('/api/auth/audit-entries?size=1&sortings=id;desc');
  return auditDetails(body[0]);
}

test('of a setting', async () => {
  await admin.put('/api/settings/headers/1', { officeName: 'Urząd Gminy' });
  expect(await lastDetails()).toEqual([
    'Numer: 1',
    'Zmieniono nagłówek w języku „polski”: nazwa urzędu: ustawiono „Urząd Gminy”',
  ]);
});

test('as data: what a field was and is', async () => {
  await admin.put('/api/settings/headers/1', { officeName: 'Urząd Miasta' });
  const { body } = await admin.get('/api/auth/audit-entries?size=1&sortings=id;desc');
  expect(body[0]).toMatchObject({
    group: 'Changes',
    personName: 'Anna Testowa',
    changes: [{ recordType: 'header', before: { officeName: 'Urząd Gminy' }, after: { officeName: 'Urząd Miasta' } }],
  });
});

test('as data, without numbers of persons', async () => {
  const [made] = await api.db
    .insert(journal)
    .values({
      createdDate: new Date(),
      actorName: 'Anna Testowa',
      area: 'settings',
      operation: 'edit',
      recordType: 'banner',
      recordId: 1,
      recordName: 'Sprawa 44051401359',
      before: { title: 'Sprawa 44051401359', fileId: { id: 1, name: 'dowod ABS123456' } },
      after: { title: null, fileId: null },
    })
    .returning({ id: journal.id });
  await api.db.insert(auditEntries).values({ kind: 'OperationDone', journalIds: [made?.id ?? 0] });
  const { body } = await admin.get('/api/auth/audit-entries?size=1&sortings=id;desc');
  expect(body[0].changes).toMatchObject([{ recordType: 'banner', after: { title: null } }]);
  expect(JSON.stringify(body)).not.toMatch(/44051401359|ABS123456/);
});

test('of a parameter, with its name', async () => {
  const { body } = await admin.get('/api/settings/system-parameters?size=0');
  const { id, displayName } = body.find(({ keyName }: { keyName: string }) => keyName.startsWith('Session'));
  await admin.put(`/api/settings/system-parameters/${id}`, {
    editorType: 'session',
    value: { enabled: false, value: 30 },
  });
  const details = await lastDetails();
  expect(details).toContain(`Nazwa: ${displayName}`);
  expect(details).toContainEqual(expect.stringContaining(`Zmieniono parametr „${displayName}”: wartość z `));
});

test('of a menu, with its name', async () => {
  await admin.put('/api/menus/20', {
    event: 'add',
    parentElementId: null,
    previousElementId: null,
    element: text('Referat'),
  });
  expect(await lastDetails()).toEqual([
    'Nazwa: Menu pionowe',
    'Dodano kategorię „Referat” na pierwszym poziomie menu pionowego',
  ]);
});

test('of an article', async () => {
  const { body } = await admin.post('/api/articles', articleInput());
  await admin.put(`/api/articles/${body.id}`, articleInput({ title: 'Nowy tytuł' }));
  expect(await lastDetails()).toContainEqual(expect.stringMatching(/^Tytuł: «.*» → «Nowy tytuł»$/));
});

test('numbers of persons in what was sent are cut, also in an address', async () => {
  const title = 'Decyzja dla 44051401359, dowód ABS123456';
  const { body } = await admin.post('/api/articles', articleInput({ title }));
  expect(JSON.stringify(await lastDetails())).not.toMatch(/44051401359|ABS123456/);
  expect(await lastDetails()).toContainEqual(expect.stringMatching(/^Nazwa: Decyzja dla 44•••/));
  const { body: article } = await admin.get(`/api/articles/${body.id}`);
  expect(article.title).toBe(title);
  const [{ slug }] = (await api.db
    .select({ slug: articles.slug })
    .from(articles)
    .orderBy(desc(articles.id))
    .limit(1)) as [{ slug: string }];
  expect(slug).toBe('decyzja-dla-dowod');
});
