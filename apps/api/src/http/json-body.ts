// Strict parser of JSON bodies: invalid UTF-8, NUL and lone surrogates are refused, not replaced. Texts come in in one spelling (NFC), whatever
// program has typed them; else they are stored as they were sent.
import { isUtf8 } from 'node:buffer';
import { composed } from '@redakcja/domain/shared/text/one-spelling';
import { withEachText } from '@redakcja/domain/shared/text/safe-text';
import type { FastifyInstance } from 'fastify';
import { type JsonShape, type Misfit, misfit } from '../database/rows/json-shape.ts';
import { smallBody } from './contract/body-limits.ts';
import { badRequest } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a body of the route may have at most. */
    json?: JsonShape;
  }
}

/** Written out or escaped: letters apart from their marks, and other spellings of a character. */
const perhapsApart = /[\u0300-\uffff]|\\u/;

const refusals: Readonly<Record<Misfit, string>> = {
  fields: 'Treść żądania ma za dużo pól albo zagnieżdżeń',
  text: 'Treść żądania ma tekst dłuższy, niż może mieć którekolwiek z jej pól',
};

export function readJsonBodies(app: FastifyInstance): void {
  // A caller that went away while their token was checked sends neither data nor an end: the parser would wait for ever.
  app.addHook('preParsing', async ({ raw }) => {
    if (raw.errored !== null) throw raw.errored;
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const beyond = misfit(body, request.routeOptions.config.json ?? smallBody);
    if (body.length === 0) {
      done(null, undefined);
    } else if (beyond !== null) {
      done(badRequest(refusals[beyond]));
    } else if (!isUtf8(body)) {
      done(badRequest('Treść żądania nie jest poprawnym tekstem UTF-8'));
    } else {
      const text = body.toString('utf8');
      parse(request, text, (error, value) => {
        if (error === null && /\\u(?:0000|d[89a-f])/i.test(text) && hasUnstorableText(value))
          done(badRequest('Tekst zawiera niedozwolone znaki'));
        else done(error, error === null && perhapsApart.test(text) ? withEachText(value, composed) : value);
      });
    }
  });
}

/** PostgreSQL stores neither NUL nor lone surrogates. Raw ones are invalid JSON, so only escaped ones are checked. */
function hasUnstorableText(value: unknown): boolean {
  // iterative, because a deeply nested body would overflow the stack
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return true;
    if (typeof one === 'object' && one !== null) for (const [key, part] of Object.entries(one)) open.push(key, part);
  }
  return false;
}
