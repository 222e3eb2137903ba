// The contract of this server, for programs that are written against it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';
import { contractFile } from '../contract/document.ts';

/** `/openapi.json` and `/openapi.yaml`: the same document, which is all of openapi.yaml in one file. */
export function serveContract(app: FastifyInstance): void {
  const forms: [string, string, (json: string) => string][] = [
    ['/openapi.json', 'application/json; charset=utf-8', (json) => json],
    ['/openapi.yaml', 'application/yaml; charset=utf-8', (json) => stringify(JSON.parse(json), { lineWidth: 0 })],
  ];
  for (const [address, type, write] of forms) {
    const etag = `"${createHash('sha256').update(readFileSync(contractFile)).digest('base64url')}"`;
    app.get(address, (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ etag, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(write(readFileSync(contractFile, 'utf8')));
    });
  }
}
