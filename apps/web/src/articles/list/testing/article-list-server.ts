import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ArticleStatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import type { ArticleStatusResult } from '@redakcja/generated/model/articleStatusResult';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { bilingual, serveArticles } from '../../../testing/data/articles.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';

/** Opens the list at this address with these rows. */
export function openList(address: string, rows: ArticleRow[], permissions?: readonly PermissionName[]) {
  const { queries, last } = serveArticles(() => rows);
  const app = renderApp(address, { parameters: bilingual, ...(permissions && { permissions }) });
  return { ...app, queries, lastAsked: (key: string) => last().getAll(key) };
}

export const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const row = link.closest('tr');
  if (row === null) throw new Error(`„${title}” stands in no row`);
  return within(row);
};

/** What the server says of articles before they are changed, by their ids. */
export type Known = Record<number, Partial<ArticleStatusResult>>;

/** The list as the server keeps it: what is done there leaves the list; what is refused is named. */
export function office(rows: ArticleRow[], refused: Record<number, string> = {}, known: Known = {}) {
  let shown = rows;
  const asked: ArticleStatusesInput[] = [];
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
    http.put<never, ArticleStatusesInput>('*/api/articles/status', async ({ request }) => {
      const body = await request.json();
      if (body.dryRun) {
        asked.push(body);
        return HttpResponse.json(body.articleIds.map((id) => ({ id, done: true, errors: [], ...known[id] })));
      }
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
  return { asked, bodies, deletions, change };
}
