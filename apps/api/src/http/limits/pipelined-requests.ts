// Requests of one connection are processed one after another. A client may send hundreds of them in a packet and read no response; the responses,
// created at the same time, would wait in memory.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that may wait on a connection; browsers and proxies send none before the response. */
const maxWaiting = 32;

interface Line {
  /** Resolves when the response to the last request is sent, or the connection is lost. */
  last: Promise<void>;
  waiting: number;
}

export function serialisePipelined(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', async ({ socket }, reply) => {
    const line = lines.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
    lines.set(socket, line);
    const before = line.last;
    const isFirst = line.waiting === 0;
    line.waiting += 1;
    line.last = sent(reply.raw).then(() => {
      line.waiting -= 1;
    });
    if (line.waiting > maxWaiting) socket.destroy();
    if (!isFirst) await before;
    if (socket.destroyed) reply.hijack();
  });
}

function sent(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.writableFinished || response.closed) resolve();
    else response.once('finish', resolve).once('close', resolve);
  });
}
