// Hands mails to the office's server (SMTP_URL). Nothing of a mail, and no address, is in a log.
import type { SentMessageInfo, Transporter } from 'nodemailer';
import type { Services } from '../call/services.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
  headers?: Readonly<Record<string, string>>;
}

/** What became of a mail that was not sent. */
export interface Refusal {
  /** For the log and for people: an answer of SMTP such as `550`, or a code such as `ECONNREFUSED`. */
  code: string;
  /** The address, or the mail itself, is refused for good. */
  isFinal: boolean;
  /** The server takes nothing at all now: that says nothing about this mail. */
  isServerAway: boolean;
}

/** Milliseconds. A try that takes longer than all of them together counts as lost (queue.ts). */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 60_000 };

async function withServer<Result>(
  url: string,
  use: (server: Transporter<SentMessageInfo>) => Promise<Result>,
): Promise<Result> {
  // loaded when needed: most processes never send mail
  const { createTransport } = await import('nodemailer');
  const server = createTransport({ url, ...patience });
  try {
    return await use(server);
  } finally {
    server.close();
  }
}

/** Null when the server has taken the mail. */
export async function handOver({ url, from }: { url: string; from: string }, mail: Message): Promise<Refusal | null> {
  const { headers = {}, ...message } = mail;
  try {
    await withServer(url, (server) =>
      server.sendMail({
        from,
        ...message,
        textEncoding: 'quoted-printable',
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      }),
    );
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

/** What a server says of the recipient or of the mail; of anything else (the sender, a password) an administrator has to be told, and the mail can wait. */
const aboutMail: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);

function refusalOf(error: unknown): Refusal {
  const {
    code = 'EUNKNOWN',
    command,
    responseCode,
  } = error as { code?: string; command?: string; responseCode?: number };
  const isAboutMail = responseCode !== undefined && aboutMail.has(command);
  return {
    code: responseCode === undefined ? code : String(responseCode),
    isFinal: isAboutMail && responseCode >= 500,
    isServerAway: !isAboutMail,
  };
}

/** For who waits for the answer: false when no server is configured or the mail was refused, which is logged. */
export async function sendMail({ config, log }: Pick<Services, 'config' | 'log'>, message: Message): Promise<boolean> {
  const { url, from } = config.mail;
  if (url === null) return false;
  const refusal = await handOver({ url, from }, message);
  if (refusal !== null) log.error({ code: refusal.code }, 'a message could not be sent');
  return refusal === null;
}

/** Null when the server answers, otherwise a code. */
export async function reachMailServer(url: string): Promise<string | null> {
  try {
    await withServer(url, (server) => server.verify());
    return null;
  } catch (error) {
    return refusalOf(error).code;
  }
}
