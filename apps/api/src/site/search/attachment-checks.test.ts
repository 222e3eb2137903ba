// Attachments before publication: what the workers found in them needs a written reason, as errors in the text do.
import { waitingMessage } from '@redakcja/domain/articles/check/attachment-findings';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { articleAttachments } from '../../database/schema.ts';
import { zip } from '../../files/checks/test-files.ts';
import { pdf, wordDocument, workbook } from '../../files/testing/documents.ts';
import { withUploads } from '../../files/testing/stored-files.ts';
import { addArticle, articleInput, clearArticles } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { indexDue } from './keep-index.ts';

const { Confirmed, ToPublish, Published } = ArticleStatus;
const publishStart = new Date(Date.now() + 86_400_000);
const complete = { title: 'Wykaz', language: 'pl-PL', isTagged: true };

const { api, upload } = withUploads();
let admin: TestClient;
beforeAll(async () => {
  admin = api.as(await api.user({ isAdmin: true }));
});
beforeEach(() => clearArticles(api.db));

async function articleWith(bytes: Buffer, fileName: string): Promise<number> {
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart });
  const { body } = await upload(bytes, fileName);
  const { documentRepositoryId } = body[0];
  const row = { articleId: id, position: 0, documentRepositoryId, displayName: 'Wykaz', createdBy: 'Anna Nowak' };
  await api.db.insert(articleAttachments).values(row);
  return id;
}

const publish = (id: number, changeText: string | null = null) =>
  admin.put(`/api/articles/${id}/status/${ToPublish}`, { changeText });

test('a number of a person in a PDF is named with its page and needs a reason, which the change log has', async () => {
  const id = await articleWith(pdf(['Wykaz osob na liscie', 'Jan Kowalski, PESEL 44051401359'], complete), 'wykaz.pdf');
  await indexDue(api.services);
  const { body } = await admin.get(`/api/articles/${id}`);
  expect(body.review.attachments).toMatchObject([
    { displayName: 'Wykaz', isChecked: true, findings: [{ code: 'pesel', page: 2, excerpt: '44•••' }] },
  ]);
  const refused = await publish(id);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toEqual([
    'Sprawdzenie treści znalazło błędy: numer PESEL w załączniku. Popraw je albo napisz powód publikacji, co najmniej dwa słowa',
  ]);
  expect(JSON.stringify([body.review, refused.body])).not.toContain('051401359');
  const passed = await publish(id, 'wyrok nakazuje publikację');
  expect(passed.status).toBe(200);
  expect(passed.body.changeLogEntries[0]).toMatchObject({
    changeText: 'wyrok nakazuje publikację',
    details: [{ description: 'Mimo błędów treści: numer PESEL w załączniku' }],
  });
});

test('an account of the office is no finding, also when it becomes one later; no number is kept', async () => {
  const accounts = 'Wadium na konto 61 1090 1014 0000 0712 1981 2874, zwroty z 07 1090 1014 0000 0712 1981 2876';
  const id = await articleWith(wordDocument([accounts], 'Przetarg'), 'przetarg.docx');
  await indexDue(api.services);
  const found = async () => (await admin.get(`/api/articles/${id}`)).body.review.attachments[0].findings;
  const account = (excerpt: string) => ({ code: 'account', page: null, excerpt });
  expect(await found()).toEqual([account('61•••'), account('07•••')]);
  await api.db.execute(sql`insert into offices (id) values (1) on conflict do nothing`);
  await api.db.execute(sql`update offices set own_numbers = 'PL61109010140000071219812874'`);
  expect(await found()).toEqual([account('07•••')]);
  await api.db.execute(sql`update offices set own_numbers = null`);
  expect(await found()).toHaveLength(2);
  const [row] = await api.db.rows(
    rowShape({ findings: text('findings::text') }),
    sql`select findings::text from document_texts`,
  );
  expect(row?.findings).not.toContain('1090');
});

