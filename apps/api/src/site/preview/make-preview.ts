import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { withAddresses } from '@redakcja/domain/shared/addresses/page-links';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { PageContext } from '@redakcja/site/page-context';
import { ArticlePage } from '@redakcja/site/pages/article-page';
import { ErrorPage } from '@redakcja/site/pages/error-page';
import { createElement } from 'react';
import { rendered } from '../host/make-page.ts';
import type { readPreviewed } from './read-previewed.ts';

type Previewed = NonNullable<Awaited<ReturnType<typeof readPreviewed>>>;

/** Other pages are those of the bulletin; what lies at an address of the preview stays there, and what the page is shown with. */
const outwards = (html: string, origin: string) =>
  withAddresses(html, (address, element) =>
    (element === 'a' || element === 'form') && !address.startsWith('/podglad/') ? origin + address : address,
  );

/** The page of an article, marked as a preview. */
export function previewPage(context: PageContext, { article, status, expiresAt }: Previewed): string {
  const mark = createElement(
    'p',
    null,
    createElement('strong', null, 'PODGLĄD'),
    ` To nie jest opublikowana strona. Status: ${articleStatusLabels[status]}, wersja ${article.version}. Podgląd wygasa ${formatDateTime(expiresAt)}.`,
  );
  return outwards(rendered(ArticlePage, { ...context, mark, article }).text, context.origin);
}

export function expiredPage(context: PageContext): string {
  const page = {
    ...context,
    status: 404,
    title: 'Podgląd wygasł albo nie istnieje',
    reasons: ['Adres podglądu działa przez 24 godziny. Otwórz artykuł w redakcji i wybierz „Podgląd” jeszcze raz.'],
  };
  return outwards(rendered(ErrorPage, page).text, context.origin);
}
