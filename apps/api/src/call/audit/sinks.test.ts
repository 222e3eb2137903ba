// Where a number of a person must not be read, whenever and by whom it was written: every operation that reads, and every address of the bulletin that
// lists. A new operation whose answer has the number fails until it covers it, or has its reason here.
import { shownOf } from '@redakcja/domain/shared/text/personal-numbers';
import { slugOf } from '@redakcja/domain/shared/text/slug';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../site/host/site-server.ts';
import { addArticle, addDocument } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const pesel = '44051401359';
const title = `Decyzja w sprawie ${pesel}`;

/** These answer the texts themselves, to who edits them; the check names the number, and publication asks for a reason. */
const texts: readonly OperationId[] = [
  // with a written reason they are public as they are
  'getSite',
  'getPublicFrame',
  'listPublicArticles',
  'getPublicArticle',
  'getPublicVersion',
  'searchArticles',
  // the card and the list that leads to it, where the title is mended
  'listArticles',
  'getArticle',
  'listMenuElementUsages',
  'getMenuSortConfiguration',
  // a name of a file is mended by sending it once more
  'getAttachmentCheck',
  // names that were there before they were refused
  'listTags',
  'getTag',
];
/** Logs, which have it in old entries. */
const logs: readonly OperationId[] = [
  'listAuditEntries',
  'exportAuditEntries',
  'listJournalEntries',
  'listArticleComments',
];

const api = withApi();
const admin: TestClient = withClient(api, { isAdmin: true });
let site: FastifyInstance;

beforeAll(async () => {
  const { db } = api;
  const { id } = await addArticle(db, {
    title,
    slug: slugOf(title),
    content: `<p>${pesel}</p>`,
    shortDescription: pesel,
    status: 40,
    publishedDate: new Date('2026-03-01'),
  });
  const document = await addDocument(db, `decyzja-${pesel}.pdf`);
  await db.execute(sql`insert into article_attachments (article_id, position, document_repository_id, display_name, created_by)
    values (${id}::int, 0, ${document}::int, ${title}, 'Anna')`);
  await db.execute(sql`insert into tags (name, language_id) values (${pesel}, 1)`);
  await db.execute(sql`insert into change_log (article_id, created_date, created_by, description, change_text, details, is_writing)
    values (${id}::int, now(), 'Anna', ${title}, ${title}, ${JSON.stringify([title])}::jsonb, false)`);
  await db.execute(
    sql`insert into article_comments (article_id, created_date, created_by, text) values (${id}::int, now(), 'Anna', ${title})`,
  );
  await db.execute(sql`insert into audit_entries (created_date, kind, subject_name, details)
    values (now(), 'OperationDone', ${pesel}, ${JSON.stringify([title])}::jsonb)`);
  await db.execute(sql`insert into journal (created_date, actor_name, area, operation, record_type, record_id, record_name, before, after)
    values (now(), 'Anna', 'menus', 'edit', 'horizontalMenuElement', 1, ${title}, ${JSON.stringify({ displayText: title })}::jsonb, ${JSON.stringify({ displayText: 'Inna' })}::jsonb)`);
  site = await buildSite(api.services, { stateAge: 0, maxValues: 10_000 });
});
afterAll(() => site.close());

const reading = operations.filter(({ method }) => method === 'get').map(({ id, path }) => [id, path] as const);

test('no operation that reads answers the number but those of the texts themselves', async () => {
  const found: OperationId[] = [];
  const covered: OperationId[] = [];
  for (const [id, path] of reading) {
    const { text } = await admin.get(path.replaceAll(/\{lang\}/g, 'PL').replaceAll(/\{\w+\}/g, '1'));
    if (text.includes(pesel)) found.push(id);
    if (text.includes(shownOf(pesel))) covered.push(id);
  }
  expect(found.toSorted()).toEqual(texts.toSorted());
  expect(covered).toEqual(expect.arrayContaining([...logs]));
});

const listed = async (address: string) => (await site.inject({ url: address })).payload;

test.each(['/zmiany', '/zmiany.json', '/dane/zmiany.csv', '/dane/zmiany.ndjson'])(
  'the register of changes keeps no number: %s',
  async (address) => {
    const text = await listed(address);
    expect(text).toContain(shownOf(pesel));
    expect(text).not.toContain(pesel);
  },
);

test.each(['/', '/atom.xml', '/feed.json', '/sitemap.xml', '/strony.json'])(
  'no address and no id has it: %s',
  async (address) => {
    const text = await listed(address);
    expect(text).toContain('/artykul/1');
    expect(
      text.match(new RegExp(`(?:/artykul/|/kategoria/|/zalacznik/|"id":"|<id>)[^<"\\s]*${pesel}`, 'g')),
    ).toBeNull();
  },
);
