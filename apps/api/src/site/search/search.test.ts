import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import {
  articleAttachments,
  articles,
  articleTags,
  menuElements,
  searchVocabulary,
  searchWords,
  tags,
} from '../../database/schema.ts';
import { openDocumentText, pdf, wordDocument } from '../../files/testing/documents.ts';
import { withUploads } from '../../files/testing/stored-files.ts';
import { articleCalls } from '../../testing/article-calls.ts';
import { type ArticleOptions, addArticle, addCategory, addTag, clearArticles } from '../../testing/test-articles.ts';
import { searchPublic } from '../operations/public-search.ts';
import { indexDue } from './keep-index.ts';

const { api, upload } = withUploads();

beforeEach(() => clearArticles(api.db));

const published = (more: ArticleOptions = {}) =>
  addArticle(api.db, { status: 40, publishedDate: new Date('2026-11-20T08:00:00Z'), ...more });

async function search(phrase: string, more = '') {
  await indexDue(api.services);
  const { body, status, total } = await api.anonymous.get(
    `/api/public/PL/search?phrase=${encodeURIComponent(phrase)}${more}`,
  );
  expect([status, body]).toEqual([200, expect.anything()]);
  return { rows: body, total };
}
const titles = async (phrase: string, more = '') =>
  (await search(phrase, more)).rows.map((one: { article: { title: string } }) => one.article.title);

/** Attaches an upload to an article that is published. */
async function attach(
  articleId: number,
  bytes: Buffer | string,
  fileName: string,
  displayName = fileName,
): Promise<void> {
  const { body } = await upload(bytes, fileName);
  const { documentRepositoryId } = body[0];
  await api.db
    .insert(articleAttachments)
    .values({ articleId, position: 0, documentRepositoryId, displayName, createdBy: 'Anna Nowak' });
}

test('words are found in any form, with and without Polish marks', async () => {
  await published({
    title: 'Uchwała w sprawie podatków',
    content: '<p>Stawki od <b>nieruchomości</b> na rok 2026</p>',
  });
  await published({ title: 'Nabór na stanowisko', content: '<p>Konkurs</p>' });
  for (const phrase of ['uchwałą', 'UCHWALY', 'podatki', 'podatkiem', 'nieruchomość 2026', 'stawka podatku'])
    expect([phrase, await titles(phrase)]).toEqual([phrase, ['Uchwała w sprawie podatków']]);
  for (const phrase of ['strong', 'p', '– !']) expect([phrase, await titles(phrase)]).toEqual([phrase, []]);
});

test('where nothing has all words, what has most of them is found', async () => {
  await published({ title: 'Podatek od nieruchomości', content: '<p>Stawki</p>' });
  await published({ title: 'Podatek rolny', content: '<p>Stawki</p>' });
  expect(await titles('stawki podatku od nieruchomości piwnicznej')).toEqual(['Podatek od nieruchomości']);
  expect(await titles('podatek piwniczny')).toHaveLength(2);
  // words of a question ask for nothing
  expect(await titles('gdzie są stawki podatku rolnego?')).toEqual(['Podatek rolny']);
  expect(await titles('piwnica')).toEqual([]);
});

test('a word with a typing error is taken for the one that is most like it, where no text has it', async () => {
  await published({ title: 'Uchwała budżetowa', content: '<p>Rada uchwala 44051401359</p>' });
  await published({ title: 'Podatek od nieruchomości', content: '<p>Stawki</p>' });
  for (const phrase of ['uhwala', 'uchwla budrzetowa', 'UHWAŁA', 'uchwała budzettowa'])
    expect([phrase, await titles(phrase)]).toEqual([phrase, ['Uchwała budżetowa']]);
  expect(await titles('nieruchomsci podatke')).toEqual(['Podatek od nieruchomości']);
  // a word that is there stays what it is, and numbers are no words
  for (const phrase of ['kot', 'xyzzyk', '44051401358']) expect([phrase, await titles(phrase)]).toEqual([phrase, []]);
});

