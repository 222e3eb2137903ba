import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Address of the caller for the audit log, the log and the throttles: what the trusted proxies say (TRUST_PROXY), and the address of the
 * connection where they say something that is no address.
 */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(ip) > 0 ? ip : (socket.remoteAddress ?? '0.0.0.0');
}
