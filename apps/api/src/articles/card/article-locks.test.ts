import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemParameters } from '../../database/schema.ts';
import {
  addArticle,
  addCategory,
  addDocument,
  addTag,
  articleInput,
  clearArticles,
  endChecks,
  language,
} from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

const api = withApi();
const editor = withClient(api, { permissions: ['CreateArticles'] });

beforeEach(() => clearArticles(api.db));

const read = async (id: number): Promise<Article> => (await editor.get(`/api/articles/${id}`)).body;
const save = (id: number, input: ArticleInput, ifMatch?: string, client = editor) =>
  client.put(`/api/articles/${id}`, input, { ifMatch });
const fieldsOf = (answer: { body: { fields?: { path: string }[] } }) => answer.body.fields?.map(({ path }) => path);

describe('locks', () => {
  const start = new Date(Date.now() + 86_400_000);
  const links = [{ type: 30 as const, displayText: 'a', title: 'a', target: 10 as const, url: 'https://a.pl' }];
  const cases: Record<string, () => Promise<Partial<ArticleInput>> | Partial<ArticleInput>> = {
    title: () => ({ title: 'Inny' }),
    baseArticleAuthorName: () => ({ baseArticleAuthorName: 'Inny' }),
    publishStart: () => ({ publishStart: '2099-01-01T00:00:00.000Z' }),
    categories: async () => ({ categories: [await addCategory(api.db, 'Inna')] }),
    tags: async () => ({ tags: [await addTag(api.db, `tag ${Math.random()}`)] }),
    links: () => ({ links }),
    attachments: async () => ({ attachments: [{ documentRepositoryId: await addDocument(api.db), displayName: 'a' }] }),
    multimedia: () => ({ multimedia: [{ type: 10, url: 'https://a.pl', displayText: 'a', title: 'a', target: 10 }] }),
  };
  /** Section 4 of the specification: which statuses leave each field open. */
  const open: Record<string, ArticleStatus[]> = {
    title: [Draft],
    baseArticleAuthorName: [Draft],
    publishStart: [Draft, Confirmed],
    categories: [Draft, Confirmed, ToPublish, Published],
    tags: [Draft, Confirmed, ToPublish, Published],
    links: [Draft, Published],
    attachments: [Draft],
    multimedia: [Draft],
  };

  test.each(Object.keys(cases))('%s', async (field) => {
    for (const status of [Draft, Confirmed, ToPublish, Published, Withdrawed, Archived]) {
      const { id } = await addArticle(api.db, { status, publishStart: start });
      const unchanged = articleInput({ publishStart: start.toISOString() });
      const answer = await save(id, { ...unchanged, ...(await cases[field]?.()) });
      const isOpen = open[field]?.includes(status);
      expect({ status, answer: answer.status }).toEqual({ status, answer: isOpen ? 200 : 409 });
      if (!isOpen) expect(fieldsOf(answer)).toEqual([field]);
      expect((await read(id)).changeLogEntries).toHaveLength(isOpen ? 1 : 0);
    }
  });

  test('the editability flag locks everything', async () => {
    const { id } = await addArticle(api.db, { isEditable: false });
    const answer = await save(id, articleInput({ title: 'Inny', links }));
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toEqual([
      'Tytuł: Edycja tego artykułu jest wyłączona',
      'Łącza: Edycja tego artykułu jest wyłączona',
    ]);
    expect((await save(id, articleInput())).status).toBe(200);
  });

  test('without CreateArticles nothing is saved', async () => {
    const { id } = await addArticle(api.db);
    const publisher = api.as(
      await api.user({ permissions: ['ConfirmArticles', 'PublishArticles', 'ArchiveArticles'] }),
    );
    expect((await save(id, articleInput({ title: 'Inny' }), undefined, publisher)).status).toBe(403);
  });

  test('the title in the footer is for system articles and needs ManageSettings', async () => {
    const { id } = await addArticle(api.db, { type: 20 });
    const manager = api.as(await api.user({ permissions: ['CreateArticles', 'ManageSettings'] }));
    const input = articleInput({ titleFromFooter: 'Instrukcja', updateTitleInFooter: true });
    const refused = await save(id, input);
    expect(refused.status).toBe(409);
    expect(fieldsOf(refused)).toEqual(['titleFromFooter', 'updateTitleInFooter']);
    expect((await save(id, input, undefined, manager)).body.titleFromFooter).toBe('Instrukcja');
    const common = await addArticle(api.db);
    expect((await save(common.id, input, undefined, manager)).status).toBe(409);
  });

  test('the title in the footer changes the link of the footer that leads to the article', async () => {
    const { id } = await addArticle(api.db, { type: 40 });
    const manager = api.as(await api.user({ permissions: ['CreateArticles', 'ManageSettings'] }));
    const link = { key: 'a', type: 30, sourceId: id, displayText: 'Stary', title: 'Ochrona danych', target: 10 };
    const part = { type: 40, displayText: 'Informacje', isActive: true, content: { links: [link] } };
    expect((await read(id)).isExistsIntoFooterInformation).toBe(false);
    expect((await manager.put('/api/settings/footers/PL', { footerElements: [part] })).status).toBe(200);
    expect((await read(id)).isExistsIntoFooterInformation).toBe(true);
    const footerLink = async () => {
      const { body, etag } = await manager.get('/api/settings/footers/PL');
      return [body.footerElements[3].content.links[0].displayText, etag];
    };
    await save(id, articleInput({ titleFromFooter: 'Nowy' }), undefined, manager);
    expect(await footerLink()).toEqual(['Stary', '"2"']);
    await save(id, articleInput({ titleFromFooter: 'Nowy', updateTitleInFooter: true }), undefined, manager);
    expect(await footerLink()).toEqual(['Nowy', '"3"']);
    const [entry] = (await manager.get('/api/application/journal?filters=recordType;equal;footer')).body;
    expect([entry.before['information.links'], entry.after['information.links']]).toMatchObject([
      [{ sourceId: id, displayText: 'Stary', name: 'Stary' }],
      [{ sourceId: id, displayText: 'Nowy', name: 'Nowy' }],
    ]);
  });

  test('content that the server would clean today is no change when it is sent back as it is', async () => {
    const { id } = await addArticle(api.db, { status: Published, content: '<p>A&nbsp;B<font>x</font></p>' });
    const category = await addCategory(api.db, 'Uchwały');
    const saved = await save(id, articleInput({ content: (await read(id)).content, categories: [category] }));
    expect(saved.status).toBe(200);
  });
});

