import type { Article } from '@redakcja/generated/model/article';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { articleInput } from './test-articles.ts';
import type { TestClient } from './test-client.ts';

/** Requests of a client for an article. */
export function articleCalls(client: () => TestClient) {
  return {
    read: async (id: number): Promise<Article> => (await client().get(`/api/articles/${id}`)).body,
    save: (id: number, more: Parameters<typeof articleInput>[0]) =>
      client().put(`/api/articles/${id}`, articleInput(more)),
    status: (id: number, to: ArticleStatus) =>
      client().put(`/api/articles/${id}/status/${to}`, { changeText: 'powód' }),
    remove: (id: number) => client().delete(`/api/articles?articleIds=${id}`),
    newVersion: (id: number) => client().post(`/api/articles/${id}/version`),
  };
}
