// Every page of a bulletin, rendered.
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '../page-context.tsx';
import { ArticlePage } from '../pages/article-page.tsx';
import { AttachmentTextPage } from '../pages/attachment-text-page.tsx';
import { CategoryPage } from '../pages/category-page.tsx';
import { ChangesPage } from '../pages/changes-page.tsx';
import { DataPage } from '../pages/data-page.tsx';
import { DifferencePage } from '../pages/difference-page.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { FeedsPage } from '../pages/feeds-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { MapPage } from '../pages/map-page.tsx';
import { OfficePage } from '../pages/office-page.tsx';
import { SearchPage } from '../pages/search-page.tsx';
import { StatisticsPage } from '../pages/statistics-page.tsx';
import { SubscriptionAnswerPage } from '../pages/subscriptions/subscription-answer-page.tsx';
import { SubscriptionsPage } from '../pages/subscriptions/subscriptions-page.tsx';
import { article, context, trail } from './page-context.ts';

export function render<Props extends object>(page: FunctionComponent<Props>, props: Props) {
  const html = renderToStaticMarkup(createElement(page, props));
  return { html, text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
}

const row = {
  id: 187,
  title: 'Uchwała w sprawie budżetu',
  shortDescription: 'Zwiększa dochody.',
  path: '/artykul/187/uchwala',
  publishedDate: '2026-11-22T12:40:00.000Z',
  category: 'Uchwały',
  attachments: 2,
};
const list = { rows: [row], total: 45, page: 2, size: 20 };
const query = new URLSearchParams('q=budżet&kategoria=3');
const change = {
  changeDate: '2026-11-22T12:40:00.000Z',
  kind: 'changed' as const,
  articleId: 187,
  version: 2,
  title: 'Uchwała w sprawie budżetu',
  titleRemovalReason: null,
  authorName: article.authorName,
  path: '/artykul/187/uchwala',
  reason: 'poprawiono kwotę',
};
/** A former version. */
export const before = {
  ...article,
  version: 1,
  isCurrent: false,
  content: '<p>Zwiększa się dochody o 100 zł.</p>',
  attachments: [],
};

export const searched = {
  ...context,
  path: '/szukaj',
  phrase: 'budżet',
  query,
  categories: trail,
  answers: {
    topics: ['phone' as const],
    people: [],
    pages: [{ path: '/kategoria/3/uchwaly', text: 'Uchwały' }],
    related: [],
  },
  list: {
    total: 41,
    isMore: true,
    isPartial: true,
    isAlike: true,
    isApart: true,
    page: 2,
    size: 20,
    rows: [
      {
        article: row,
        excerpt: [{ text: 'budżetu', isHit: true }],
        pages: [
          { displayName: 'Uchwała', path: '/zalacznik/1/2', page: 4, excerpt: [{ text: 'budżet', isHit: true }] },
        ],
      },
    ],
  },
};

export const pagesOf = (context: PageContext) => ({
  article: render(ArticlePage, { ...context, path: article.path, article }),
  attachmentText: render(AttachmentTextPage, {
    ...context,
    path: '/artykul/187/uchwala/tekst/31',
    article,
    attachment: {
      id: 31,
      displayName: 'Uchwała',
      path: '/zalacznik/187/31',
      hasPages: true,
      pages: [{ page: 4, text: '§ 1' }],
    },
  }),
  category: render(CategoryPage, {
    ...context,
    path: '/kategoria/3/uchwaly',
    category: trail[1] ?? trail[0],
    trail,
    children: [],
    list,
  } as Parameters<typeof CategoryPage>[0]),
  home: render(HomePage, { ...context, articles: [row], changes: [change] }),
  search: render(SearchPage, { ...searched, ...context }),
  changes: render(ChangesPage, { ...context, path: '/zmiany', query, list: { ...list, rows: [change] } }),
  difference: render(DifferencePage, { ...context, before, after: article }),
  map: render(MapPage, { ...context, categories: trail }),
  office: render(OfficePage, context),
  feeds: render(FeedsPage, context),
  data: render(DataPage, {
    ...context,
    sets: [{ name: 'artykuly', title: 'Artykuły', fields: [{ name: 'id', description: 'Numer' }] }],
  }),
  statistics: render(StatisticsPage, {
    ...context,
    path: '/statystyka',
    month: '2026-11',
    list: {
      rows: [{ kind: 'article', month: '2026-11', title: row.title, path: row.path, views: 7 }],
      total: 1,
      page: 1,
      size: 50,
    },
  }),
  subscriptions: render(SubscriptionsPage, {
    ...context,
    path: '/powiadomienia',
    categories: trail,
    article: null,
    category: 3,
    refused: 'anna@',
  }),
  subscriptionAsked: render(SubscriptionAnswerPage, { ...context, path: '/powiadomienia/zamowione', answer: 'asked' }),
  subscriptionLink: render(SubscriptionAnswerPage, {
    ...context,
    path: '/powiadomienia/link',
    query: new URLSearchParams('klucz=abc'),
    answer: 'confirmed',
  }),
  error: render(ErrorPage, { ...context, status: 410, title: 'Informacja została wycofana', reasons: ['Pomyłka'] }),
});
