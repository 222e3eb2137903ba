// Messages by SMTP, when the configuration names a server.
import type { Services } from './services.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** False when no server is configured or the message was not accepted; the log says which. */
export async function sendMail({ config, log }: Pick<Services, 'config' | 'log'>, message: Message): Promise<boolean> {
  const { url, from } = config.mail;
  if (url === null) return false;
  try {
    // loaded when it is needed: most processes never send anything
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(url);
    try {
      await transport.sendMail({ from, ...message });
    } finally {
      transport.close();
    }
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    log.error({ code }, 'a message could not be sent');
    return false;
  }
}
