import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { articleCalls } from '../../testing/article-calls.ts';
import { addArticle, addCategory, addDocument, articleInput, clearArticles } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed } = ArticleStatus;

const api = withApi();
const admin = withClient(api, { isAdmin: true });
const publishStart = new Date(Date.now() + 86_400_000);
const content = '<h2>Wykaz</h2><table><tr><th>PESEL</th></tr><tr><td>44051401359</td></tr></table>';
const message =
  'Sprawdzenie treści znalazło błędy: numer PESEL. Popraw je albo napisz powód publikacji, co najmniej dwa słowa';

beforeEach(() => clearArticles(api.db));

const put = (id: number, to: ArticleStatus, changeText: string | null) =>
  admin.put(`/api/articles/${id}/status/${to}`, { changeText });
const { read } = articleCalls(() => admin);

test.each([
  [Draft, ToPublish],
  [Confirmed, ToPublish],
  [Withdrawed, Published],
])('errors in the text need a written reason, from %s to %s', async (from, to) => {
  const { id } = await addArticle(api.db, { status: from, publishStart, content });
  for (const reason of [null, ' ', 'aktualizacja treści', '.']) {
    const refused = await put(id, to, reason);
    expect(refused).toMatchObject({ status: 409, body: { errors: [message], fields: [{ path: 'content', message }] } });
    expect(refused.text).not.toContain('44051401359');
  }
  expect((await read(id)).status).toBe(from);
  expect((await put(id, to, 'wyrok nakazuje publikację')).status).toBe(200);
  expect((await read(id)).changeLogEntries[0]).toMatchObject({
    changeText: 'wyrok nakazuje publikację',
    details: [{ description: 'Mimo błędów treści: numer PESEL' }],
  });
});

test('accounts, telephones and e-mails of the office and its contacts are no findings', async () => {
  const account = '61 1090 1014 0000 0712 1981 2874';
  const ofContact = 'tel. 501 200 310, przetargi.gmina@wp.pl';
  const foreign = '07 1090 1014 0000 0712 1981 2876';
  const published = `<p>Wadium: ${account}, ${ofContact}</p>`;
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart, content: published });
  expect((await put(id, ToPublish, null)).body.errors).toEqual([expect.stringContaining('numer rachunku bankowego')]);
  await api.db.execute(sql`insert into offices (id) values (1) on conflict do nothing`);
  await api.db.execute(sql`update offices set own_numbers = ${`wadium: ${account}`}`);
  await api.db.execute(sql`insert into office_contact_lists (language_id) values (1) on conflict do nothing`);
  await api.db.execute(sql`insert into office_contacts (language_id, position, full_name, job_position, raw_description)
    values (1, 0, 'Anna Nowak', 'Sekretarz', ${`Przyjmuje do 15:30, ${ofContact}.`})`);
  const { ownNumbers } = (await read(id)).review;
  expect(ownNumbers.toSorted()).toEqual(['501 200 310', account, 'przetargi.gmina@wp.pl']);
  expect((await put(id, ToPublish, null)).status).toBe(200);
  const other = await addArticle(api.db, { status: Confirmed, publishStart, content: `<p>${account}, ${foreign}</p>` });
  expect((await put(other.id, ToPublish, null)).body.errors).toEqual([
    expect.stringMatching(/numer rachunku bankowego\./),
  ]);
});

test('numbers in links, in names and in the name of a file need a reason too; a changed link of what is public as well', async () => {
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart, authorName: 'Jan, 44051401359' });
  const document = await addDocument(api.db, 'decyzja-44051401359.pdf');
  await api.db.execute(sql`insert into article_links (article_id, position, type, url, display_text, title, target)
    values (${id}::int, 0, 30, 'https://a.example/44051401359', 'Akta', 'Akta sprawy', 10)`);
  await api.db.execute(sql`insert into article_attachments (article_id, position, document_repository_id, display_name, created_by)
    values (${id}::int, 0, ${document}::int, 'Decyzja', 'Anna')`);
  await api.db.execute(sql`delete from documents_to_read`);
  const refused = await put(id, ToPublish, null);
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: [expect.stringContaining('numer PESEL (2), numer PESEL w nazwie pliku')] },
  });
  const { id: open } = await addArticle(api.db, { status: Published, publishedDate: new Date() });
  const { save } = articleCalls(() => admin);
  const link = {
    type: 30,
    url: 'https://a.example',
    displayText: 'Akta',
    title: 'Akta 44051401359',
    target: 10,
  } as const;
  const changed = { ...articleInput(), links: [link] };
  expect(await save(open, changed)).toMatchObject({ status: 409, body: { fields: [{ path: 'links' }] } });
  expect((await save(open, { ...changed, changeText: 'wyrok nakazuje publikację' })).status).toBe(200);
  expect((await read(open)).changeLogEntries[0]?.details).toContainEqual({
    description: 'Mimo błędów treści: numer PESEL',
  });
});

