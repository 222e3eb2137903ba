// The form for notifications, and what the links of their mails lead to. A link alone does nothing: programs that check mails follow it. The form and the
// buttons send; so does the mail program of who leaves by its own button (RFC 8058).
import rateLimit from '@fastify/rate-limit';
import { isEmail } from '@redakcja/domain/shared/addresses/email';
import { addressWithLook } from '@redakcja/site/look';
import type { SubscriptionAnswer } from '@redakcja/site/pages/subscriptions/subscription-answer-page';
import { ownPath, subscriptionFields, subscriptionPages, subscriptionSteps } from '@redakcja/site/parts/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../http/limits/public-calls.ts';
import { tooManyRequests } from '../../http/problem.ts';
import { formField, readForms } from '../../identity/pages/form-body.ts';
import { madePage, sendPage } from '../host/made-page.ts';
import { frameOf, numberIn, pageRequest, type SiteHost } from '../host/page-request.ts';
import {
  type AskedSubscription,
  askForSubscription,
  confirmSubscription,
  isConfirmed,
  leaveSubscription,
} from './subscription-calls.ts';

/** Of the calls that one address may make in a minute (PUBLIC_RATE_LIMIT), one in so many may ask for a mail. */
const formShare = 300;
const oneClick = ['List-Unsubscribe', 'One-Click'] as const;

/** @param languagePart the code of a language in front of an address */
export function serveSubscriptions(app: FastifyInstance, site: SiteHost, languagePart: string): void {
  const { services } = site;
  const { db, now, config } = services;
  const load = () => import('./make-subscriptions.ts');
  app.register(async (scope) => {
    readForms(scope);
    // mail programs may send their one field so
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: 4096 },
      async (_request: FastifyRequest, body: string) =>
        new URLSearchParams(oneClick.every((part) => body.includes(part)) ? [[...oneClick]] : []),
    );
    await scope.register(rateLimit, { global: false });
    const limit = scope.createRateLimit({
      max: Math.ceil(config.publicRateLimit / formShare),
      timeWindow: 60_000,
      keyGenerator: addressKey,
    });
    const bothOf = (path: string) => [path, languagePart + path];

    for (const url of bothOf(subscriptionPages.form))
      scope.post(url, async (request, reply) => {
        if (config.publicRateLimit > 0) {
          const state = await limit(request);
          if (!state.isAllowed && state.isExceeded) throw tooManyRequests(state.ttlInSeconds);
        }
        const asked = askedOf(request);
        const page = { ...pageRequest(request), query: asked.query };
        const typed = formField(request, subscriptionFields.email).trim().slice(0, 254);
        const { subscriptionForm } = await load();
        // also where the form is not open, or its article is gone
        const form = await subscriptionForm(site, page, isEmail(typed) ? null : typed);
        if (form.status !== 200) return sendPage(reply, madePage(form));
        await askForSubscription(db, { ...asked.subscription, email: typed.toLowerCase(), lang: page.lang }, now());
        return reply.redirect(addressWithLook(ownPath(page.lang, subscriptionPages.asked), page.look), 303);
      });

    for (const url of bothOf(subscriptionPages.link)) {
      scope.get(url, (request, reply) => answer(request, reply, () => stateOf(tokenOf(request))));
      scope.post(url, (request, reply) => answer(request, reply, () => step(request)));
    }
  });

  async function stateOf(token: string): Promise<SubscriptionAnswer> {
    const state = await isConfirmed(db, token, now());
    if (state === null) return 'void';
    return state ? 'confirmed' : 'unconfirmed';
  }

  async function step(request: FastifyRequest): Promise<SubscriptionAnswer> {
    const token = tokenOf(request);
    const { field, confirm, leave } = subscriptionSteps;
    const done = formField(request, field);
    if (done === leave || formField(request, oneClick[0]) === oneClick[1]) {
      // whoever leaves twice has left
      await leaveSubscription(db, token);
      return 'left';
    }
    if (done === confirm) await confirmSubscription(db, token, now());
    return stateOf(token);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, say: () => Promise<SubscriptionAnswer>) {
    const asked = {
      ...pageRequest(request),
      query: new URLSearchParams({ [subscriptionSteps.token]: tokenOf(request) }),
    };
    await frameOf(site, asked.lang);
    const said = await say();
    const { subscriptionAnswer } = await load();
    const made = madePage(await subscriptionAnswer(site, asked, said));
    return sendPage(reply.header('referrer-policy', 'no-referrer'), made, 'no-store');
  }
}

function tokenOf({ query }: FastifyRequest): string {
  const token = (query as Record<string, unknown>)[subscriptionSteps.token];
  return typeof token === 'string' ? token.slice(0, 100) : '';
}

/** What the form asks for, and the query that its page would have. */
function askedOf(request: FastifyRequest): {
  subscription: Pick<AskedSubscription, 'scope' | 'item' | 'frequency'>;
  query: URLSearchParams;
} {
  const { article, category, frequency, atOnce } = subscriptionFields;
  const frequencyOf = formField(request, frequency) === atOnce ? 'atOnce' : 'daily';
  for (const [field, scope] of [[article, 'article'] as const, [category, 'category'] as const]) {
    const number = formField(request, field);
    if (number === '') continue;
    const subscription = { scope, item: numberIn(number), frequency: frequencyOf } as const;
    return { subscription, query: new URLSearchParams({ [field]: number }) };
  }
  return { subscription: { scope: 'everything', item: 0, frequency: frequencyOf }, query: new URLSearchParams() };
}
