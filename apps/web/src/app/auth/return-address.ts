/** Only an address inside the application is returned to; anything else (another site, sign-in itself) becomes the main page. */
export function safeReturnAddress(address: unknown): string {
  if (typeof address !== 'string' || !address.startsWith('/')) return '/';
  const { origin } = window.location;
  if (!URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  if (url.origin !== origin) return '/';
  const path = url.pathname + url.search + url.hash;
  // of `/.//name` the path is an address of another site again
  if (path.startsWith('//') || ['/login', '/logout', '/brak-dostepu'].includes(url.pathname)) return '/';
  return path;
}
