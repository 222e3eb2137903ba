// Addresses that a call to a foreign site must not reach: those of this machine and of the networks behind the firewall.
import { BlockList, isIP } from 'node:net';

/** IPv4 blocks that are not public (RFC 6890 and later entries of the IANA registry). */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Of IPv6 only this block is public; whatever carries an IPv4 address in it (mapped, translated, tunnelled) is not taken at its word. */
const open6 = ['2000::', 3] as const;
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

function listOf(blocks: Iterable<readonly [address: string, prefix: number]>): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of blocks) list.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
}

const closed = listOf([...closed4, ...closed6]);
const open = listOf([open6]);

/** Tells whether an IP address may be called; `allowed` names networks that may although they are not public. */
export function reachable(allowed: readonly string[]): (address: string) => boolean {
  const exceptions = listOf(
    allowed.map((entry) => {
      const [address = '', prefix] = entry.split('/');
      return [address, Number(prefix ?? (isIP(address) === 6 ? 128 : 32))] as const;
    }),
  );
  return (text) => {
    // a zone names an interface of this machine: fe80::1%eth0
    if (isIP(text) === 0 || text.includes('%')) return false;
    const family = isIP(text) === 6 ? 'ipv6' : 'ipv4';
    if (exceptions.check(text, family)) return true;
    return !closed.check(text, family) && (family === 'ipv4' || open.check(text, family));
  };
}
