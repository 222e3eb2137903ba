// The lists of articles (section 2.2). Most visits begin with one: they are a part of the first script.
import { articleListTitle } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, type RouteComponent, redirect } from '@tanstack/react-router';
import { shellRoute } from './app/root-routes.ts';
import { screen } from './app/screen-routes.ts';
import { ArticleListPage, preloadArticles, SystemArticleListPage } from './articles/list/article-list-page.tsx';
import { type ArticleResource, articleStatusPath, articles, systemArticles } from './articles/resources.ts';
import type { SearchParams } from './shared/search-params.ts';

const rowsOf = (list: ArticleResource, status?: ArticleStatus) => (client: QueryClient, search: SearchParams) =>
  preloadArticles(client, list, search, status);

/** A list per status: the same screen, with the status in the query (section 2.2). */
function statusScreens<const R extends ArticleResource>(list: R, component: RouteComponent) {
  return Object.values(ArticleStatus).map((status) =>
    createRoute({
      getParentRoute: () => shellRoute,
      path: articleStatusPath(list, status),
      component,
      staticData: {
        title: articleListTitle(status, list === systemArticles),
        section: list.section,
        help: list.help,
        preload: rowsOf(list, status),
      },
      beforeLoad: ({ search, location }) => {
        if (search.status === String(status)) return;
        throw redirect({ to: location.pathname, search: { ...search, status: String(status) }, replace: true });
      },
    }),
  );
}

export const articleListRoutes = [
  screen(articles.path, articles, ArticleListPage, rowsOf(articles)),
  ...statusScreens(articles, ArticleListPage),
  screen(systemArticles.path, systemArticles, SystemArticleListPage, rowsOf(systemArticles)),
  ...statusScreens(systemArticles, SystemArticleListPage),
];
