import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { articles, baseArticles, users } from '../database/schema.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { prepareOffice } from './first-start.ts';
import { startLine } from './start-line.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = () => new Date('2026-11-20T08:00:00Z');

test('an office starts with its system articles and without any account', async () => {
  await prepareOffice(database, { config: readConfig({}), now });
  expect(await database.db.$count(users)).toBe(0);
  expect(await database.db.$count(baseArticles)).toBe(12);
});

test('several processes prepare a demonstration once', async () => {
  const config = readConfig({ DEMO: '1' });
  await Promise.all([1, 2, 3].map(() => prepareOffice(database, { config, now })));
  const [people, texts] = [await database.db.$count(users), await database.db.$count(articles)];
  expect(people).toBeGreaterThan(5);
  await prepareOffice(database, { config, now });
  expect([await database.db.$count(users), await database.db.$count(articles)]).toEqual([people, texts]);
  expect((await readSystemParameters(database)).officeName).toBe('Urząd Gminy Jasionka');
});

test('the start line leads in', async () => {
  expect(await startLine({ publicUrl: 'https://bip.gmina.pl', demo: false })).toBe(
    'Redakcja BIP działa: https://bip.gmina.pl',
  );
  expect(await startLine({ publicUrl: 'http://localhost:4300', demo: true })).toContain('anna.nowak');
});
