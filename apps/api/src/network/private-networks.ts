// Protection against server-side request forgery: addresses of this machine and of private networks are refused.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only assigned global unicast block of IPv6; addresses that embed IPv4 ones are outside or have a range of their own. */
const globalUnicast = { global: ipaddr.parseCIDR('2000::/3') };

function networkOf(entry: string): ReturnType<typeof ipaddr.parseCIDR> {
  return ipaddr.parseCIDR(entry.includes('/') ? entry : `${entry}/${isIP(entry) === 6 ? 128 : 32}`);
}

/** Distinguishes public addresses from others; `allowed` adds networks that are not public. */
export function addressFilter(allowed: readonly string[]): (address: string) => boolean {
  const exceptions = { exception: allowed.map(networkOf) };
  return (text) => {
    // a zone index names a local interface: fe80::1%eth0
    if (isIP(text) === 0 || text.includes('%')) return false;
    const address = ipaddr.parse(text);
    if (ipaddr.subnetMatch(address, exceptions) === 'exception') return true;
    if (address.range() !== 'unicast') return false;
    return address.kind() === 'ipv4' || ipaddr.subnetMatch(address, globalUnicast) === 'global';
  };
}
