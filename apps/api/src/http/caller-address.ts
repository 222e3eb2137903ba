import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Address of the caller for the audit log, the log and the throttles: as the trusted proxies report it (TRUST_PROXY), or the address of the
 * connection when they report no valid one.
 */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(ip) > 0 ? ip : (socket.remoteAddress ?? '0.0.0.0');
}
