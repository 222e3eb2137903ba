// The knowledge base: plain pages that work without scripts and without signing in.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { helpAddress } from '@redakcja/domain/shared/addresses/help-pages';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { notFound } from '../http/problem.ts';
import { securityHeaders } from '../http/web/security-headers.ts';
import { serveAssets } from '../identity/pages/assets.ts';
import { html } from '../text/html.ts';
import { helpFacts } from './help-facts.ts';
import { helpFonts, helpPage } from './help-page.ts';
import { pages } from './knowledge-base.ts';

const folder = path.join(import.meta.dirname, 'help');
const pictures = path.join(folder, 'obrazy');

export function serveHelp(app: FastifyInstance, config: Config): void {
  const headers = { ...securityHeaders(config).help, 'content-type': 'text/html; charset=utf-8' };
  app.get('/pomoc', async (_request, reply) => reply.headers(headers).send(helpPage('Pomoc', contents())));
  app.get<{ Params: { slug: string } }>('/pomoc/:slug', async (request, reply) => {
    const entry = pages.find(({ slug }) => slug === request.params.slug);
    if (entry === undefined) throw notFound('Nie ma takiej strony pomocy');
    const text = readFileSync(path.join(folder, `${entry.slug}.html`), 'utf8');
    return reply.headers(headers).send(helpPage(entry.name, withSizes(withFacts(text))));
  });
  servePictures(app, config);
  serveAssets(app, helpFonts);
}

function servePictures(app: FastifyInstance, config: Config): void {
  const headers = { ...securityHeaders(config).help, 'content-type': 'image/png', 'cache-control': 'max-age=86400' };
  const names = new Set(readdirSync(pictures));
  app.get<{ Params: { name: string } }>('/pomoc/obrazy/:name', async (request, reply) => {
    const { name } = request.params;
    if (!names.has(name)) throw notFound('Nie ma takiego obrazu');
    return reply.headers(headers).send(readFileSync(path.join(pictures, name)));
  });
}

function withFacts(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const fact = helpFacts[name];
    if (fact === undefined) throw new Error(`The help has no fact ${name}`);
    return html`${fact}`.text;
  });
}

/** Pictures have their sizes, so that the page does not move while they load: bytes 16 to 23 of a PNG. */
function withSizes(text: string): string {
  return text.replace(/<img src="\/pomoc\/obrazy\/([\w-]+\.png)"/g, (image, name: string) => {
    const header = readFileSync(path.join(pictures, name));
    return `${image} width="${header.readUInt32BE(16)}" height="${header.readUInt32BE(20)}"`;
  });
}

function contents(): string {
  const groups = [...Map.groupBy(pages, ({ group }) => group)].map(([group, list]) => {
    const items = list.map(({ slug, name }) => html`<li><a href="${helpAddress(slug)}">${name}</a></li>`);
    return html`<h2>${group}</h2><ul>${items}</ul>`;
  });
  return html`${groups}`.text;
}
