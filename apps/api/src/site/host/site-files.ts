// Files of the bulletin: pictures of the settings and articles, and attachments of what is public.
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { findPublicFile } from '../../files/stored/file-rows.ts';
import { contentDisposition, shownDisposition } from '../../http/content-disposition.ts';
import { notFound } from '../../http/problem.ts';
import { type SiteStyle, serveSiteStyle, unchanging } from './site-style.ts';

/** Returns the addresses of the style sheet and the sign. */
export async function serveSiteFiles(app: FastifyInstance, services: SystemServices): Promise<SiteStyle> {
  app.get<{ Params: { id: string }; Querystring: { key?: string } }>(
    '/api/files/:id',
    { config: { quiet: true } },
    async (request, reply) => {
      const file = await findPublicFile(services.readers.db, numberOf(request.params.id));
      if (file === undefined || file.key !== request.query.key) throw notFound('Nie ma takiego pliku');
      return sendFile(services, reply, file, shownDisposition(file), unchanging);
    },
  );
  app.get<{ Params: { id: string; document: string } }>('/zalacznik/:id/:document', async ({ params }, reply) => {
    const [file] = await services.readers.db.rows(
      attachment,
      sql`${attachment.select} from public_versions v join article_attachments x on x.article_id = v.id
        join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
        where v.base_article_id = ${numberOf(params.id)} and d.id = ${numberOf(params.document)} limit 1`,
    );
    if (file === undefined) throw notFound('Nie ma takiego załącznika');
    return sendFile(services, reply, file, contentDisposition('attachment', file.fileName), 'public, no-cache');
  });
  return serveSiteStyle(app);
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
  disposition: string,
  cacheControl: string,
) {
  const etag = `"${file.sha256}"`;
  reply.headers({ 'cache-control': cacheControl, etag });
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  const stream = await storage.open(file);
  if (stream === null) throw notFound('Nie znaleziono treści pliku');
  return reply
    .headers({
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': disposition,
      // a drawing that somebody opens by itself runs nothing
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
    })
    .send(stream);
}
