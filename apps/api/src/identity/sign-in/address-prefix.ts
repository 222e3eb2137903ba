/** An IPv6 customer usually has a whole /64 network. */
export function addressPrefix(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
