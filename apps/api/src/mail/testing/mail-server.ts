// A real SMTP server, which takes mails or refuses them.
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** With its headers, readable. */
  raw: string;
  header: (name: string) => string | undefined;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** What it answers to a recipient: a code of SMTP; 0 takes the mail. Asked each time. */
  answers: Map<string, number>;
  /** Called with each mail before it is answered. */
  beforeAnswer: (mail: ReceivedMail) => Promise<void> | void;
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const answers = new Map<string, number>();
  const received: ReceivedMail[] = [];
  const refusal = (code: number) => Object.assign(new Error('refused'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = answers.get(address) ?? 0;
      done(code === 0 ? null : refusal(code));
    },
    onData(stream, session, done) {
      const take = async () => {
        const raw = decoded(await text(stream));
        const header = (name: string) => new RegExp(`^${name}:\\s*(.*(?:\\n[ \\t].*)*)`, 'im').exec(raw)?.[1];
        const mail = { to: session.envelope.rcptTo[0]?.address ?? '', raw, header };
        await mailServer.beforeAnswer(mail);
        received.push(mail);
      };
      take().then(
        () => done(),
        () => done(refusal(451)),
      );
    },
  });
  // a client that is gone
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answers,
    beforeAnswer: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

/** Quoted-printable of the parts, and encoded words of the headers. */
function decoded(raw: string): string {
  const bytes = (quoted: string) =>
    quoted.replaceAll(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
  const words = raw
    .replaceAll('\r\n', '\n')
    .replaceAll(/\?=\n?[ \t]+=\?UTF-8\?Q\?/gi, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => word.replaceAll('_', ' '))
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'));
  return bytes(words.replaceAll('=\n', ''));
}
