// Rate limit of requests without sign-in, per address and minute. Counted in this process; the throttle of passwords (identity/sign-in/sign-in-throttle.ts)
// counts in the database. The plugin stores the last 5,000 addresses.
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { can } from '@redakcja/domain/shared/session/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { callerAddress } from '../caller-address.ts';
import { tooManyRequests } from '../problem.ts';

const minute = 60_000;
/** Writes and requests to the identity provider have a lower limit than reads. */
const writeShare = 5;

export async function limitPublicCalls(app: FastifyInstance, { publicRateLimit }: Config): Promise<void> {
  if (publicRateLimit === 0) return;
  await app.register(rateLimit, { global: false });
  const limit = (max: number) => app.createRateLimit({ max, timeWindow: minute, keyGenerator: addressKey });
  const [read, write] = [limit(publicRateLimit), limit(Math.ceil(publicRateLimit / writeShare))];
  app.addHook('onRequest', async (request) => {
    if (!isPublic(request)) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const state = await (isRead ? read : write)(request);
    if (!state.isAllowed && state.isExceeded) throw tooManyRequests(state.ttlInSeconds);
  });
}

/** IPv6 customers usually have a whole /64 network. */
export function addressKey(request: FastifyRequest): string {
  return normalizeIP(callerAddress(request));
}

function isPublic({ routeOptions: { url, config } }: FastifyRequest): boolean {
  if (config.operationId !== undefined) return can(config.operationId, null);
  return url?.startsWith('/identity/') === true;
}
