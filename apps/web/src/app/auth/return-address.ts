/** Only an address inside the application is returned to; anything else (another site, sign-in itself) becomes the main page. */
export function safeReturnAddress(address: unknown): string {
  if (typeof address !== 'string' || !address.startsWith('/')) return '/';
  const { origin } = window.location;
  if (!URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  if (url.origin !== origin) return '/';
  return ['/login', '/logout', '/brak-dostepu'].includes(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}
