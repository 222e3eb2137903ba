// Parses the forms of the sign-in pages, with a small size limit.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { smallBody } from '../../http/contract/body-limits.ts';

export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: smallBody.bytes },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}

/** A field as text; '' when it is missing. NUL is removed: PostgreSQL cannot store it. */
export function formField(request: FastifyRequest, name: string): string {
  const { body } = request;
  return body instanceof URLSearchParams ? (body.get(name) ?? '').replaceAll('\0', '') : '';
}
