// Protection against server-side request forgery: addresses of this machine and of private networks are refused.
import ipaddr from 'ipaddr.js';
import { addressFamily } from './ip-address.ts';

/** The only assigned global unicast block of IPv6; addresses that embed IPv4 ones are outside or have a range of their own. */
const globalUnicast = { global: ipaddr.parseCIDR('2000::/3') };

function networkOf(entry: string): ReturnType<typeof ipaddr.parseCIDR> {
  return ipaddr.parseCIDR(entry.includes('/') ? entry : `${entry}/${addressFamily(entry) === 6 ? 128 : 32}`);
}

/** Distinguishes public addresses from others; `allowed` adds networks that are not public. */
export function addressFilter(allowed: readonly string[]): (address: string) => boolean {
  const exceptions = { exception: allowed.map(networkOf) };
  return (text) => {
    if (addressFamily(text) === 0) return false;
    const address = ipaddr.parse(text);
    if (ipaddr.subnetMatch(address, exceptions) === 'exception') return true;
    if (address.range() !== 'unicast') return false;
    return address.kind() === 'ipv4' || ipaddr.subnetMatch(address, globalUnicast) === 'global';
  };
}
