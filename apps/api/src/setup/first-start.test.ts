import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, gt, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { articleAttachments, articles, baseArticles, bookmarks, footerLinks, users } from '../database/schema.ts';
import { demonstration } from '../demo/demonstration.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { prepareOffice } from './first-start.ts';
import { startLine } from './start-line.ts';

let office: OpenDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  [office, database] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([office.close(), database.close()]);
});

const now = () => new Date('2026-11-20T08:00:00Z');
const withConfig = (config: Config) => ({ config, storage: diskStorage(config), now });

test('a new database has the system articles, the bookmark of the site and no accounts', async () => {
  await prepareOffice(office, withConfig(readConfig({})), null);
  expect(await office.db.$count(users)).toBe(0);
  expect(await office.db.$count(baseArticles)).toBe(12);
  // nobody has written them, and nobody answers for them yet
  const unwritten = await office.db.select().from(articles).where(eq(articles.authorName, ''));
  expect(unwritten.map(({ type, status }) => [type, status]).sort()).toEqual([
    [120, 10],
    [40, 10],
    [50, 10],
    [60, 10],
  ]);
  const answered = await office.db.select().from(articles).where(like(articles.content, '%[%'));
  expect(answered.map(({ status }) => status)).toEqual([10, 10, 10, 10]);
  expect(
    (await office.db.select().from(bookmarks)).map(({ isSystem, displayText }) => [isSystem, displayText]),
  ).toEqual([[true, 'Ostatnio dodane']]);
  await office.db.delete(bookmarks);
  await prepareOffice(office, withConfig(readConfig({})), null);
  expect(await office.db.$count(bookmarks)).toBe(0);
});

test('a demonstration does not start with the database of an office', async () => {
  await expect(prepareOffice(office, withConfig(readConfig({ DEMO: '1' })), demonstration)).rejects.toThrow(
    'Ta baza danych nie powstała jako demonstracja',
  );
  expect(await office.db.$count(users)).toBe(0);
});

test('concurrent processes prepare a demonstration once', async () => {
  const dataDir = path.join(tmpdir(), `redakcja-bip-demo-${randomUUID()}`);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DEMO: '1', DATA_DIR: dataDir });
  await Promise.all([1, 2, 3].map(() => prepareOffice(database, withConfig(config), demonstration)));
  const [people, texts] = [await database.db.$count(users), await database.db.$count(articles)];
  expect(people).toBeGreaterThan(5);
  await prepareOffice(database, withConfig(config), demonstration);
  expect([await database.db.$count(users), await database.db.$count(articles)]).toEqual([people, texts]);
  expect((await readSystemParameters(database.db)).officeName).toBe('Urząd Gminy Jasionka');
  expect(await database.db.$count(articleAttachments)).toBeGreaterThan(10);
  expect(await database.db.$count(footerLinks)).toBe(3);
  const system = await database.db.select().from(articles).where(gt(articles.type, 10));
  expect(system.filter(({ status, content }) => status !== 40 || content.includes('['))).toEqual([]);
});

test('the start line shows address and accounts', () => {
  const addresses = {
    publicUrl: 'https://redakcja.gmina.pl',
    site: { port: 4301, url: 'https://bip.gmina.pl', timeout: 2000 },
  };
  const line = 'Redakcja BIP działa: https://redakcja.gmina.pl, biuletyn: https://bip.gmina.pl';
  expect(startLine(addresses, null)).toBe(line);
  expect(startLine(addresses, demonstration)).toContain('anna.nowak');
});
