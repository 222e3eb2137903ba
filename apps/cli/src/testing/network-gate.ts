// A network between the program and the server that a test can disturb.
import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './test-server.ts';

const gates: Server[] = [];

export function closeGates(): void {
  for (const gate of gates.splice(0)) {
    gate.close();
    gate.closeAllConnections();
  }
}

const writing = ['POST /api/dictionaries/tags/import', 'PUT /api/articles/status', 'DELETE /api/archive'];

/** What the gate does with the n-th call that counts, those that write unless others are named: pass it on, hold the answer back, or refuse it itself. */
export type Behaviour = (n: number) => 'pass' | 'lose the answer' | 'never arrive' | 503 | 429 | Promise<'pass'>;

/** A network between the program and the server. The server's own address in answers stays, so tokens go straight to it. */
export async function gateTo(server: Pick<TestServer, 'host'>, behave: Behaviour, counted = writing): Promise<string> {
  let calls = 0;
  const through = createServer((incoming, reply) => {
    const isCounted = counted.some((call) => `${incoming.method} ${incoming.url}`.startsWith(call));
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const body = Buffer.concat(chunks);
      const counts = isCounted && !body.includes('"dryRun":true');
      if (counts) calls += 1;
      const what = counts ? await behave(calls) : 'pass';
      if (what === 'never arrive') return incoming.socket.destroy();
      if (typeof what === 'number') {
        reply.writeHead(what, { 'retry-after': '0', 'content-type': 'application/problem+json' });
        return reply.end(JSON.stringify({ title: 'Za chwilę', status: what, errors: ['Za chwilę'] }));
      }
      const headers = { ...incoming.headers, host: new URL(server.host).host };
      const sent = forward(`${server.host}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
        if (what === 'lose the answer') {
          answer.resume().on('end', () => incoming.socket.destroy());
          return;
        }
        reply.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(reply);
      });
      sent.on('error', () => incoming.socket.destroy());
      sent.end(body);
    });
  });
  through.listen(0, 'localhost');
  await once(through, 'listening');
  gates.push(through);
  return `http://localhost:${(through.address() as AddressInfo).port}`;
}
