// Forms of the pages: what a browser sends, and no more of it than a person types.
import type { FastifyInstance, FastifyRequest } from 'fastify';

const maxForm = 16 * 1024;

export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxForm },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}

/** A field as text; '' when it is missing. PostgreSQL has no text with NUL. */
export function formField(request: FastifyRequest, name: string): string {
  const { body } = request;
  return body instanceof URLSearchParams ? (body.get(name) ?? '').replaceAll('\0', '') : '';
}
