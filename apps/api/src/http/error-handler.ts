// Converts errors to problem responses (RFC 9457). No details of the database, of the code or of the request are exposed.
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@redakcja/generated/model/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-away.ts';
import {
  badRequest,
  causesOf,
  conflict,
  errorCodes,
  insufficientStorage,
  notFound,
  ProblemError,
  payloadTooLarge,
  unavailable,
  unexpected,
  unsupportedMediaType,
} from './problem.ts';

const problemType = 'application/problem+json; charset=utf-8';

/** Errors of the client that Fastify or the body parser detects. */
const clientErrors: Record<string, () => ProblemError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => payloadTooLarge('Treść żądania jest za duża'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupportedMediaType('Oczekiwano treści application/json'),
  FST_ERR_CTP_INVALID_TYPE: () => unsupportedMediaType('Oczekiwano treści application/json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => badRequest('Żądanie nie ma treści'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => badRequest('Treść żądania nie jest poprawnym dokumentem JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => badRequest('Długość treści nie zgadza się z nagłówkiem Content-Length'),
  FST_ERR_BAD_URL: () => badRequest('Nieprawidłowy adres'),
  FST_ERR_ASYNC_CONSTRAINT: () => badRequest('Nieprawidłowe żądanie'),
  FST_ERR_MAX_PARAM_LENGTH: () => notFound(),
};

/** Error codes of PostgreSQL that a request can cause in spite of validation. */
const databaseErrors: Record<string, () => ProblemError> = {
  '22003': () => badRequest('Liczba jest poza dozwolonym zakresem'),
  '22007': () => badRequest('Nieprawidłowa data'),
  '22008': () => badRequest('Data jest poza dozwolonym zakresem'),
  '22021': () => badRequest('Tekst zawiera niedozwolone znaki'),
  '22P02': () => badRequest('Nieprawidłowa wartość'),
  '22P05': () => badRequest('Tekst zawiera niedozwolone znaki'),
  '23503': () => conflict('Wskazany element nie istnieje albo jest używany'),
  '23505': () => conflict('Taki element już istnieje'),
  '40001': () => conflict('Ktoś zapisuje teraz te same dane. Spróbuj ponownie'),
  '40P01': () => conflict('Ktoś zapisuje teraz te same dane. Spróbuj ponownie'),
  '55P03': () => conflict('Ktoś zapisuje teraz te same dane. Spróbuj ponownie'),
};

/** The disk of this process or of the database is full or read-only: a retry does not help. */
const storageFull = /^(?:ENOSPC|EDQUOT|EROFS|53100)$/;

export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  for (const code of errorCodes(error)) {
    const known = clientErrors[code] ?? databaseErrors[code];
    if (known !== undefined) return known();
    if (storageFull.test(code)) return insufficientStorage();
  }
  if (isDatabaseAway(error)) return unavailable();
  const status = (error as Partial<FastifyError>)?.statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return new ProblemError(status, 'Nieprawidłowe żądanie', ['Nie można odczytać żądania']);
  }
  return unexpected();
}

/** What every problem says, whether or not there is a request. */
function contentOf({ title, status, errors, code }: ProblemError): Problem {
  const kind = (STATUS_CODES[status] ?? 'unknown').toLowerCase().replace(/[^a-z]+/g, '-');
  const detail = errors.map((one) => one.replace(/\.$/, '')).join('. ');
  return {
    type: `urn:redakcja-bip:problem:${kind}`,
    title,
    status,
    detail,
    errors: [...errors],
    ...(code && { code }),
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  const body: Problem = {
    ...contentOf(problem),
    instance: request.url.replace(/[?#].*/s, ''),
    ...(problem.fields === undefined ? {} : { fields: [...problem.fields] }),
    ...(problem.changes === undefined ? {} : { changes: [...problem.changes] }),
    ...(problem.lastChange === undefined ? {} : { lastChange: problem.lastChange }),
    requestId: request.id,
  };
  reply.code(problem.status).headers(problem.headers).header('cache-control', 'no-store');
  reply.header('x-request-id', request.id);
  // for an access check the client shows no toast (specification, section 6)
  if (problem.status === 403 && request.headers['x-access-check'] !== undefined) reply.header('x-access-check', 'true');
  return reply.header('content-type', problemType).send(JSON.stringify(body));
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (isAborted(error, request)) {
      request.log.debug('the caller went away');
    } else if (problem.status >= 500 && !(error instanceof ProblemError)) {
      request.log.error({ err: error, operation: request.routeOptions.config.operationId }, 'request failed');
    }
    return sendProblem(request, reply, problem);
  });
}

/** The connection ended before the request was read; the response cannot be delivered. */
function isAborted(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.errored !== null && causesOf(error).includes(raw.errored);
}

/** Malformed HTTP: there is no request object yet, so the response is written to the socket. */
export function refuseBrokenRequest(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket) => writeRefusal(error, socket, lines.join(''));
}

function writeRefusal(error: Error & { code?: string }, socket: Socket, headerLines: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new ProblemError(431, 'Za długie nagłówki', ['Nagłówki żądania są za długie'])
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new ProblemError(408, 'Przekroczono czas', ['Żądanie nie dotarło w całości na czas'])
        : badRequest('Nie można odczytać żądania');
  const body = JSON.stringify(contentOf(problem));
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}\r\nConnection: close\r\n${headerLines}` +
      `Content-Type: ${problemType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

const unknownExpectation = JSON.stringify(
  contentOf(new ProblemError(417, 'Nieobsługiwane żądanie', ['Serwer nie spełnia oczekiwania z nagłówka Expect'])),
);

/** Node answers any `Expect` but `100-continue` by itself, with `writeHead(417)` and no content. */
export function refusingResponse(headers: Readonly<Record<string, string>>) {
  return class RefusingResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    #content: string | undefined;

    override writeHead(status: number, ...more: unknown[]): this {
      if (status === 417 && more.length === 0) {
        this.#content = unknownExpectation;
        this.setHeaders(new Headers({ ...headers, 'content-type': problemType }));
        this.setHeader('content-length', Buffer.byteLength(unknownExpectation));
      }
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders?]));
    }

    override end(...given: unknown[]): this {
      const args = given.length === 0 && this.#content !== undefined ? [this.#content] : given;
      return super.end(...(args as [string?]));
    }
  };
}
