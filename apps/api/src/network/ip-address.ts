import { isIP } from 'node:net';

/**
 * 4 or 6 for an address, else 0. One with a zone (`fe80::1%eth0`) names an interface of one machine: it is no address for anybody else, and
 * libraries disagree on what it means. A connection that is gone has none.
 */
export function addressFamily(text: string | undefined): 0 | 4 | 6 {
  const family = text === undefined || text.includes('%') ? 0 : isIP(text);
  return family === 4 || family === 6 ? family : 0;
}

/** Whether Node connects without a lookup, which would be asked otherwise whether the address is allowed. */
export const needsNoLookup = (host: string): boolean => isIP(host) !== 0;
