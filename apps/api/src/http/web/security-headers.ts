import { apiOrigin } from '@redakcja/domain/shared/addresses/api-host';
import type { Config } from '../../config.ts';

/** Constant for a deployment, so they are computed once. */
export interface SecurityHeaders {
  /** Every answer, redirects and refusals included; pages and files replace the policy with their own. */
  every: Readonly<Record<string, string>>;
  /** Responses of the API: never cached. */
  api: Readonly<Record<string, string>>;
  /** What is public at this moment: cached by everybody, and asked for again each time. */
  public: Readonly<Record<string, string>>;
  /** The web app. */
  page: Readonly<Record<string, string>>;
  /** Help pages, without scripts. */
  help: Readonly<Record<string, string>>;
  /** The readable contract: its script, and the contract itself from this server. */
  docs: Readonly<Record<string, string>>;
}

export function securityHeaders(config: Config): SecurityHeaders {
  const every = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const page = { 'cross-origin-opener-policy': 'same-origin' };
  return {
    every,
    api: { 'cache-control': 'no-store' },
    public: { 'cache-control': 'public, no-cache' },
    page: { ...page, 'content-security-policy': pagePolicy(config), 'cache-control': 'no-cache' },
    help: {
      ...page,
      'content-security-policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-cache',
    },
    docs: {
      ...page,
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-cache',
    },
  };
}

/**
 * Only scripts of the web app itself. Inline styles are allowed because components and the rich-text editor set style attributes, pictures of
 * any site because articles may contain them; neither can run scripts.
 */
function pagePolicy(config: Config): string {
  const issuer = config.identity.issuer === null ? [] : [new URL(config.identity.issuer).origin];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    "media-src 'self' https:",
    `connect-src ${["'self'", apiOriginOf(config), ...issuer].filter((one) => one !== null).join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Origin of the API, derived as the web app derives it; null when it is that of the page. */
function apiOriginOf({ apiUrl, publicUrl }: Pick<Config, 'apiUrl' | 'publicUrl'>): string | null {
  const page = new URL(publicUrl);
  const origin = new URL(apiOrigin(page, apiUrl === 'same-origin' ? '' : apiUrl)).origin;
  return origin === page.origin ? null : origin;
}
