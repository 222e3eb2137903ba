import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import {
  type SubscriptionAnswer,
  SubscriptionAnswerPage,
} from '@redakcja/site/pages/subscriptions/subscription-answer-page';
import { SubscriptionsPage } from '@redakcja/site/pages/subscriptions/subscriptions-page';
import { parseJson } from '../../database/rows/json-of.ts';
import { notFound } from '../../http/problem.ts';
import type { PageText } from '../host/made-page.ts';
import { contextOf, rendered } from '../host/make-page.ts';
import { categoryIn, numberIn, type PageRequest, placesOf, type SiteHost } from '../host/page-request.ts';
import { readArticle } from '../operations/public-article.ts';

async function openContext(site: SiteHost, request: PageRequest) {
  const context = await contextOf(site, request);
  if (!context.frame.hasSubscriptions) throw notFound('Nie ma takiej strony');
  return context;
}

/** @param refused what was typed, when it is no address */
export async function subscriptionForm(
  site: SiteHost,
  request: PageRequest,
  refused: string | null = null,
): Promise<PageText> {
  const { query, lang } = request;
  const context = await openContext(site, request);
  const asked = query.get('artykul');
  const [categories, article] = await Promise.all([
    placesOf(site, lang),
    asked === null
      ? null
      : readArticle(site.services.db, lang, numberIn(asked), null).then((json) => parseJson<PublicArticle>(json)),
  ]);
  const category = categoryIn(query);
  return rendered(
    SubscriptionsPage,
    { ...context, categories, article, category, refused },
    refused === null ? 200 : 400,
  );
}

export async function subscriptionAnswer(
  site: SiteHost,
  request: PageRequest,
  answer: SubscriptionAnswer,
): Promise<PageText> {
  const context = await contextOf(site, request);
  if (answer === 'asked' && !context.frame.hasSubscriptions) throw notFound('Nie ma takiej strony');
  return rendered(SubscriptionAnswerPage, { ...context, answer }, answer === 'void' ? 404 : 200);
}
