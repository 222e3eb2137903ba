// Reads JSON bodies strictly: what is stored must come back as it was sent, so broken UTF-8, NUL characters and halves of characters are
// refused, not replaced.
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { badRequest } from './problem.ts';

export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
    } else if (!isUtf8(body)) {
      done(badRequest('Treść żądania nie jest poprawnym tekstem UTF-8'));
    } else {
      const text = body.toString('utf8');
      parse(request, text, (error, value) => {
        if (error === null && /\\u(?:0000|d[89a-f])/i.test(text) && holdsUnstorable(value))
          done(badRequest('Tekst zawiera niedozwolone znaki'));
        else done(error, value);
      });
    }
  });
}

/** PostgreSQL stores no NUL characters and no half of a pair. Raw ones are no valid JSON, so only escaped ones get here. */
function holdsUnstorable(value: unknown): boolean {
  // a list instead of recursion: a body may be nested deeper than the stack
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return true;
    if (typeof one === 'object' && one !== null) for (const [key, part] of Object.entries(one)) open.push(key, part);
  }
  return false;
}