test('a dry run says what the reason of each article would cover, and changes nothing', async () => {
  const { id } = await addArticle(api.db, { status: Confirmed, content });
  const { id: other } = await addArticle(api.db, { status: Confirmed, content });
  const { id: good } = await addArticle(api.db, { status: Confirmed });
  const { id: lacking } = await addArticle(api.db, { status: Confirmed, authorName: 'brak' });
  const articleIds = [id, other, good, lacking];
  const asked = { articleIds, newStatus: ToPublish, publishStart: publishStart.toISOString() };
  const results = async (more: object) => (await admin.put('/api/articles/status', { ...asked, ...more })).body;
  const despite = ['numer PESEL'];
  expect(await results({ dryRun: true })).toMatchObject([
    { done: false, errors: [message], despite },
    { done: false, errors: [message], despite },
    { done: true },
    { done: false },
  ]);
  const changeText = 'wyrok nakazuje publikację';
  // one reason for several articles covers none of them
  const shared = await results({ dryRun: true, changeText });
  expect(shared.map(({ done }: { done: boolean }) => done)).toEqual([false, false, true, false]);
  expect(shared[0].errors[0]).toContain('podaj powód publikacji przy tym artykule');
  const own = { changeText: 'sesja rady', changeTexts: [changeText, null, null, null] };
  expect(await results({ dryRun: true, ...own })).toMatchObject([
    { done: true, despite },
    { done: false },
    { done: true },
    { done: false },
  ]);
  expect([(await read(id)).status, (await read(good)).status]).toEqual([Confirmed, Confirmed]);
  expect((await results({ ...own, changeTexts: [changeText] })).status).toBe(400);
  expect((await results(own))[0]).toMatchObject({ done: true, despite });
  const reasons = [id, good].map(async (one) => (await read(one)).changeLogEntries[0]?.changeText);
  expect(await Promise.all(reasons)).toEqual([changeText, 'sesja rady']);
  expect((await read(other)).status).toBe(Confirmed);
});

test('a refusal names the fields that the errors are in', async () => {
  const title = 'Decyzja dla 44051401359';
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart, title, content: '<p>Treść</p>' });
  const refused = await put(id, ToPublish, null);
  expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual(['title']);
});

test('a reason with a number of a person is refused: everybody reads it', async () => {
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart });
  const changeText = 'wyrok w sprawie 44051401359';
  const many = { articleIds: [id], newStatus: ToPublish, publishStart: publishStart.toISOString(), changeText };
  for (const refused of [await put(id, ToPublish, changeText), await admin.put('/api/articles/status', many)]) {
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'changeText' }] } });
    expect(refused.text).not.toContain('44051401359');
  }
  expect((await read(id)).status).toBe(Confirmed);
});

test('other changes of status do not ask', async () => {
  const { id } = await addArticle(api.db, { publishStart, content });
  expect((await put(id, Confirmed, null)).status).toBe(200);
  const { id: published } = await addArticle(api.db, { status: Published, content });
  expect((await put(published, Withdrawed, 'omyłka')).status).toBe(200);
});

test('hints block nothing', async () => {
  const { id } = await addArticle(api.db, { publishStart, content: '<p>tel. 600 100 200</p>' });
  expect((await put(id, ToPublish, null)).status).toBe(200);
});