test('words in quotation marks stand side by side, in texts, pages, names and tags; where nothing has them so, that is said', async () => {
  const { id } = await published({ title: 'Uchwała Rady Gminy', content: '<p>Opłata <b>za odpady</b></p>' });
  const tag = await addTag(api.db, 'selektywna zbiórka');
  await published({ title: 'Rada i gmina', content: '<p>Odpady, za które opłata</p>', tags: [tag] });
  await attach(id, pdf(['Strona', 'Wywóz śmieci z posesji']), 'wykaz.pdf', 'Wykaz ulic');
  const ofPhrase: Record<string, string[]> = {
    '"opłata za odpady"': ['Uchwała Rady Gminy'],
    '„rady gminy” odpadami': ['Uchwała Rady Gminy'],
    '"wywóz śmieci"': ['Uchwała Rady Gminy'],
    '"wykaz ulic"': ['Uchwała Rady Gminy'],
    '"selektywna zbiórka"': ['Rada i gmina'],
    '"zbiórka selektywna"': ['Rada i gmina'],
  };
  for (const [phrase, found] of Object.entries(ofPhrase))
    expect([phrase, await titles(phrase)]).toEqual([phrase, found]);
  const isApart = async (phrase: string) => (await searchPublic(api.db, 'PL', { phrase })).isApart;
  expect([await isApart('"selektywna zbiórka"'), await isApart('"zbiórka selektywna"')]).toEqual([false, true]);
});

test('what has a tag is found by it, and by another name of it, as long as it has it', async () => {
  const tag = await addTag(api.db, 'komunikacja');
  await published({ title: 'Rozkład jazdy', tags: [tag] });
  expect(await titles('komunikacji')).toEqual(['Rozkład jazdy']);
  await api.db.update(tags).set({ name: 'autobusy' }).where(eq(tags.id, tag));
  expect([await titles('komunikacji'), await titles('autobus')]).toEqual([[], ['Rozkład jazdy']]);
  await api.db.delete(articleTags);
  expect(await titles('autobus')).toEqual([]);
});

test.each([
  ['bold in the middle', 'nieru<b>chomości</b>'],
  ['a soft hyphen', 'nieru&shy;chomości'],
  ['a place where a line may break', 'nieru<wbr>chomości'],
  ['a blank of no width', 'nieru\u200bchomości'],
  ['raised letters', 'nieru<sup>chom</sup>ości'],
  ['a mark of a footnote', 'nieruchomości<sup>1</sup>'],
  ['letters with marks of their own', 'nieruchomości'.normalize('NFD')],
])('a word is whole with %s', async (_case, word) => {
  await published({ title: 'Podatki', content: `<p>Stawki od ${word}</p><p>gminnych</p>` });
  const { rows } = await search('nieruchomość');
  expect(rows.map(({ article }: { article: { title: string } }) => article.title)).toEqual(['Podatki']);
  expect(rows[0].excerpt).toContainEqual({ text: expect.stringMatching(/^nieruchomości$/), isHit: true });
  // paragraphs are words of their own
  expect(await titles('nieruchomościgminnych')).toEqual([]);
});

test.each([
  ['uchwala.pdf', pdf],
  ['uchwala.docx', wordDocument],
  ['uchwala.odt', openDocumentText],
])('a hit in %s names the page', async (fileName, made) => {
  const { id, baseArticleId } = await published({ title: 'Ogłoszenie' });
  await attach(id, made(['Strona pierwsza', 'Budowa żłobka przy ulicy Leśnej 7']), fileName, 'Treść uchwały');
  const { total, rows } = await search('budowie żłobków ulica', '&kind=attachment');
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({
    article: { id: baseArticleId, title: 'Ogłoszenie', attachments: 1 },
    excerpt: [],
    pages: [{ displayName: 'Treść uchwały', page: 2, path: expect.stringMatching(`^/zalacznik/${baseArticleId}/`) }],
  });
  const parts: { text: string; isHit: boolean }[] = rows[0].pages[0].excerpt;
  expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Budowa', 'żłobka', 'ulicy']);
  expect(await titles('żłobek budowa', '&kind=text')).toEqual([]);
});

