// The contract as readable pages: Redoc in the browser, from this server alone.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { CachedAnswer, sendTagged } from '../cached/cached-answer.ts';
import { carriedFile } from './carried-file.ts';
import { securityHeaders } from './security-headers.ts';

/** The bundle that needs nothing else. */
const redoc = carriedFile('redoc.standalone.js', 'redoc/bundles/redoc.standalone.js');

/** A badge and icons of its makers, which the browser would ask their server for. */
const foreignPictures = /https:\/\/cdn\.redoc(?:ly\.com|\.ly)\/[\w./-]*/g;

export function serveApiDocs(app: FastifyInstance, config: Config): void {
  const headers = { ...securityHeaders(config).docs, 'content-type': 'text/html; charset=utf-8' };
  const script = new CachedAnswer(() =>
    Buffer.from(readFileSync(redoc, 'utf8').replace(foreignPictures, '/favicon.ico')),
  );
  const scriptHeaders = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  app.get('/api-docs', async (_request, reply) => reply.headers(headers).send(page));
  app.get('/api-docs/redoc.js', async (_request, reply) => sendTagged(reply.headers(scriptHeaders), script));
}

/** In English as the contract is. Redoc would tell its makers what is read. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API – Redakcja BIP</title>
<link rel="icon" href="/favicon.ico">
<style>body{margin:0}a[href^="https://redocly.com/redoc/"]{display:none}</style>
</head>
<body>
<redoc spec-url="/openapi.json" disable-telemetry="true"></redoc>
<noscript><p>The contract as text: <a href="/openapi.yaml">openapi.yaml</a>, <a href="/openapi.json">openapi.json</a></p></noscript>
<script type="module" src="/api-docs/redoc.js"></script>
</body>
</html>
`;
