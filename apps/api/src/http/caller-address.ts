import type { FastifyRequest } from 'fastify';
import { addressFamily } from '../network/ip-address.ts';

/**
 * Address of the caller for the audit log, the log and the throttles: as the trusted proxies report it (TRUST_PROXY), or the address of the
 * connection, without the interface that it came by, when they report no valid one.
 */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return addressFamily(ip) > 0 ? ip : (socket.remoteAddress ?? '0.0.0.0').replace(/%.*$/, '');
}