test('titles come first, then the newest; category, date and kind narrow', async () => {
  const taxes = await addCategory(api.db, 'Podatki');
  const day = (text: string) => new Date(`${text}T08:00:00Z`);
  await published({ title: 'Budżet', publishedDate: day('2026-01-10') });
  await published({
    title: 'Starsze',
    content: '<p>budżet</p>',
    publishedDate: day('2026-02-10'),
    categories: [taxes],
  });
  await published({ title: 'Nowsze', content: '<p>budżet</p>', publishedDate: day('2026-03-10') });
  expect(await titles('budżetu')).toEqual(['Budżet', 'Nowsze', 'Starsze']);
  expect(await titles('budżet', '&from=2026-02-10&to=2026-03-09')).toEqual(['Starsze']);
  expect(await titles('budżet', `&categoryId=${taxes}`)).toEqual(['Starsze']);
  expect(await titles('budżet', '&kind=attachment')).toEqual([]);
});

test('what no article has any more is known to nobody; what another one has stays', async () => {
  const { id } = await published({
    title: 'Nabór',
    content: '<p>Wybrano: Brzęczyszczykiewicz, stanowisko kierownicze</p>',
  });
  await published({ title: 'Regulamin', content: '<p>Stanowiska kierownicze</p>' });
  const known = async (word: string) =>
    (await api.db.select().from(searchVocabulary).where(eq(searchVocabulary.word, word))).length;
  await indexDue(api.services);
  expect([await known('brzeczyszczykiewicz'), await known('kierownicze')]).toEqual([1, 1]);
  await api.db.update(articles).set({ status: ArticleStatus.Withdrawed }).where(eq(articles.id, id));
  await indexDue(api.services);
  expect([await known('brzeczyszczykiewicz'), await known('kierownicze')]).toEqual([0, 1]);
});

test('what changes is indexed anew, and what is withdrawn is not found', async () => {
  const editor = api.as(await api.user({ permissions: ['CreateArticles', 'PublishArticles'] }));
  const { id } = await published({ title: 'Przetarg' });
  await attach(id, 'Rozbudowa oczyszczalni', 'opis.txt');
  expect(await titles('oczyszczalnia')).toEqual(['Przetarg']);
  await api.db.update(articles).set({ title: 'Przetarg na kanalizację' });
  expect(await titles('kanalizacja')).toEqual(['Przetarg na kanalizację']);
  await api.db.delete(articleAttachments);
  expect(await titles('oczyszczalnia')).toEqual([]);
  await articleCalls(() => editor).status(id, ArticleStatus.Withdrawed);
  expect(await titles('kanalizacja')).toEqual([]);
  expect(await api.db.$count(searchWords)).toBe(0);
});

test('a scan without text is found by its name, and readers and editors are told', async () => {
  const { id, baseArticleId } = await published({ title: 'Protokół' });
  await attach(id, pdf(['', '']), 'skan.pdf', 'Protokół z kontroli');
  expect(await titles('kontrola', '&kind=attachment')).toEqual(['Protokół']);
  const { body } = await api.anonymous.get(`/api/public/PL/articles/${baseArticleId}`);
  expect(body.attachments).toMatchObject([{ isScan: true }]);
  const reader = api.as(await api.user({ permissions: ['CreateArticles'] }));
  expect((await reader.get(`/api/articles/${id}`)).body.attachments).toMatchObject([{ isScan: true }]);
});

test('an article that is hidden behind many others that are not public is found', async () => {
  const hidden = await addCategory(api.db, 'Ukryta');
  await published({ title: 'Jawny wykaz' });
  for (let number = 0; number < 30; number += 1)
    await published({ title: 'Wykaz', publishedDate: new Date('2026-11-22T08:00:00Z'), categories: [hidden] });
  await api.db.update(menuElements).set({ isHidden: true }).where(eq(menuElements.id, hidden));
  await indexDue(api.services);
  const hits = await api.db.rows(
    rowShape({ id: integer('h.article_id') }),
    sql`select h.article_id as id from public_hits('wykaz', 1, null, null, null, null, 2) h`,
  );
  expect(hits).toHaveLength(1);
});

test('system articles are found beside common ones', async () => {
  await published({ title: 'Instrukcja korzystania z biuletynu', type: 50 });
  await published({ title: 'Instrukcja przeciwpożarowa' });
  const { rows, total } = await search('instrukcja');
  expect(rows).toHaveLength(2);
  expect(total).toBe(2);
});
