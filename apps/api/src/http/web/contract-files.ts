// The contract of this server, for programs that are written against it.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { stringify } from 'yaml';
import { CachedAnswer, sendTagged } from '../cached/cached-answer.ts';
import { contractFile } from '../contract/document.ts';

/** `/openapi.json` and `/openapi.yaml`: the same document, which is all of openapi.yaml in one file. */
export function serveContract(app: FastifyInstance): void {
  const forms: [string, string, (json: string) => string][] = [
    ['/openapi.json', 'application/json; charset=utf-8', (json) => json],
    ['/openapi.yaml', 'application/yaml; charset=utf-8', (json) => stringify(JSON.parse(json), { lineWidth: 0 })],
  ];
  for (const [address, type, write] of forms) {
    const answer = new CachedAnswer(() => Buffer.from(write(readFileSync(contractFile, 'utf8'))));
    const headers = { 'content-type': type, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' };
    app.get(address, async (_request, reply) => sendTagged(reply.headers(headers), answer));
  }
}
