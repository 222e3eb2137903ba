// What falls with a site, and its removal (specification, section 4, Archive BIP; docs/decisions/0012-archive.md).
import { createHash } from 'node:crypto';
import { ancestorPaths, archivePathOf } from '@redakcja/domain/archive/archive-address';
import { archiveSiteCount } from '@redakcja/domain/archive/archive-labels';
import { archiveSiteMissing, archiveSiteSchema } from '@redakcja/domain/archive/archive-site-form';
import { validate } from '@redakcja/domain/shared/form-errors';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { ArchiveSiteType } from '@redakcja/generated/model/archiveSiteType';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { sql } from 'drizzle-orm';
import type { Handler } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { archiveRemovals } from '../database/schema.ts';
import { actorOf, recordAudit } from '../shared/audit.ts';
import { matchesTag } from '../shared/etag.ts';
import { invalid, ProblemError } from '../shared/problem.ts';
import { type Address, below, findImport, listAddresses } from './archive-queries.ts';

export const checkArchiveSite: Handler<'checkArchiveSite'> = async ({ services, query }) => {
  const { site, etag } = await look(services.db, services.config.archive.host, query.sitename);
  return { body: site, etag };
};

export const deleteArchiveSite: Handler<'deleteArchiveSite'> = async (call) => {
  const { db, config, now } = call.services;
  const { actor, address } = actorOf(call);
  const site = await db.transaction(async (tx) => {
    const falling = await look(tx, config.archive.host, call.query.sitename, true);
    if (!matchesTag(call.ifMatch, falling.etag)) {
      throw new ProblemError(412, 'Dane zmieniły się w międzyczasie', [
        'Lista adresów do usunięcia zmieniła się. Sprawdź stronę jeszcze raz',
      ]);
    }
    const { importId, path, condition } = falling;
    const { type } = falling.site;
    const [removal] = await tx
      .insert(archiveRemovals)
      .values({ importId, createdDate: now(), actorId: actor.id, actorName: actor.name, path, type })
      .returning({ id: archiveRemovals.id });
    await tx.execute(
      sql`update archive_addresses set removal_id = ${removal?.id} where import_id = ${importId} and removal_id is null and ${condition}`,
    );
    await recordAudit(tx, now(), {
      event: AuditEvent.ArchiveSiteRemoved,
      actor,
      address,
      details: [`Adres: ${config.archive.host}${path}`, `Usunięto: ${archiveSiteCount(falling.site)}`],
    });
    return falling.site;
  });
  return { body: site };
};

/** At its field, where the person who typed it looks. */
function missing(): ProblemError {
  return new ProblemError(404, 'Nie znaleziono', [archiveSiteMissing], {
    fields: [{ path: 'sitename', message: archiveSiteMissing }],
  });
}

/** `lock` keeps other removals out until the transaction ends. */
async function look(db: Database, host: string | null, sitename: unknown, lock = false) {
  if (host === null) throw missing();
  const checked = validate(archiveSiteSchema({ archiveHost: host }), { sitename });
  if (!checked.ok) throw invalid(checked.fields);
  const path = archivePathOf(checked.value.sitename, host);
  const imported = path === null ? null : await findImport(db, host, lock);
  if (path === null || imported === null) throw missing();
  const head = await headOf(db, imported.id, path);
  const condition = head.type === ArchiveSiteType.Attachments ? sql`path = ${path}` : below(head.path);
  const addresses = await listAddresses(db, imported.id, condition);
  if (addresses.length === 0) throw missing();
  const site: ArchiveSite = {
    type: head.type,
    ...partsOf(addresses, host),
    rootSite: head.above === null ? null : host + head.above,
  };
  const etag = `"${createHash('sha256').update(JSON.stringify(site)).digest('base64url')}"`;
  return { site, etag, condition, path, importId: imported.id };
}

interface Head {
  type: ArchiveSiteType;
  /** The page whose addresses fall. */
  path: string;
  /** The page above the address that was given. */
  above: string | null;
}

async function headOf(db: Database, importId: number, path: string): Promise<Head> {
  if (path === '') return { type: ArchiveSiteType.AllAddresses, path, above: null };
  const candidates = [path, ...ancestorPaths(path)];
  const found = await listAddresses(db, importId, sql`path in ${candidates}`);
  const given = found.find((one) => one.path === path);
  if (given === undefined) throw missing();
  // the longest one is the nearest
  const above = found.filter((one) => one !== given && !one.isFile).at(-1)?.path ?? null;
  if (given.isFile) return { type: ArchiveSiteType.Attachments, path, above };
  if (above === null) return { type: ArchiveSiteType.AllAddresses, path, above };
  return { type: ArchiveSiteType.Subpage, path: above, above };
}

/** Pages with nothing above them, pages below those, attachments. */
function partsOf(addresses: readonly Address[], host: string): Pick<ArchiveSite, 'sites' | 'subs' | 'files'> {
  const pages = new Set(addresses.filter(({ isFile }) => !isFile).map(({ path }) => path));
  const parts: Pick<ArchiveSite, 'sites' | 'subs' | 'files'> = { sites: [], subs: [], files: [] };
  for (const { path, isFile } of addresses) {
    const isBelow = ancestorPaths(path).some((above) => pages.has(above));
    (isFile ? parts.files : isBelow ? parts.subs : parts.sites).push(host + path);
  }
  return parts;
}
