import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { articleInput } from '../testing/test-articles.ts';
import { withApi, withClient } from '../testing/with-api.ts';
import { migrationFiles } from './migration-files.ts';
import { articles, tags } from './schema.ts';

const api = withApi();
const admin = withClient(api, { isAdmin: true });
const apart = (text: string) => text.normalize('NFD');

let articleId: number;
beforeAll(async () => {
  articleId = (await admin.post('/api/articles', articleInput({ title: 'Plan' }))).body.id;
  // as they are stored in an office from before the rule
  await api.db.update(articles).set({ title: `${apart('Święto żniw')}\u{e0041}`, content: `<p>${apart('Gęś')}</p>` });
  const names = ['Żółw', apart('Żółw'), apart('Gęś')];
  await api.db.insert(tags).values(names.map((name) => ({ name, languageId: 1 })));
  const text = migrationFiles().find(({ name }) => name.endsWith('_one_spelling.sql'))?.text ?? '';
  for (const statement of text.split('--> statement-breakpoint')) await api.db.execute(sql.raw(statement));
});

test('texts that were stored before are in one spelling, and an article can be saved as it is', async () => {
  const { body, etag } = await admin.get(`/api/articles/${articleId}`);
  expect([body.title, body.content]).toEqual(['Święto żniw', '<p>Gęś</p>']);
  const saved = await admin.put(`/api/articles/${articleId}`, body, { ifMatch: etag });
  expect([saved.status, saved.body.title]).toEqual([200, body.title]);
});

test('of two entries that become one, the other one stays until somebody merges it', async () => {
  const { body } = await admin.get('/api/dictionaries/tags?size=0&sortings=id;asc');
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Żółw', apart('Żółw'), 'Gęś']);
  const merged = await admin.post(`/api/dictionaries/tags/${body[0].id}/merge`, { tagIds: [body[1].id] });
  expect(merged.status).toBeLessThan(300);
});
