// The archived site of a demonstration, served by this process; what was removed from the archive answers 410.
import { archivePathOf } from '@redakcja/domain/archive/archive-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../call/services.ts';
import { ownArchive } from '../../config.ts';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { preparedSelect } from '../../database/rows/sql-values.ts';
import { securityHeaders } from '../../http/web/security-headers.ts';
import { absentPage, archivedContents } from './archived-pages.ts';

const removed = preparedSelect(
  rowShape({ removal: integer('a.removal_id') }),
  `from archive_addresses a join archive_imports i on i.id = a.import_id
    where i.host = $1 and i.finished_date is not null and a.path = $2 and a.removal_id is not null`,
);

/** Does nothing where the archive is another server's. */
export function serveArchivedSite(app: FastifyInstance, { config, read }: Services): void {
  const { host, connectTo } = config.archive;
  if (host === null || connectTo === null) return;
  // made at the first visit: the start does not need it
  let contents: ReturnType<typeof archivedContents> | undefined;
  const headers = securityHeaders(config).help;
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = archivePathOf(new URL(request.url.split('?')[0] ?? '', host).href, host) ?? '';
    contents ??= archivedContents(host);
    const found = contents.get(path);
    const isRemoved = (await read(removed, [host, path])).length > 0;
    reply.headers(headers);
    if (found !== undefined && !isRemoved) return reply.type(found.type).send(found.body);
    return reply
      .code(isRemoved ? 410 : 404)
      .type('text/html; charset=utf-8')
      .send(absentPage(host, isRemoved));
  };
  for (const url of [ownArchive, `${ownArchive}/`, `${ownArchive}/*`]) app.get(url, serve);
}
