// Files of the bulletin: pictures of the settings and articles, and attachments of what is public.
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import { jsonSql, objectOf } from '../../database/rows/json-sql.ts';
import { boolean, integer, json, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { findPublicFile } from '../../files/stored/file-rows.ts';
import { contentDisposition, shownDisposition } from '../../http/content-disposition.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
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
    const [found] = await services.readers.db.rows(
      permanent,
      sql`${permanent.select} from public_attachments a left join (document_repository d join files f on f.id = d.file_id)
        on d.id = a.current_id where a.base_article_id = ${numberOf(params.id)} and a.document_id = ${numberOf(params.document)}`,
    );
    if (found === undefined) throw notFound('Nie ma takiego załącznika');
    const { file, version } = found;
    if (file === null)
      throw new ProblemError(410, 'Załącznik już nie obowiązuje', [`Miała go wersja ${version} informacji`]);
    return sendFile(services, reply, file, contentDisposition('attachment', file.fileName), 'public, no-cache');
  });
  app.get<{ Params: { id: string; document: string; version: string } }>(
    '/zalacznik/:id/:document/wersja/:version',
    async ({ params }, reply) => {
      const [id, document] = [numberOf(params.id), numberOf(params.document)];
      const [file] = await services.readers.db.rows(
        ofVersion,
        sql`${ofVersion.select} from public_versions v join article_attachments x on x.article_id = v.id
          join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
          where v.base_article_id = ${id} and v.version = ${numberOf(params.version)} and d.id = ${document} limit 1`,
      );
      if (file === undefined) throw notFound('Nie ma takiego załącznika');
      // a file cannot say itself that it holds no more (RFC 5829)
      if (!file.isCurrent) reply.header('link', `</zalacznik/${id}/${document}>; rel="latest-version"`);
      return sendFile(services, reply, file, contentDisposition('attachment', file.fileName), 'public, no-cache');
    },
  );
  return serveSiteStyle(app);
}

const fileColumns = { sha256: 'f.sha256', contentType: 'f.content_type', fileName: 'd.file_name', size: 'f.size' };

/** What holds now, and the newest version that has the document. */
const permanent = rowShape({
  version: integer('a.version'),
  file: nullable(json(jsonSql<SentFile>(`case when d.id is not null then ${objectOf<SentFile>(fileColumns)} end`))),
});

const ofVersion = rowShape({
  isCurrent: boolean('v.is_current'),
  sha256: text(fileColumns.sha256),
  contentType: text(fileColumns.contentType),
  fileName: text(fileColumns.fileName),
  size: integer(fileColumns.size),
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
