/**
 * Names of cookies that a sister host or an unencrypted connection cannot set (RFC 6265bis): `__Host-` where the path is `/`, `__Secure-` where
 * it is another. On plain http, which is used on localhost only, browsers reject both.
 */
export function cookieName(name: string, path: '/' | 'own', publicUrl: string): string {
  if (!publicUrl.startsWith('https:')) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}
