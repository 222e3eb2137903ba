/** The part of the browser's `location` that the rule reads. */
export interface PageLocation {
  /** `https://redakcja.gmina.pl:8443` */
  origin: string;
  /** `redakcja.gmina.pl` */
  hostname: string;
  /** `8443`, '' for the default one. */
  port: string;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Origin of the API (specification, section 1; design decision 6): https and the current host with `-api` after its first label,
 * `redakcja.gmina.pl` → `https://redakcja-api.gmina.pl`. On localhost and loopback, and on a numeric address, which has no labels, it is the page's own origin.
 * `override` is the run-time configuration of the deployment: an origin, or '' for the page's own.
 */
export function apiOrigin(page: PageLocation, override?: string | null): string {
  if (override !== null && override !== undefined) return override === '' ? page.origin : override.replace(/\/+$/, '');
  const { hostname } = page;
  if (isLoopback(hostname) || hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname)) return page.origin;
  const [first = '', ...rest] = hostname.split('.');
  return `https://${[`${first}-api`, ...rest].join('.')}${page.port === '' ? '' : `:${page.port}`}`;
}