test('of 100 articles 7 lack something: the others are passed on, the 7 are named with their fields', async () => {
  const lacks = [
    ...Array.from({ length: 3 }, () => ({ authorName: 'brak' })),
    ...Array.from({ length: 2 }, () => ({ categories: [] })),
    ...Array.from({ length: 2 }, () => ({ content })),
  ];
  const made = [];
  for (let at = 0; at < 100; at++) made.push(await addArticle(api.db, { status: Confirmed, ...lacks[at] }));
  const { body } = await admin.put('/api/articles/status', {
    articleIds: made.map(({ id }) => id),
    newStatus: ToPublish,
    publishStart: publishStart.toISOString(),
  });
  const refused = body.filter(({ done }: { done: boolean }) => !done);
  expect(refused).toHaveLength(7);
  expect(refused.map(({ fields }: { fields: { path: string }[] }) => fields.map(({ path }) => path))).toEqual([
    ...Array.from({ length: 3 }, () => ['baseArticleAuthorName']),
    ...Array.from({ length: 2 }, () => ['categories']),
    ...Array.from({ length: 2 }, () => ['content']),
  ]);
});

// the check of texts, the marks of art. 8 and "why not" are asked about one article
test('a list asks the same, however much stands in the way of its articles', async () => {
  const spied = vi.spyOn(api.db, 'rows');
  const asked = async () => {
    spied.mockClear();
    expect((await admin.get('/api/articles?size=20')).status).toBe(200);
    return spied.mock.calls.map(([shape]) => shape.columns);
  };
  try {
    await addArticle(api.db, { status: Confirmed });
    const before = await asked();
    for (let at = 0; at < 10; at++)
      await addArticle(api.db, { status: Confirmed, authorName: 'brak', categories: [], content });
    const after = await asked();
    expect(after).toEqual(before);
    expect(after.filter((columns) => /title/.test(columns))).toHaveLength(1);
    expect(after.join()).not.toMatch(/content|document_texts|change_log/);
    expect(after.length).toBeLessThanOrEqual(3);
  } finally {
    spied.mockRestore();
  }
});

test('links that lead nowhere are named as hints', async () => {
  const publishedDate = new Date('2026-11-20T08:00:00Z');
  const open = await addArticle(api.db, { status: Published, publishedDate });
  const draft = await addArticle(api.db);
  // what visitors cannot open leads nowhere, whatever its status is
  const hidden = await addArticle(api.db, { status: Published, publishedDate, isHidden: true });
  await api.db.execute(sql`insert into checked_addresses (address, claimed_date, problem)
    values ('https://a.example/1', now(), 'Nie ma takiej strony') on conflict do nothing`);
  const category = await addCategory(api.db, 'Uchwały');
  const dead = [
    `/artykul/${draft.baseArticleId}/projekt?a=1`,
    `/artykul/${hidden.baseArticleId}/statut`,
    '/kategoria/999999',
    '/api/files/999999?key=a',
    'https://a.example/1',
  ];
  const others = [
    `/artykul/${open.baseArticleId}/statut`,
    `/kategoria/${category}/uchwaly`,
    'https://a.example/2',
    'mailto:urzad@a.example',
    '#dol',
  ];
  const linked = [...others, ...dead].map((one) => `<a href="${one}">Zobacz statut</a>`).join(' ');
  const { id } = await addArticle(api.db, { status: Confirmed, publishStart, content: `<p>${linked}</p>` });
  await api.db.execute(sql`insert into article_links (article_id, position, type, linked_article_id, display_text, title, target)
    values (${id}::int, 0, 20, ${draft.id}::int, 'Projekt', 'Projekt', 10)`);
  const { body } = await admin.get(`/api/articles/${id}/dead-links`);
  expect(body.map(({ address }: { address: string }) => address)).toEqual([...dead, 'Projekt']);
  expect(body.at(-1)).toEqual({
    address: 'Projekt',
    isInContent: false,
    message: 'Łącze prowadzi do artykułu, który nie jest opublikowany. Opublikuj go albo zmień łącze',
  });
  expect((await put(id, ToPublish, null)).status).toBe(200);
  expect((await admin.get(`/api/articles/${open.id}/dead-links`)).body).toEqual([]);
  expect((await admin.get('/api/articles/999999/dead-links')).status).toBe(404);
});
