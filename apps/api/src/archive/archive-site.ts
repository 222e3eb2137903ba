// Removal of a site of the archive, with all addresses that depend on it (specification, section 4, Archive BIP; docs/decisions/0012-archive.md).
import { archiveSiteCount } from '@redakcja/domain/archive/archive-labels';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { sql } from 'drizzle-orm';
import { actorOf, recordAudit } from '../call/audit/audit.ts';
import { matchesTag } from '../call/etag.ts';
import type { Handler } from '../call/handler.ts';
import { archiveRemovals } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { resolveSite } from './resolve-site.ts';
export const checkArchiveSite: Handler<'checkArchiveSite'> = async ({ db, services, query }) => {
  const { site, etag } = await resolveSite(db, services.config.archive.host, query.sitename);
  return { body: site, etag };
};

export const deleteArchiveSite: Handler<'deleteArchiveSite'> = async (call) => {
  const { db } = call;
  const { config, now } = call.services;
  const { id: actorId, userName: actorName } = call.caller;
  const resolved = await resolveSite(db, config.archive.host, call.query.sitename, true);
  if (!matchesTag(call.ifMatch, resolved.etag)) {
    throw new ProblemError(412, 'Dane zmieniły się w międzyczasie', [
      'Lista adresów do usunięcia zmieniła się. Sprawdź stronę jeszcze raz',
    ]);
  }
  const { importId, path, condition } = resolved;
  const { type } = resolved.site;
  const [removal] = await db
    .insert(archiveRemovals)
    .values({ importId, createdDate: now(), actorId, actorName, path, type })
    .returning({ id: archiveRemovals.id });
  await db.execute(
    sql`update archive_addresses set removal_id = ${removal?.id} where import_id = ${importId} and removal_id is null and ${condition}`,
  );
  await recordAudit(db, now(), {
    event: AuditEvent.ArchiveSiteRemoved,
    ...actorOf(call),
    details: [`Adres: ${config.archive.host}${path}`, `Usunięto: ${archiveSiteCount(resolved.site)}`],
  });
  return { body: resolved.site };
};
