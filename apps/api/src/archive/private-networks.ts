// Addresses that a call to a foreign site must not reach: those of this machine and of the networks behind the firewall.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that the registry has given out of IPv6; the rest is refused, with the addresses that hold an IPv4 address. */
const globalUnicast = { global: ipaddr.parseCIDR('2000::/3') };

function networkOf(entry: string): ReturnType<typeof ipaddr.parseCIDR> {
  return ipaddr.parseCIDR(entry.includes('/') ? entry : `${entry}/${isIP(entry) === 6 ? 128 : 32}`);
}

/** Tells whether an IP address may be called; `allowed` names networks that may although they are not public. */
export function reachable(allowed: readonly string[]): (address: string) => boolean {
  const exceptions = { exception: allowed.map(networkOf) };
  return (text) => {
    // a zone names an interface of this machine: fe80::1%eth0
    if (isIP(text) === 0 || text.includes('%')) return false;
    const address = ipaddr.parse(text);
    if (ipaddr.subnetMatch(address, exceptions) === 'exception') return true;
    if (address.range() !== 'unicast') return false;
    return address.kind() === 'ipv4' || ipaddr.subnetMatch(address, globalUnicast) === 'global';
  };
}
