// The page of a preview: /podglad/artykuly/{hash}/. It must never be taken for the published article, nor be found by a search engine.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readPreviewFile } from '../../articles/preview/read-preview.ts';
import type { SystemServices } from '../../call/services.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { notFound } from '../../http/problem.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { serveSiteStyle } from '../host/site-style.ts';
import { openEntries, readCounts } from '../operations/public-category.ts';
import { readFrame } from '../operations/public-frame.ts';
import { readPreviewed } from './read-previewed.ts';

/** What the bulletin allows its pages, and its search. */
const headersOf = (site: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "base-uri 'none'",
    `form-action ${site}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // the address opens the preview: no other site may learn it
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
});

type Services = Pick<SystemServices, 'config' | 'db' | 'now' | 'storage'>;

/** Serves the page in this process; an office with a public site of its own reads the same by `getArticlePreview`. */
export async function servePreviewPage(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db, storage } = services;
  const style = await serveSiteStyle(app, '/podglad');
  const headers = headersOf(config.site.url);

  async function contextOf(lang: string, path: string, trail: readonly { id: number }[] = []) {
    const frame = await readFrame(db, lang);
    if (frame === null) throw notFound('Nie ma takiej wersji językowej');
    const counts = await readCounts(db, lang, openEntries(frame, trail));
    return { ...style, frame, path, counts, origin: config.site.url, now: services.now().toISOString() };
  }
  async function expired(reply: FastifyReply) {
    // React is loaded for the first page (decision 30)
    const { expiredPage } = await import('./make-preview.ts');
    return reply
      .code(404)
      .headers(headers)
      .send(expiredPage(await contextOf(defaultLanguageCode, '/')));
  }
  async function answer(hash: string, reply: FastifyReply) {
    const found = /^[\w-]{20,100}$/.test(hash) ? await readPreviewed(db, hash, services.now()) : null;
    if (found === null) return expired(reply);
    const { previewPage } = await import('./make-preview.ts');
    const { languageIsoCode, path, trail } = found.article;
    return reply.headers(headers).send(previewPage(await contextOf(languageIsoCode, path, trail), found));
  }
  for (const url of ['/podglad/artykuly/:hash', '/podglad/artykuly/:hash/']) {
    app.get<{ Params: { hash: string } }>(url, (request, reply) => answer(request.params.hash, reply));
  }
  app.get<{ Params: { hash: string; document: string } }>(
    '/podglad/artykuly/:hash/zalaczniki/:document',
    async ({ params }, reply) => {
      const file = await readPreviewFile(db, params.hash, Number(params.document), services.now());
      const stream = file && (await storage.open(file));
      if (!file || !stream) return expired(reply);
      return reply
        .headers({
          ...headers,
          'content-type': file.contentType,
          'content-disposition': contentDisposition('attachment', file.fileName),
          'content-length': String(file.size),
        })
        .send(stream);
    },
  );
}