test('a scan needs a reason too; a file without properties does not', async () => {
  const scan = await articleWith(pdf(['', '', '']), 'skan.pdf');
  const plain = await articleWith(wordDocument(['Regulamin placu zabaw']), 'regulamin.docx');
  await indexDue(api.services);
  expect((await publish(scan)).body.errors).toEqual([expect.stringContaining('skan bez tekstu')]);
  expect((await publish(plain)).status).toBe(200);
});

test('numbers in a sheet, and what nobody can read, need a reason', async () => {
  const cell = '<worksheet><sheetData><row><c><v>44051401359</v></c></row></sheetData></worksheet>';
  const sheet = await articleWith(workbook('Wykaz', { 'xl/worksheets/sheet1.xml': cell }), 'wykaz.xlsx');
  const archive = await articleWith(zip({ name: 'a.txt', content: 'tekst' }), 'archiwum.zip');
  await indexDue(api.services);
  expect((await publish(sheet)).body.errors).toEqual([expect.stringContaining('numer PESEL w załączniku')]);
  expect((await publish(archive)).body.errors).toEqual([expect.stringContaining('niesprawdzona treść pliku')]);
});

test('a file is read anew with its text', async () => {
  const id = await articleWith(pdf(['Regulamin korzystania z placu zabaw'], complete), 'plac.pdf');
  await indexDue(api.services);
  await api.db.execute(sql`update document_texts set state = 30`);
  await api.db.execute(sql`update document_pages set text = 'dawny'`);
  await api.db.execute(sql`insert into documents_to_read select file_id from document_texts`);
  await indexDue(api.services);
  const row = rowShape({ state: integer('t.state'), text: text('p.text') });
  const found = await api.db.rows(
    row,
    sql`${row.select} from document_texts t join document_pages p on p.file_id = t.file_id join document_repository d on d.file_id = t.file_id
      join article_attachments x on x.document_repository_id = d.id where x.article_id = ${id}`,
  );
  expect(found).toEqual([{ state: 10, text: 'Regulamin korzystania z placu zabaw' }]);
});

test('a file that waits for its check is not passed on unseen', async () => {
  const id = await articleWith(pdf(['Regulamin korzystania z placu zabaw'], complete), 'regulamin.pdf');
  expect((await admin.get(`/api/articles/${id}`)).body.review.attachments).toMatchObject([{ isChecked: false }]);
  for (const reason of [null, 'wyrok nakazuje publikację'])
    expect(await publish(id, reason)).toMatchObject({
      status: 409,
      body: { code: 'waitingForCheck', errors: [waitingMessage], fields: [{ code: 'waitingForCheck' }] },
    });
  await indexDue(api.services);
  expect((await publish(id)).status).toBe(200);
});

test('the same content that is published already is named, as a hint', async () => {
  const content = `<p>${'Nabór na wolne stanowisko urzędnicze. '.repeat(10)}</p>`;
  const first = await addArticle(api.db, { title: 'Nabór 1', status: Published, content });
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart, content });
  expect((await admin.get(`/api/articles/${id}`)).body.review.sameText).toEqual({ id: first.id, title: 'Nabór 1' });
  expect((await admin.get(`/api/articles/${first.id}`)).body.review.sameText).toBeNull();
  const short = { status: Published, title: 'Sesja', content: '<p>W załączniku</p>' };
  const one = await addArticle(api.db, { ...short, publishedDate: new Date('2026-01-01') });
  const two = await addArticle(api.db, { ...short, publishedDate: new Date('2026-01-02') });
  const other = await addArticle(api.db, { ...short, title: 'Inna', publishedDate: new Date('2026-01-03') });
  const sameAs = async (article: number) =>
    (await admin.get(`/api/articles/${article}`)).body.review.sameText?.id ?? null;
  expect([await sameAs(one.id), await sameAs(two.id), await sameAs(other.id)]).toEqual([null, one.id, null]);
  const version = await addArticle(api.db, { baseArticleId: first.baseArticleId, version: 2, content });
  expect((await admin.get(`/api/articles/${version.id}`)).body.review.sameText).toBeNull();
  expect((await publish(id)).status).toBe(200);
});

