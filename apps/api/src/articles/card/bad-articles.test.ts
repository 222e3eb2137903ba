// Malicious input for articles: scripts in every text, oversized texts, script URLs.
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';
import { beforeEach, describe, expect, test } from 'vitest';
import { servePreviewPage } from '../../site/preview/preview-page.ts';
import { articleCalls } from '../../testing/article-calls.ts';
import { addArticle, addCategory, addDocument, articleInput, clearArticles } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi({ plugins: [servePreviewPage] });
const editor = withClient(api, { permissions: ['CreateArticles'] });
beforeEach(() => clearArticles(api.db));

const { read, save } = articleCalls(() => editor);
const create = (more: Partial<ArticleInput>) => editor.post('/api/articles', articleInput(more));

/** Refused when it is created and when it is saved, with this message at this field; nothing is stored. */
async function refusedBoth(more: Partial<ArticleInput>, path: string, message: string) {
  const created = await create(more);
  expect(created.status).toBe(400);
  expect(created.body.fields).toContainEqual({ path, message });
  expect((await editor.get('/api/articles')).total).toBe(0);
  const { id } = await addArticle(api.db);
  const before = await read(id);
  const saved = await save(id, more);
  expect(saved.status).toBe(400);
  expect(saved.body.fields).toContainEqual({ path, message });
  expect(await read(id)).toEqual(before);
}

const link = (more: Partial<ArticleLinkInput>): Partial<ArticleInput> => ({
  links: [{ type: 30, displayText: 'Sejm', title: 'Sejm RP', target: 10, url: 'https://sejm.gov.pl', ...more }],
});
const film = (more: Partial<MultimediaInput>): Partial<ArticleInput> => ({
  multimedia: [
    { type: 10, displayText: 'Sesja', title: 'Nagranie', target: 10, url: 'https://wideo.example/1', ...more },
  ],
});

