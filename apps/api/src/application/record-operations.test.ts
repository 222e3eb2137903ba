// The answer of listRecordOperations against the calls themselves: it says what the call would be answered, and changes nothing.
import { generalRemedy } from '@redakcja/domain/shared/operation-verdict';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowShape, text } from '../database/rows/row-shape.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addArticle } from '../testing/test-articles.ts';
import type { TestAnswer, TestClient } from '../testing/test-client.ts';
import { callsOf, others } from './testing/calls-on-records.ts';
import { recordsInStates } from './testing/records-in-states.ts';

const { CreateArticles, ManageSettings, ManageUsers, ManageMenus } = PermissionName;

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startApi();
  admin = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());

async function verdicts(client: TestClient, record: string): Promise<OperationVerdict[]> {
  const answer = await client.get(`/api/application/operations?record=${record}`);
  expect([record, answer.status]).toEqual([record, 200]);
  return answer.body;
}

/** That it is needed is the condition of the answer. */
const wrongPassword = 'Nieprawidłowe obecne hasło';

interface Refusal {
  errors: string[];
}

function refusalOf({ status, body }: TestAnswer<unknown>): string | null {
  if (status >= 300) return (body as Refusal).errors.filter((one) => one !== wrongPassword).join('. ') || null;
  const rows = Array.isArray(body) ? (body as (Refusal & { done?: boolean })[]) : [];
  return rows.find(({ done }) => done === false)?.errors.join('. ') ?? null;
}

/** Each is asked about all it may read, and about some that it may not. */
const sets: readonly { name: string; permissions: readonly PermissionName[]; isAdmin?: boolean; kinds: RegExp }[] = [
  {
    name: 'who manages settings and menus',
    permissions: [ManageSettings, ManageMenus],
    kinds: /^(?!.*(account|role))|^an account$/,
  },
  { name: 'who manages users', permissions: [ManageUsers], kinds: /account|^a (tag|role|category)$/ },
  { name: 'an administrator', permissions: Object.values(PermissionName), isAdmin: true, kinds: /./ },
];

test.each(sets)('$name is told what the calls answer, for each kind of record in each state', async (set) => {
  const person = await api.user(set);
  const client = api.as(person);
  const wrong: unknown[] = [];
  for (const { name, make } of recordsInStates(api, admin).filter((kind) => set.kinds.test(kind.name))) {
    let record: string | null = await make(person);
    const said = await verdicts(client, record);
    // what is refused changes nothing; after each other call there is a new record
    for (const verdict of said.toSorted((a, b) => Number(a.isAllowed) - Number(b.isAllowed))) {
      record ??= await make(person);
      const { operation, isAllowed, reason, remedy } = verdict;
      const answer = await callsOf(admin)[operation as OperationId]?.(client, record, verdict);
      const refusal = answer === undefined ? 'no such call' : refusalOf(answer);
      if (refusal !== reason || isAllowed !== (refusal === null) || remedy === generalRemedy)
        wrong.push({ name, operation, said: reason, refusal, remedy });
      if (refusal === null) record = null;
    }
  }
  expect(wrong).toEqual([]);
});

test('every operation of the contract that changes a record is answered, and asking changes nothing', async () => {
  const person = await api.user({ isAdmin: true });
  const client = api.as(person);
  const records = [`/api/articles/${(await addArticle(api.db)).id}`];
  for (const { make } of recordsInStates(api, admin)) records.push(await make(person));
  const before = await content();
  const answered = new Set<string>();
  for (const record of records) for (const { operation } of await verdicts(client, record)) answered.add(operation);
  expect(await content()).toEqual(before);
  const writing = operations.filter(({ method, id }) => method !== 'get' && !(id in others)).map(({ id }) => id);
  expect([...answered].sort()).toEqual([...writing].sort());
});

/** Of each table: what is in it. */
async function content(): Promise<unknown> {
  const tables = rowShape({ name: text() });
  const found = await api.db.rows(
    tables,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const contents: unknown[] = [];
  for (const { name } of found) {
    const rows = sql`select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as name from ${sql.identifier(name)} t`;
    contents.push([name, (await api.db.rows(tables, rows))[0]?.name]);
  }
  return contents;
}

test('an article is answered as by its own operation', async () => {
  const client = api.as(await api.user({ permissions: [CreateArticles] }));
  const { id } = await addArticle(api.db);
  expect(await verdicts(client, `/api/articles/${id}`)).toEqual(
    (await client.get(`/api/articles/${id}/operations`)).body,
  );
});

test('who may not read a record is told nothing of it, not even whether it is there', async () => {
  await admin.post('/api/dictionaries/tags', { name: 'tajny', languageId: 1 });
  const client = api.as(await api.user());
  const [there, gone] = [
    await verdicts(client, '/api/dictionaries/tags/1'),
    await verdicts(client, '/api/dictionaries/tags/99999'),
  ];
  expect(there).toEqual(gone);
  expect(there.find(({ operation }) => operation === 'deleteTags')).toMatchObject({
    cause: 'permission',
    remedy: expect.stringContaining('Potrzebne uprawnienie „Zarządzanie ustawieniami”'),
  });
});

test.each([
  ['/api/dictionaries/tags/99999', 'Nie znaleziono tagu o numerze 99999'],
  ['/api/dictionaries/tags', 'Pod tym adresem nie ma danych, które można zmienić'],
  ['/api/menus/20', 'Pod tym adresem nie ma danych, które można zmienić'],
  ['/api/nieznane/1', 'Pod tym adresem nie ma danych, które można zmienić'],
])('%s is not found', async (record, error) => {
  const answer = await admin.get(`/api/application/operations?record=${record}`);
  expect([answer.status, answer.body.errors]).toEqual([404, [error]]);
});

test('a password is changed by its owner, who has to know it', async () => {
  const person = await api.user();
  const of = async (id: number) =>
    (await verdicts(api.as(person), `/api/auth/users/${id}`)).find(({ operation }) => operation === 'changePassword');
  expect(await of(person.id)).toMatchObject({ isAllowed: true, condition: 'Potrzebne jest obecne hasło' });
  const other = await of((await api.user()).id);
  expect(other).toMatchObject({ isAllowed: false, reason: 'Hasło można zmienić tylko na własnym koncie' });
});
