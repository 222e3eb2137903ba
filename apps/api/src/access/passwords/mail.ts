// Sends mail by SMTP, when a server is configured.
import type { Services } from '../../call/services.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** False when no server is configured or the message was refused, which is logged. */
export async function sendMail({ config, log }: Pick<Services, 'config' | 'log'>, message: Message): Promise<boolean> {
  const { url, from } = config.mail;
  if (url === null) return false;
  try {
    // loaded when needed: most processes never send mail
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
