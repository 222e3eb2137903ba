// The archived site of a demonstration, served by this process; what was removed from the archive answers 410.
import { archivePathOf } from '@redakcja/domain/archive/archive-address';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import { ownArchive } from '../../config-archive.ts';
import { hasRows } from '../../database/database.ts';
import { securityHeaders } from '../../http/web/security-headers.ts';
import { absentPage, archivedContents } from './archived-pages.ts';

/** Does nothing where the archive is another server's. */
export function serveArchivedSite(app: FastifyInstance, { config, db }: SystemServices): void {
  const { host, connectTo } = config.archive;
  if (host === null || connectTo === null) return;
  // made at the first visit: the start does not need it
  let contents: ReturnType<typeof archivedContents> | undefined;
  const headers = securityHeaders(config).help;
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = archivePathOf(new URL(request.url.split('?')[0] ?? '', host).href, host) ?? '';
    contents ??= archivedContents(host);
    const found = contents.get(path);
    const isRemoved = await hasRows(
      db,
      sql`select from archive_addresses a join archive_imports i on i.id = a.import_id
        where i.host = ${host} and i.finished_date is not null and a.path = ${path} and a.removal_id is not null`,
    );
    reply.headers(headers);
    if (found !== undefined && !isRemoved) return reply.type(found.type).send(found.body);
    return reply
      .code(isRemoved ? 410 : 404)
      .type('text/html; charset=utf-8')
      .send(absentPage(host, isRemoved));
  };
  for (const url of [ownArchive, `${ownArchive}/`, `${ownArchive}/*`]) app.get(url, serve);
}
