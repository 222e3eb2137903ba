// What an entry of the audit log says about the change: the sentences of the journal and of the change log.
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles, auditEntries } from '../../database/schema.ts';
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

async function lastDetails(): Promise<string[] | undefined> {
  const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry?.details;
}

test('of a setting', async () => {
  await admin.put('/api/settings/headers/1', { officeName: 'Urząd Gminy' });
  expect(await lastDetails()).toEqual([
    'Numer: 1',
    'Zmieniono nagłówek w języku „polski”: nazwa urzędu: ustawiono „Urząd Gminy”',
  ]);
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
