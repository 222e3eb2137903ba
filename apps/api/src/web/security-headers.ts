import { apiOrigin } from '@redakcja/domain/shared/api-host';
import type { Config } from '../config.ts';

/** Constant for a deployment, so they are made once and cost nothing per answer. */
export interface SecurityHeaders {
  /** Answers of the API: nothing of them is a page, and no cache may keep them. */
  api: Readonly<Record<string, string>>;
  /** The web app. */
  page: Readonly<Record<string, string>>;
  /** Help pages: no scripts at all. */
  help: Readonly<Record<string, string>>;
}

export function securityHeaders(config: Config): SecurityHeaders {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const page = { ...common, 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' };
  return {
    api: {
      ...common,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
    page: { ...page, 'content-security-policy': pagePolicy(config), 'cache-control': 'no-cache' },
    help: {
      ...page,
      'content-security-policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-cache',
    },
  };
}

/**
 * The web app loads its own scripts and nothing else. Its components and the rich-text editor write style attributes, and
 * articles may show pictures of other sites, so those two are open; no script can come through either.
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

/** Where the web app finds the API, as it works it out itself; null for its own host. */
function apiOriginOf({ apiUrl, publicUrl }: Pick<Config, 'apiUrl' | 'publicUrl'>): string | null {
  const page = new URL(publicUrl);
  const origin = new URL(apiOrigin(page, apiUrl === 'same-origin' ? '' : apiUrl)).origin;
  return origin === page.origin ? null : origin;
}
