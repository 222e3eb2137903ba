// The server without a port: tests and main.ts give it what it works with.
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serveHelp } from './application/help-pages.ts';
import { countRepeatedEvents } from './call/audit/repeated-events.ts';
import type { Authenticate } from './call/caller.ts';
import type { BodyCleaners, Handlers, InputSchemas } from './call/handler.ts';
import type { SystemServices } from './call/services.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/database.ts';
import { smallBody } from './http/contract/body-limits.ts';
import { doWhenIdle } from './http/do-when-idle.ts';
import { handleErrors, refuseBrokenRequest, refusingResponse, sendProblem, toProblem } from './http/error-handler.ts';
import { answerHealth } from './http/health.ts';
import { readJsonBodies } from './http/json-body.ts';
import { serialisePipelined } from './http/limits/pipelined-requests.ts';
import { limitPublicCalls } from './http/limits/public-calls.ts';
import { limitRequestHead, maxAddressLength, maxHeadSize } from './http/limits/request-head.ts';
import { limitUnreadAnswers } from './http/limits/unread-answers.ts';
import { logRequests, requestLog } from './http/log.ts';
import { registerContract } from './http/register.ts';
import { serveApiDocs } from './http/web/api-docs.ts';
import { serveContract } from './http/web/contract-files.ts';
import { allowOtherOrigins } from './http/web/cross-origin.ts';
import { protectAnswers } from './http/web/protect-answers.ts';
import { securityHeaders } from './http/web/security-headers.ts';
import { unknownAddresses } from './http/web/unknown-addresses.ts';
import { isWebFile, serveWebApp } from './http/web/web-app.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { createWorkers, type Workers } from './workers/workers.ts';

export interface Dependencies {
  config: Config;
  database: OpenDatabase;
  storage: FileStorage;
  authenticate: Authenticate;
  handlers: Handlers;
  inputs: InputSchemas;
  cleaners: BodyCleaners;
  log: FastifyBaseLogger;
  now?: () => Date;
  workers?: Workers;
  /** Sees every request. */
  observe?: (app: FastifyInstance) => void;
  /** Done once nobody calls after the start. */
  whenIdle?: readonly (() => void)[];
  /** What is served beside the contract: sign-in pages, the web app. */
  plugins?: readonly ((app: FastifyInstance, services: SystemServices) => Promise<void> | void)[];
}

export async function buildServer(dependencies: Dependencies): Promise<FastifyInstance> {
  const {
    config,
    database,
    storage,
    log,
    handlers,
    inputs,
    cleaners,
    authenticate,
    now = () => new Date(),
  } = dependencies;
  const headers = securityHeaders(config);
  const app = Fastify({
    loggerInstance: log,
    childLoggerFactory: requestLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    // routes of the contract have the limits of their schemas
    bodyLimit: smallBody.bytes,
    http: { maxHeaderSize: maxHeadSize, ServerResponse: refusingResponse(headers.every) },
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    // a request that arrives drop by drop does not hold a connection for ever
    requestTimeout: 300_000,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    // requests on connections that are still open are answered while the server closes
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest(headers.every),
    // before the hooks
    frameworkErrors: (error, request, reply) => sendProblem(request, reply.headers(headers.every), toProblem(error)),
    // the contract limits each parameter; in an address a letter may take nine characters
    routerOptions: { maxParamLength: maxAddressLength },
  });
  const { workers = createWorkers(log) } = dependencies;
  // requests that were cut off at the shutdown may still have work there
  app.addHook('onClose', async () => workers.close());
  const repeated = countRepeatedEvents(database.db, now, log);
  app.addHook('onClose', repeated.close);
  const services: SystemServices = {
    db: database.db,
    readers: database.readers,
    transaction: database.transaction,
    config,
    storage,
    workers,
    log,
    repeated,
    now,
  };
  protectAnswers(app, headers);
  handleErrors(app);
  limitRequestHead(app);
  serialisePipelined(app);
  limitUnreadAnswers(app);
  await limitPublicCalls(app, config);
  readJsonBodies(app);
  logRequests(app);
  dependencies.observe?.(app);
  const refuseUnknownAddress = unknownAddresses(app, (path) => isWebFile(config, path));
  answerHealth(app, database.db);
  allowOtherOrigins(app, config);
  serveHelp(app, config);
  serveContract(app);
  serveApiDocs(app, config);
  serveWebApp(app, config, refuseUnknownAddress);
  const prepared = registerContract(app, { handlers, inputs, cleaners, authenticate, services });
  doWhenIdle(app, [...prepared, ...(dependencies.whenIdle ?? [])]);
  for (const plugin of dependencies.plugins ?? []) await app.register(async (scope) => plugin(scope, services));
  return app;
}

/** The id assigned by a load balancer is preserved, so that its log and this one can be correlated. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : `req-${randomUUID().slice(0, 13)}`;
}
