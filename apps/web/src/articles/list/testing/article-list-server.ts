import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { HttpResponse, http } from 'msw';
import { serveArticles } from '../../../testing/articles.ts';
import { server } from '../../../testing/server.ts';

/** The list as the server keeps it: what is done there leaves the list; what is refused is named. */
export function office(rows: ArticleRow[], refused: Record<number, string> = {}) {
  let shown = rows;
  const bodies: unknown[] = [];
  const deletions: URLSearchParams[] = [];
  serveArticles(() => shown);
  const resultsFor = (ids: number[]): RowResult[] => {
    shown = shown.filter((row) => !ids.includes(row.id) || refused[row.id] !== undefined);
    return ids.map((id) => {
      const reason = refused[id];
      return { id, name: `Artykuł ${id}`, done: reason === undefined, errors: reason === undefined ? [] : [reason] };
    });
  };
  server.use(
    http.put<never, { articleIds: number[] }>('*/api/articles/status', async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      return HttpResponse.json(resultsFor(body.articleIds));
    }),
    http.delete('*/api/articles', ({ request }) => {
      const query = new URL(request.url).searchParams;
      deletions.push(query);
      return HttpResponse.json(resultsFor(query.getAll('articleIds').map(Number)));
    }),
  );
  const change = (id: number, changes: Partial<ArticleRow>) => {
    shown = shown.map((row) => (row.id === id ? { ...row, ...changes } : row));
  };
  return { bodies, deletions, change };
}