test('a file that is added to a published article is held back until its errors have a written reason', async () => {
  const { id } = await addArticle(api.db, { status: Published });
  const { body: files } = await upload(
    pdf(['Wykaz osob na liscie, Jan Kowalski, PESEL 44051401359'], complete),
    'wykaz.pdf',
  );
  const { documentRepositoryId } = files[0];
  const add = (changeText: string | null, displayName = 'Wykaz') =>
    admin.put(
      `/api/articles/${id}`,
      articleInput({ addedAttachments: [{ documentRepositoryId, displayName }], changeText }),
    );
  const check = () => admin.get(`/api/files/attachment/${documentRepositoryId}/check`);
  const refused = (what: string) => ({
    status: 409,
    body: { fields: [{ path: 'addedAttachments', message: expect.stringContaining(what) }] },
  });
  expect((await check()).body).toMatchObject({ displayName: 'wykaz.pdf', isChecked: false, findings: [] });
  for (const reason of [null, 'wyrok nakazuje publikację'])
    expect(await add(reason)).toMatchObject(refused(waitingMessage));
  await indexDue(api.services);
  expect((await check()).body).toMatchObject({ isChecked: true, findings: [{ code: 'pesel', excerpt: '44•••' }] });
  for (const reason of [null, ' ', 'aktualizacja treści'])
    expect(await add(reason)).toMatchObject(refused('błędy: numer PESEL w załączniku.'));
  const named = await add(null, 'Decyzja 44051401359');
  expect(named).toMatchObject(refused('numer PESEL w nazwie załącznika, numer PESEL w załączniku'));
  expect(named.text).not.toContain('44051401359');
  const passed = await add('wyrok nakazuje publikację');
  expect(passed).toMatchObject({ status: 200, body: { addedAttachments: [{ displayName: 'Wykaz' }] } });
  expect(passed.body.changeLogEntries[0].details).toContainEqual({
    description: 'Mimo błędów treści: numer PESEL w załączniku',
  });
  expect((await admin.get('/api/files/attachment/999999/check')).status).toBe(404);
});

test('a file whose content is damaged inside holds no other file back', async () => {
  const id = await articleWith(wordDocument(['Uchwała w sprawie budżetu'.repeat(20)]), 'starszy.docx');
  const damaged = wordDocument(Array.from({ length: 60 }, (_, at) => `Punkt ${at * 7919} obrad ${at}`));
  // the compressed text: behind the header and the name of the member
  const from = damaged.indexOf('word/document.xml') + 'word/document.xml'.length;
  damaged.fill(0xff, from + 4, from + 40);
  const other = await articleWith(damaged, 'uszkodzony.docx');
  await indexDue(api.services);
  const checkOf = async (article: number) => (await admin.get(`/api/articles/${article}`)).body.review.attachments;
  expect(await checkOf(other)).toMatchObject([{ isChecked: true, findings: [{ code: 'unreadable' }] }]);
  expect(await checkOf(id)).toMatchObject([{ isChecked: true }]);
});

test('a file that the storage does not give holds no other file back, and is read later', async () => {
  const older = await articleWith(pdf(['Starszy'], complete), 'starszy.pdf');
  const newer = await articleWith(pdf(['Nowszy'], complete), 'nowszy.pdf');
  const { storage } = api.services;
  let isFirst = true;
  const open: typeof storage.open = (content) => {
    if (!isFirst) return storage.open(content);
    isFirst = false;
    return Promise.reject(Object.assign(new Error('read'), { code: 'EIO' }));
  };
  const isChecked = async (id: number) => (await admin.get(`/api/articles/${id}`)).body.review.attachments[0].isChecked;
  await indexDue({ ...api.services, storage: { ...storage, open } });
  expect([await isChecked(older), await isChecked(newer)]).toEqual([false, true]);
  await indexDue(api.services);
  expect(await isChecked(older)).toBe(true);
});
