// Document and headers of every page of the identity provider.
import { createHash } from 'node:crypto';
import type { Config } from '../../config.ts';
import { Html, html } from '../../text/html.ts';
import { style } from './style.ts';

export interface Frame {
  officeName: string;
  isDemo: boolean;
}

export function layout(frame: Frame, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<title>${title} – Redakcja BIP</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/identity/assets/favicon.svg" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body>
${frame.isDemo && html`<header class="demo">STRONA DEMONSTRACYJNA</header>`}
<main>
<div class="brand"><b aria-hidden="true">BIP</b><div><strong>Redakcja BIP</strong><span>${frame.officeName}</span></div></div>
<div class="card">
<h1>${title}</h1>
${content}
</div>
<footer>Biuletyn Informacji Publicznej · <a href="/identity/dostepnosc">Dostępność</a></footer>
</main>
</body>
</html>
`.text;
}

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Only own fonts and the inline style sheet are allowed. Browsers apply form-action to redirects after a form too, and signing in ends with a
 * redirect to the application or, for native programs, to localhost.
 */
export function pageHeaders({
  publicUrl,
  allowedOrigins,
}: Pick<Config, 'publicUrl' | 'allowedOrigins'>): Record<string, string> {
  const targets = ["'self'", new URL(publicUrl).origin, ...allowedOrigins, 'http://127.0.0.1:*', 'http://localhost:*'];
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action ${targets.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
  };
}
