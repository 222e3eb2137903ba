// Mails go out while the server runs. What each kind says is in the table of kinds.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SystemServices } from '../call/services.ts';
import { hasRows } from '../database/database.ts';
import { MailKind, removeOldMails } from '../mail/queue.ts';
import { type MailKinds, sendDueMails } from '../mail/send-mails.ts';
import { queueNews, removeUnconfirmed, settledChanges } from '../site/subscriptions/queue-news.ts';
import { confirmationMail, newsMail } from '../site/subscriptions/subscription-mails.ts';
import { repeat } from './repeat.ts';

export const mailKinds: MailKinds = {
  [MailKind.SubscriptionConfirmation]: confirmationMail,
  [MailKind.SubscriptionNews]: newsMail,
};

/** Notes for the bulletin whether there is a mail server. Every write would make all of its pages anew. */
export async function noteMailService({ db, config }: Pick<SystemServices, 'db' | 'config'>): Promise<void> {
  const isSetUp = config.mail.url !== null;
  if (await hasRows(db, sql`select from mail_service where is_set_up <> ${isSetUp}`))
    await db.execute(sql`update mail_service set is_set_up = ${isSetUp}`);
}

const quarterOfMinute = 15_000;

export function startMails(app: FastifyInstance, services: SystemServices, interval = quarterOfMinute): void {
  const { db, log, now } = services;
  const hasChanged = settledChanges(services);
  const work = async (stop: AbortSignal) => {
    await removeOldMails(db, now());
    await removeUnconfirmed(db, now());
    await queueNews(services, await hasChanged());
    const sent = await sendDueMails(services, mailKinds, stop);
    if (sent > 0) log.info({ sent }, 'mails were sent');
  };
  const start = repeat(app, log, { interval, work, failure: 'mails were not sent and will be later' });
  app.addHook('onListen', async () => {
    await noteMailService(services);
    start();
  });
}
