// The server without a port: tests and main.ts give it what it works with.
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serveHelp } from './application/help-pages.ts';
import type { Config } from './config.ts';
import type { Handlers, InputSchemas } from './contract/handler.ts';
import { registerContract } from './contract/register.ts';
import type { OpenDatabase } from './database/database.ts';
import type { Authenticate } from './shared/authenticate.ts';
import {
  handleErrors,
  refuseBrokenRequest,
  refuseUnknownAddress,
  sendProblem,
  toProblem,
} from './shared/error-handler.ts';
import type { FileStorage } from './shared/file-storage.ts';
import { answerHealth } from './shared/health.ts';
import { readJsonBodies } from './shared/json-body.ts';
import { logRequests } from './shared/log.ts';
import type { Services } from './shared/services.ts';
import { allowOtherOrigins } from './web/cross-origin.ts';
import { serveWebApp } from './web/web-app.ts';

export interface Dependencies {
  config: Config;
  database: OpenDatabase;
  storage: FileStorage;
  authenticate: Authenticate;
  handlers: Handlers;
  inputs: InputSchemas;
  log: FastifyBaseLogger;
  now?: () => Date;
  /** What is served beside the contract: sign-in pages, the web app. */
  plugins?: readonly ((app: FastifyInstance, services: Services) => Promise<void> | void)[];
}

export async function buildServer(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, database, storage, log, handlers, inputs, authenticate, now = () => new Date() } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    bodyLimit: config.bodyLimit,
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    // a request that arrives drop by drop does not hold a connection for ever
    requestTimeout: 300_000,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    // requests on connections that are still open are answered while the server closes
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, toProblem(error)),
    routerOptions: { maxParamLength: 2000 },
  });
  const services: Services = { db: database.db, read: database.read, config, storage, log, now };
  handleErrors(app);
  readJsonBodies(app);
  logRequests(app);
  answerHealth(app, database.db);
  allowOtherOrigins(app, config);
  serveHelp(app, config);
  serveWebApp(app, config, refuseUnknownAddress);
  registerContract(app, { handlers, inputs, authenticate, services });
  for (const plugin of dependencies.plugins ?? []) await app.register(async (scope) => plugin(scope, services));
  return app;
}

/** A balancer's own id goes through, so that its log and this one can be read together. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : `req-${randomUUID().slice(0, 13)}`;
}
