// Files of the bulletin: its style sheet, typeface and sign, pictures of the settings and articles, and attachments of what is public.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { findPublicFile } from '../../files/stored/file-rows.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { notFound } from '../../http/problem.ts';
import { fontFacesAt } from '../../http/web/font-faces.ts';
import { serveAssets } from '../../identity/pages/assets.ts';
import { madePage, sendPage } from './made-page.ts';

const fonts = '/czcionki';
const unchanging = 'public, max-age=31536000, immutable';

/** The build copies the sheet beside the server. */
function readStyle(): Promise<string> {
  const built = path.join(import.meta.dirname, 'site.css');
  const file = existsSync(built) ? built : createRequire(import.meta.url).resolve('@redakcja/site/site.css');
  return readFile(file, 'utf8');
}

/** The sign of the bulletin: a page of the ministry has it as a picture; here it is drawn, so that nothing is fetched elsewhere. */
const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 67 52"><rect width="67" height="52" rx="5" fill="#c8102e"/>
<g fill="none" stroke="#fff" stroke-width="5.2" stroke-linejoin="round"><path d="M14.6 14.6h7.6a5.4 5.4 0 0 1 0 10.8h-7.6zM14.6 25.4h8.6a6 6 0 0 1 0 12h-8.6zM35.6 12v28M44.6 40V14.6h6.6a6.6 6.6 0 0 1 0 13.2h-6.6"/></g></svg>`;

/** Returns the address of the style sheet, which changes with its content. */
export async function serveSiteFiles(app: FastifyInstance, services: SystemServices): Promise<string> {
  const style = `${fontFacesAt(fonts)}\n${await readStyle()}`;
  const styleSheet = `/styl-${createHash('sha256').update(style).digest('hex').slice(0, 12)}.css`;
  const quiet = { config: { quiet: true } };
  const sheet = madePage({ type: 'text/css; charset=utf-8', text: style });
  app.get(styleSheet, quiet, (request, reply) => sendPage(request, reply, sheet, unchanging));
  app.get('/bip.svg', quiet, (_request, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).send(sign),
  );
  serveAssets(app, fonts);
  app.get<{ Params: { id: string }; Querystring: { key?: string } }>(
    '/api/files/:id',
    quiet,
    async (request, reply) => {
      const file = await findPublicFile(services.db, numberOf(request.params.id));
      if (file === undefined || file.key !== request.query.key) throw notFound('Nie ma takiego pliku');
      return sendFile(services, reply, file, 'inline', unchanging);
    },
  );
  app.get<{ Params: { id: string; document: string } }>('/zalacznik/:id/:document', async ({ params }, reply) => {
    const [file] = await services.db.rows(
      attachment,
      sql`${attachment.select} from public_versions v join article_attachments x on x.article_id = v.id
        join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
        where v.base_article_id = ${numberOf(params.id)} and d.id = ${numberOf(params.document)} limit 1`,
    );
    if (file === undefined) throw notFound('Nie ma takiego załącznika');
    return sendFile(services, reply, file, 'attachment', 'public, no-cache');
  });
  return styleSheet;
}

const attachment = rowShape({
  sha256: text('f.sha256'),
  contentType: text('f.content_type'),
  fileName: text('d.file_name'),
  size: integer('f.size'),
});

/** 0 is the number of nothing. */
function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

interface SentFile {
  sha256: string;
  contentType: string;
  fileName: string;
  size: number;
}

async function sendFile(
  { storage }: Pick<SystemServices, 'storage'>,
  reply: FastifyReply,
  file: SentFile,
  disposition: 'inline' | 'attachment',
  cacheControl: string,
) {
  const etag = `"${file.sha256}"`;
  reply.headers({ 'cache-control': cacheControl, etag });
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  const stream = await storage.open(file.sha256);
  if (stream === null) throw notFound('Nie znaleziono treści pliku');
  return reply
    .headers({
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': contentDisposition(disposition, file.fileName),
      // a drawing that somebody opens by itself runs nothing
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
    })
    .send(stream);
}
