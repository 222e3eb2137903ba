import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { servePreviewPage } from '../../site/preview/preview-page.ts';
import { articleCalls } from '../../testing/article-calls.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addTag, articleInput, clearArticles, language } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let editor: TestClient;

beforeAll(async () => {
  api = await startApi({ plugins: [servePreviewPage] });
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());
beforeEach(() => clearArticles(api.db));

const { read, save } = articleCalls(() => editor);
const link = (more: Partial<ArticleLinkInput>): Partial<ArticleInput> => ({
  links: [{ type: 30, displayText: 'Sejm', title: 'Sejm RP', target: 10, url: 'https://sejm.gov.pl', ...more }],
});

describe('ids of another language, or of nothing', () => {
  test('a Polish tag and a link to a Polish article do not go into an English translation, nor the other way round', async () => {
    const english = await language(api.db, 'EN');
    const tags = { polish: await addTag(api.db, 'budżet'), english: await addTag(api.db, 'budget', english) };
    const destinations = {
      polish: await addArticle(api.db),
      english: await addArticle(api.db, { languageId: english }),
    };
    const polish = await addArticle(api.db);
    const { baseArticleId } = polish;
    const translation = await addArticle(api.db, { baseArticleId, languageId: english });
    for (const [id, tag, destination] of [
      [polish.id, tags.english, destinations.english.id],
      [translation.id, tags.polish, destinations.polish.id],
    ] as const) {
      const tagged = await save(id, { tags: [tag] });
      expect(tagged.body.fields).toEqual([{ path: 'tags.0', message: 'Tag nie istnieje w tym języku' }]);
      const linked = await save(id, link({ type: 20, linkToArticleTranslationId: destination }));
      expect(linked.body.fields).toEqual([
        { path: 'links.0.linkToArticleTranslationId', message: 'Artykuł nie istnieje w tym języku' },
      ]);
      expect(await read(id)).toMatchObject({ tags: [], links: [], changeLogEntries: [] });
    }
    const right = await save(translation.id, {
      ...link({ type: 20, linkToArticleTranslationId: destinations.english.id }),
      tags: [tags.english],
    });
    expect(right.status).toBe(200);
  });

  test('the language of an article is not changed by a save', async () => {
    const english = await language(api.db, 'EN');
    const { id } = await addArticle(api.db);
    const saved = await save(id, { languageId: english, title: 'Inny' });
    expect(saved.body).toMatchObject({ title: 'Inny', language: { isoCode: 'PL' } });
  });

  test.each(['0', '-1', 'abc', '99999999999', '1.5', '%00'])('article %s is none', async (id) => {
    const answers = [
      await editor.get(`/api/articles/${id}`),
      await editor.put(`/api/articles/${id}`, articleInput()),
      await editor.post(`/api/articles/${id}/version`),
      await editor.post(`/api/articles/hash/${id}`),
      await editor.delete(`/api/articles?articleIds=${id}`),
    ];
    for (const { status, body } of answers) {
      expect([400, 404]).toContain(status);
      expect(body.errors.length).toBeGreaterThan(0);
    }
  });
});
