import type { SystemServices } from '../call/services.ts';
import { type Letter, writtenOut } from './letter.ts';
import { type Mail, type MailKind, mostTries, postponeMail, settleMail, takeMail } from './queue.ts';
import { handOver, type Refusal } from './transport.ts';

/** A mail in words, as they are now. */
export interface Addressed {
  to: string;
  letter: Letter;
  headers?: Readonly<Record<string, string>>;
}

/** Null when there is nothing to say any more. */
export type MakeMail = (services: SystemServices, mail: Mail) => Promise<Addressed | null>;
export type MailKinds = Readonly<Record<MailKind, MakeMail>>;

/** Sends what is due, one mail after another, until there is none or the server takes no more. Returns how many were sent. */
export async function sendDueMails(services: SystemServices, kinds: MailKinds, stop?: AbortSignal): Promise<number> {
  const { config, log, now } = services;
  if (config.mail.url === null) return 0;
  let sent = 0;
  while (stop?.aborted !== true) {
    const mail = await takeMail(services.db, now());
    if (mail === null) break;
    const outcome = await tryToSend(services, kinds, mail);
    if (typeof outcome === 'string') {
      await settleMail(services.db, mail, now());
      if (outcome === 'sent') sent += 1;
      continue;
    }
    const isGivenUp = await postponeMail(services.db, mail, outcome, now());
    const what = { mail: mail.id, kind: mail.kind, tries: mail.tries, code: outcome.code };
    if (isGivenUp) log.error(what, 'a mail was given up');
    else log.warn(what, 'a mail was not taken and will be tried again');
    if (outcome.isServerAway) break;
  }
  return sent;
}

async function tryToSend(
  services: SystemServices,
  kinds: MailKinds,
  mail: Mail,
): Promise<Refusal | 'sent' | 'nothing to say'> {
  const { config, log } = services;
  const { url, from } = config.mail;
  if (url === null) return 'nothing to say';
  // each of them ended the process, or outlasted it
  if (mail.tries > mostTries) return { code: 'ELOST', isFinal: true, isServerAway: false };
  try {
    const made = await kinds[mail.kind](services, mail);
    if (made === null) return 'nothing to say';
    return (await handOver({ url, from }, messageOf(made, mail, config.publicUrl))) ?? 'sent';
  } catch (error) {
    log.error({ err: error, mail: mail.id, kind: mail.kind }, 'a mail was not made');
    return { code: 'ENOTMADE', isFinal: false, isServerAway: false };
  }
}

function messageOf({ to, letter, headers }: Addressed, { key }: Mail, publicUrl: string) {
  return {
    to,
    ...writtenOut(letter),
    messageId: `<${key}@${new URL(publicUrl).hostname}>`,
    ...(headers && { headers }),
  };
}
