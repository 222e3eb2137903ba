import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../identity/testing/people.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ withIdentity: true });
  await createPerson(api.db, 'administrator', { isAdmin: true });
});
afterAll(() => api.stop());
afterEach(() => {
  api.clock.now = null;
});

const url = '/api/auth/users';
describe('with a mail server', () => {
  const received: string[] = [];
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    server = createServer((socket) => {
      let isData = false;
      let text = '';
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        text += chunk.toString('utf8');
        if (isData) {
          if (!text.endsWith('\r\n.\r\n')) return;
          received.push(text);
          isData = false;
          socket.write('250 ok\r\n');
        } else if (text.startsWith('DATA')) {
          isData = true;
          socket.write('354 go\r\n');
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
        text = '';
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ['that answers, the link is sent and not shown', () => `smtp://127.0.0.1:${port}`, true],
    ['that is gone, the link is shown', () => 'smtp://127.0.0.1:1', false],
  ])('%s', async (_, smtp, isSent) => {
    const mailing = await startApi({ env: { SMTP_URL: smtp(), MAIL_FROM: 'bip@jasionka.example' } });
    try {
      const admin = mailing.as(await mailing.user({ isAdmin: true }));
      const { id } = await createPerson(mailing.db, 'poczta.osoby');
      const { body } = await admin.post(`${url}/${id}/password`);
      expect([body.isSent, body.isMailSetUp]).toEqual([isSent, true]);
      expect(body.link === null).toBe(isSent);
    } finally {
      await mailing.stop();
    }
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: poczta.osoby@jasionka.example');
    // long lines are broken with a soft "=" in between
    expect(received[0]?.replace(/=\r\n/g, '')).toMatch(/\/wymuszona-zmiana-hasla#token=(3D)?[\w-]{43}/);
  });
});
