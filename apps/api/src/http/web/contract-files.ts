// The contract of this server, for programs that are written against it.
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';
import { isKnown } from '../../call/etag.ts';
import { CachedAnswer } from '../../lists/cached-answer.ts';
import { contractFile } from '../contract/document.ts';

/** `/openapi.json` and `/openapi.yaml`: the same document, which is all of openapi.yaml in one file. */
export function serveContract(app: FastifyInstance): void {
  const forms: [string, string, (json: string) => string][] = [
    ['/openapi.json', 'application/json; charset=utf-8', (json) => json],
    ['/openapi.yaml', 'application/yaml; charset=utf-8', (json) => stringify(JSON.parse(json), { lineWidth: 0 })],
  ];
  for (const [address, type, write] of forms) {
    const answer = new CachedAnswer(() => Buffer.from(write(readFileSync(contractFile, 'utf8'))));
    app.get(address, async (request: FastifyRequest, reply: FastifyReply) => {
      const { etag } = answer;
      reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const { bytes, encoding } = await answer.encoded(request.headers['accept-encoding']);
      if (encoding !== null) reply.header('content-encoding', encoding);
      return reply.type(type).send(bytes);
    });
  }
}
