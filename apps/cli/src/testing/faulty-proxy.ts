// A proxy between the program and the server that fails on demand.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './test-server.ts';

const proxies: Server[] = [];

export function closeProxies(): void {
  for (const proxy of proxies.splice(0)) {
    proxy.close();
    proxy.closeAllConnections();
  }
}

const writes = ['POST /api/dictionaries/tags/import', 'PUT /api/articles/status', 'DELETE /api/archive'];

/** An answer that is not the server's. */
export type Answer = (response: ServerResponse) => void;

type Action = 'pass' | 'drop response' | 'drop request' | 503 | 429 | { instead: Answer } | { afterwards: Answer };

/**
 * What happens to the n-th counted request: passed on, dropped before or after the server, answered with this status, or with another answer
 * instead of the server's, which has not seen the request or has carried it out.
 */
export type Behaviour = (n: number) => Action | Promise<'pass'>;

/**
 * Starts a proxy and returns its address. Addresses in responses are not rewritten, so token requests bypass it.
 * @param counted beginnings of the requests that count; those that write unless given
 */
export async function proxyTo(server: Pick<TestServer, 'host'>, behave: Behaviour, counted = writes): Promise<string> {
  let calls = 0;
  const proxy = createServer((request, response) => {
    const hasStoredTotal = counted.some((call) => `${request.method} ${request.url}`.startsWith(call));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks);
      const counts = hasStoredTotal && !body.includes('"dryRun":true');
      if (counts) calls += 1;
      const behaviour = counts ? await behave(calls) : 'pass';
      if (behaviour === 'drop request') return request.socket.destroy();
      if (typeof behaviour === 'object' && 'instead' in behaviour) return behaviour.instead(response);
      if (typeof behaviour === 'number') {
        response.writeHead(behaviour, { 'retry-after': '0', 'content-type': 'application/problem+json' });
        return response.end(JSON.stringify({ title: 'Za chwilę', status: behaviour, errors: ['Za chwilę'] }));
      }
      const headers = { ...request.headers, host: new URL(server.host).host };
      const sent = sendRequest(`${server.host}${request.url}`, { method: request.method, headers }, (upstream) => {
        if (behaviour === 'drop response') {
          upstream.resume().on('end', () => request.socket.destroy());
          return;
        }
        if (typeof behaviour === 'object' && 'afterwards' in behaviour) {
          upstream.resume().on('end', () => behaviour.afterwards(response));
          return;
        }
        response.writeHead(upstream.statusCode ?? 500, upstream.headers);
        upstream.pipe(response);
      });
      sent.on('error', () => request.socket.destroy());
      sent.end(body);
    });
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  proxies.push(proxy);
  return `http://localhost:${(proxy.address() as AddressInfo).port}`;
}