describe('texts', () => {
  const dirty =
    '<p onclick="x()" onmouseover=x()>Treść<script>alert(1)</script></p><a href="javascript:alert(1)">a</a>' +
    '<a href="vbscript:x">b</a><img src="/api/files/1?key=x" onerror="alert(1)"><img src="https://x.example/a.png"><iframe src="https://x.example"></iframe><svg onload="x()"></svg>';
  const clean = '<p>Treść</p><a>a</a><a>b</a><img src="/api/files/1?key=x" />';

  test('content keeps what can be read and nothing that runs, new, saved and copied', async () => {
    const created = await create({ content: dirty });
    expect((await read(created.body.id)).content).toBe(clean);
    const { id } = await addArticle(api.db);
    expect((await save(id, { content: dirty })).body.content).toBe(clean);
    const { body } = await editor.post(`/api/articles/hash/${id}`);
    const page = (await api.anonymous.get(`/podglad/artykuly/${body.hash}/`)).text;
    expect(page).toContain(clean);
  });

  test('extra content too', async () => {
    const { id } = await addArticle(api.db, { status: 40 });
    const saved = await save(id, { addedExtraContent: dirty });
    expect(saved.body.extraContent).toBe('<p>Treść</p><a>a</a><a>b</a>');
  });

  test('all other texts are texts: kept as they are, and shown as letters', async () => {
    const tagged = '<img src=x onerror=alert(1)>';
    const document = await addDocument(api.db, `${tagged}.pdf`);
    const input = articleInput({
      title: tagged,
      shortDescription: tagged,
      baseArticleProvidingEntity: tagged,
      baseArticleAuthorName: tagged,
      ...link({ displayText: tagged, title: tagged }),
      ...film({ displayText: tagged, title: tagged }),
      attachments: [{ documentRepositoryId: document, displayName: tagged }],
      changeText: tagged,
    });
    const created = await editor.post('/api/articles', input);
    const article = await read(created.body.id);
    expect(article).toMatchObject({
      title: tagged,
      slug: 'img-src-x-onerror-alert-1',
      links: [{ displayText: tagged }],
      changeLogEntries: [{ changeText: tagged }],
    });
    const { body } = await editor.post(`/api/articles/hash/${article.id}`);
    const page = (await api.anonymous.get(`/podglad/artykuly/${body.hash}/`)).text;
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test.each<[keyof ArticleInput, number]>([
    ['title', 1000],
    ['shortDescription', 200],
    ['baseArticleProvidingEntity', 250],
    ['baseArticleAuthorName', 250],
    ['content', 2_000_000],
    ['changeText', 1000],
  ])('%s: %i characters are taken, one more is refused', async (field, most) => {
    const longest = 'ż'.repeat(most);
    const created = await create({ [field]: longest });
    expect(created.status).toBe(201);
    const article = await read(created.body.id);
    expect(field === 'changeText' ? article.changeLogEntries[0]?.changeText : article[field as keyof Article]).toBe(
      longest,
    );
    await clearArticles(api.db);
    // a very long body is rejected by the contract, with its message
    const message = field === 'content' ? `Maksymalna liczba znaków: ${most}` : `Maksymalnie ${most} znaków`;
    await refusedBoth({ [field]: `${longest}ż` }, field, message);
  });

  test.each<[keyof ArticleInput, string]>([
    ['title', 'Tytuł artykułu jest polem wymaganym'],
    ['shortDescription', 'Pole wymagane'],
    ['baseArticleProvidingEntity', 'Pole wymagane'],
    ['baseArticleAuthorName', 'Pole wymagane'],
    ['baseArticleInformationCreated', 'Pole wymagane'],
  ])('%s is required', (field, message) => refusedBoth({ [field]: '' }, field, message));

  test.each(['abc', 'a@b', 'a@b.', '@b.pl', 'a b@c.pl', `${'a'.repeat(65)}@b.pl`])('%s is no e-mail', (email) =>
    refusedBoth({ baseArticleAuthorEmail: email }, 'baseArticleAuthorEmail', 'Wpisz poprawny email'),
  );

  test('a content that grows beyond the limit when its tags are closed', () =>
    refusedBoth(
      { content: `<p>${'x'.repeat(996)}`.repeat(2000) },
      'content',
      'Treść po uzupełnieniu znaczników ma więcej znaków niż 2000000. Podziel ją na części',
    ));

  test('more than a body may hold is refused before it is read, and nothing is lost', async () => {
    const { id } = await addArticle(api.db);
    const answer = await save(id, { content: 'x'.repeat(api.config.bodyLimit) });
    expect([answer.status, answer.body.errors]).toEqual([413, ['Treść żądania jest za duża']]);
    expect((await create({ content: 'x'.repeat(api.config.bodyLimit) })).status).toBe(413);
    expect(await read(id)).toMatchObject({ content: '<p>Rozdział I</p>', changeLogEntries: [] });
    expect((await editor.get('/api/articles')).total).toBe(1);
  });
});

describe('links and multimedia', () => {
  const address = 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl';
  const running = [
    'javascript:alert(1)',
    'JAVASCRIPT://a.pl/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///x',
  ];
  const wrong = [
    ...running,
    'abc',
    'youtube',
    'www.gov.pl',
    'https://',
    'https://localhost',
    '//gov.pl',
    'ftp://gov.pl',
  ];

  test.each(wrong)('%s is no address', async (url) => {
    await refusedBoth(link({ url }), 'links.0.url', address);
    await clearArticles(api.db);
    await refusedBoth(film({ url }), 'multimedia.0.url', address);
  });

  test.each<[string, Partial<ArticleInput>, string]>([
    ['links.0.url', link({ url: '' }), 'Adres URL jest wymagany'],
    ['links.0.url', link({ url: null }), 'Adres URL jest wymagany'],
    ['links.0.displayText', link({ displayText: ' ' }), 'Pole wymagane'],
    ['links.0.title', link({ title: '' }), 'Pole wymagane'],
    ['links.0.target', link({ target: -1 }), 'Wybierz, gdzie otworzyć łącze'],
    ['links.0.linkToMenuElementId', link({ type: 10 }), 'Wybierz kategorię'],
    ['links.0.linkToArticleTranslationId', link({ type: 20 }), 'Wybierz artykuł'],
    ['multimedia.0.url', film({ url: '' }), 'Adres URL jest wymagany'],
    ['multimedia.0.displayText', film({ displayText: '' }), 'Nazwa wyświetlana jest polem wymaganym'],
    ['multimedia.0.title', film({ title: '' }), 'Tekst pod czytniki dla osób słabowidzących jest polem wymaganym'],
    ['multimedia.0.type', film({ type: 0 }), 'Wybierz rodzaj: wideo lub audio'],
    ['multimedia.0.target', film({ target: -1 }), 'Wybierz, gdzie otworzyć łącze'],
  ])('%s %j', (path, more, message) => refusedBoth(more, path, message));

  test('both targets and both kinds are kept', async () => {
    const input = {
      links: [10, 20].flatMap((target) => link({ target: target as 10 | 20 }).links ?? []),
      multimedia: [10, 20].flatMap((kind) => film({ type: kind as 10 | 20, target: kind as 10 | 20 }).multimedia ?? []),
    };
    const article = await read((await create(input)).body.id);
    expect(article.links.map(({ target }) => target)).toEqual([10, 20]);
    expect(article.multimedia.map(({ type, target }) => [type, target])).toEqual([
      [10, 10],
      [20, 20],
    ]);
  });

  test('the same link twice is stored once, in the place of the first', async () => {
    const [sejm, senat] = [link({}), link({ url: 'https://senat.gov.pl' })].map(({ links }) => links?.[0]);
    const input = { links: [sejm, senat, sejm].filter((one) => one !== undefined) };
    const { id } = (await create(input)).body;
    const urls = async () => (await read(id)).links.map(({ url }) => url);
    expect(await urls()).toEqual(['https://sejm.gov.pl', 'https://senat.gov.pl']);
    const again = await save(id, input);
    expect(again.body.changeLogEntries).toHaveLength(1);
    expect(await urls()).toHaveLength(2);
  });

  test('what does not belong to the type of a link is not stored', async () => {
    const category = await addCategory(api.db, 'Uchwały');
    const both = { linkToMenuElementId: category, url: 'javascript:alert(1)' };
    const created = await create(link({ type: 10, ...both }));
    expect((await read(created.body.id)).links).toMatchObject([{ linkToMenuElementId: category, url: null }]);
  });
});
