// A server that goes on sending a byte now and then: `--timeout` is the time of the whole answer, `--idle-timeout` that of its silence.
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { type Answer, proxyTo } from '../../testing/faulty-proxy.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

const headersOf = (type: string) => ({ 'content-type': type, 'total-count': '0', 'content-disposition': 'inline' });

/** Sends so many bytes, one by one; without an end unless it is given. */
const dribble =
  (type: string, byte: string, end = Number.POSITIVE_INFINITY): Answer =>
  (response: ServerResponse) => {
    response.writeHead(200, headersOf(type));
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      if (sent < end) response.write(byte);
      else response.end(byte);
    }, 100);
    response.on('close', () => clearInterval(timer));
  };

const run = async (args: string[], call: string, answer: Answer) =>
  bip.run(args, { env: { BIP_HOST: await proxyTo(server, () => ({ instead: answer }), [call]) } });

const list = ['dictionaries', 'list', 'tags', '--lang', 'pl', '--retries', '0'];
const tags = 'GET /api/dictionaries/tags';
const flag = ['api', 'downloadRegionFlag', '--param', 'region=PL'];
const flags = 'GET /api/files/flags';

test('a list that never ends is given up after --timeout', async () => {
  expect(await run([...list, '--timeout', '1'], tags, dribble('application/json', ' '))).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Serwer \S+ nie odpowiedział w ciągu 1 s\. Dłużej czeka --timeout\n$/),
  });
});

test('--idle-timeout alone lets a long answer come, and ends one that has stopped', async () => {
  const file = await run([...flag, '--idle-timeout', '1'], flags, dribble('image/svg+xml', 'x', 15));
  expect(file).toMatchObject({ code: 0, stdout: 'x'.repeat(15) });
  const stopped: Answer = (response) => response.writeHead(200, headersOf('image/svg+xml')).write('x');
  expect(await run([...flag, '--idle-timeout', '1'], flags, stopped)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Serwer \S+ zamilkł na 1 s\. Dłużej czeka --idle-timeout\n$/),
  });
});
