// The log: operation, status and duration of requests. Tokens, query strings, bodies and values of rows are not logged: they may contain
// personal data (PESEL, e-mail, search terms).
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import type { Config } from '../config.ts';

/** Serialises an error without values, which drivers put into message, detail and parameters. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, routine, constraint } = error as Error & Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isDatabase = routine !== undefined || error.message.startsWith('Failed query');
  return {
    type: error.name,
    // messages of the database may quote values
    ...(isDatabase ? {} : { message: error.message }),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** Unbuffered on a terminal; otherwise buffered, flushed every half a second and at the exit. */
function standardOutput(): DestinationStream {
  return process.stdout.isTTY
    ? destination(1)
    : destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 });
}

export function createLog(level: Config['logLevel'], stream = standardOutput()): FastifyBaseLogger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: errorForLog } }, stream);
}

/** https://www.w3.org/TR/trace-context: version, id of the trace, id of the caller's span, flags. */
const traceParent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Every line of a request has the trace that a proxy or another program has begun. */
export const requestLog: FastifyServerOptions['childLoggerFactory'] = (log, bindings, options, { headers }) => {
  const trace = traceParent.exec(String(headers.traceparent ?? ''))?.[1];
  return log.child(trace === undefined ? bindings : { ...bindings, trace }, options);
};

/** Logs one line per request after the response. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    const { id } = (request.params ?? {}) as { id?: string };
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      ...(operationId === undefined ? {} : { operation: operationId }),
      ...(id !== undefined && /^\d{1,10}$/.test(id) ? { resource: Number(id) } : {}),
      ...(request.caller ? { user: request.caller.id } : {}),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (request.routeOptions.config.quiet === true) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Logged at the level debug: called every few seconds by monitoring. */
    quiet?: boolean;
  }
}