describe('a published article', () => {
  const input = articleInput;

  test('takes extra content once, up to the length of the settings', async () => {
    const { id } = await addArticle(api.db, { status: Published });
    const long = await save(id, input({ addedExtraContent: `<p><b>${'x'.repeat(501)}</b></p>` }));
    expect(long.body.fields).toEqual([
      { path: 'addedExtraContent', message: 'Maksymalna dozwolona liczba znaków wynosi 500' },
    ]);
    const saved = await save(
      id,
      input({ addedExtraContent: '<p><b onclick="x()">Sprostowanie</b><script>x()</script></p>' }),
    );
    expect(saved.body).toMatchObject({ extraContent: '<p><b>Sprostowanie</b></p>', addedExtraContent: true });
    expect(saved.body.changeLogEntries[0].details).toEqual([{ description: 'Dodano treść dodatkową' }]);
    const again = await save(id, input({ addedExtraContent: '<p>Jeszcze</p>' }));
    expect(again).toMatchObject({
      status: 409,
      body: { errors: ['Treść dodatkowa została już dodana'] },
    });
    const draft = await addArticle(api.db);
    expect((await save(draft.id, input({ addedExtraContent: '<p>x</p>' }))).status).toBe(409);
  });

  test('an empty editor adds no extra content, so that it can still be added', async () => {
    const { id } = await addArticle(api.db, { status: Published, categories: [] });
    const category = await addCategory(api.db, 'Uchwały');
    for (const addedExtraContent of ['<p><br></p>', '<p>&nbsp; </p>', '', null, '<script>x()</script>']) {
      expect((await save(id, input({ addedExtraContent }))).body.addedExtraContent).toBe(false);
    }
    const saved = await save(id, input({ addedExtraContent: '<p><br></p>', categories: [category] }));
    expect(saved.body).toMatchObject({ extraContent: null, changeLogEntries: [{ details: [{}] }] });
    expect((await save(id, input({ addedExtraContent: '<p>Sprostowanie</p>' }))).body.addedExtraContent).toBe(true);
  });

  test('takes attachments up to the number of the settings', async () => {
    const value = { value: 2, minValue: 0, maxValue: 20 };
    await api.db.update(systemParameters).set({ value }).where(eq(systemParameters.keyName, 'MaxNewAttachmentCount'));
    const documents = [
      await addDocument(api.db, 'a.pdf'),
      await addDocument(api.db, 'b.pdf'),
      await addDocument(api.db, 'c.pdf'),
    ];
    await endChecks(api.db);
    const added = documents.map((documentRepositoryId, i) => ({ documentRepositoryId, displayName: `Załącznik ${i}` }));
    const { id } = await addArticle(api.db, { status: Published });
    const message = 'Przekroczono dozwoloną ilość dodatkowych załączników. Dozwolona liczba wynosi: 2';
    const reason = { changeText: 'protokół sesji' };
    const many = await save(id, input({ addedAttachments: added }));
    expect(many.body.fields).toEqual([{ path: 'addedAttachments', message }]);
    await save(id, input({ ...reason, addedAttachments: added.slice(0, 1) }));
    const saved = await save(id, input({ ...reason, addedAttachments: added.slice(1, 2) }));
    expect(saved.body).toMatchObject({
      attachments: [],
      addedAttachments: [{ displayName: 'Załącznik 0' }, { displayName: 'Załącznik 1' }],
      countNewAttachmentsAfterPublish: 2,
    });
    expect((await save(id, input({ addedAttachments: added.slice(2) }))).status).toBe(409);
  });

  test('keeps at least one category, also when only a translation of it is published', async () => {
    const category = await addCategory(api.db, 'Uchwały');
    const published = await addArticle(api.db, { status: Published, categories: [category] });
    const message = 'Opublikowany artykuł musi mieć co najmniej jedną kategorię';
    expect((await save(published.id, input({ categories: [] }))).body.fields).toEqual([
      { path: 'categories', message },
    ]);
    const english = await language(api.db, 'EN');
    const translation = { baseArticleId: published.baseArticleId, languageId: english, categories: [category] };
    const draft = await addArticle(api.db, translation);
    expect((await save(draft.id, input({ categories: [] }))).status).toBe(400);
    const system = await addArticle(api.db, { status: Published, type: 20, categories: [category] });
    expect((await save(system.id, input({ categories: [] }))).status).toBe(200);
  });
});
