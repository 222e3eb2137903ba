/** For every answer of the bulletin: no script, no frame, nothing of another host. */
export function siteHeaders(url: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'interest-cohort=(), browsing-topics=()',
    ...(url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
