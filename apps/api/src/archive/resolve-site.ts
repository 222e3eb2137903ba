import { createHash } from 'node:crypto';
import { ancestorPaths, archivePathOf } from '@redakcja/domain/archive/archive-address';
import { archiveSiteMissing, archiveSiteSchema } from '@redakcja/domain/archive/archive-site-form';
import { validate } from '@redakcja/domain/shared/forms/form-errors';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { ArchiveSiteType } from '@redakcja/generated/model/archiveSiteType';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { invalid, ProblemError } from '../http/problem.ts';
import { type Address, below, listAddresses } from './address-queries.ts';
import { findImport } from './archive-queries.ts';

/** `lock` excludes other removals until the transaction ends. */
export async function resolveSite(db: Database, host: string | null, sitename: unknown, lock = false) {
  if (host === null) throw missingSite();
  const checked = validate(archiveSiteSchema({ archiveHost: host }), { sitename });
  if (!checked.ok) throw invalid(checked.fields);
  const path = archivePathOf(checked.value.sitename, host);
  const imported = path === null ? null : await findImport(db, host, lock);
  if (path === null || imported === null) throw missingSite();
  const root = await rootOf(db, imported.id, path);
  const condition = root.type === ArchiveSiteType.Attachments ? sql`path = ${path}` : below(root.path);
  const addresses = await listAddresses(db, imported.id, condition);
  if (addresses.length === 0) throw missingSite();
  const site: ArchiveSite = {
    type: root.type,
    ...groupAddresses(addresses, host),
    rootSite: root.parent === null ? null : host + root.parent,
  };
  const etag = `"${createHash('sha256').update(JSON.stringify(site)).digest('base64url')}"`;
  return { site, etag, condition, path, importId: imported.id };
}

interface RemovalRoot {
  type: ArchiveSiteType;
  /** The page that is removed with all addresses below it. */
  path: string;
  /** The nearest page above the requested address. */
  parent: string | null;
}

async function rootOf(db: Database, importId: number, path: string): Promise<RemovalRoot> {
  if (path === '') return { type: ArchiveSiteType.AllAddresses, path, parent: null };
  const candidates = [path, ...ancestorPaths(path)];
  const found = await listAddresses(db, importId, sql`path in ${candidates}`);
  const requested = found.find((one) => one.path === path);
  if (requested === undefined) throw missingSite();
  // the longest one is the nearest
  const parent = found.filter((one) => one !== requested && !one.isFile).at(-1)?.path ?? null;
  if (requested.isFile) return { type: ArchiveSiteType.Attachments, path, parent };
  if (parent === null) return { type: ArchiveSiteType.AllAddresses, path, parent };
  return { type: ArchiveSiteType.Subpage, path: parent, parent };
}

/** Top-level pages, pages below them, attachments. */
function groupAddresses(addresses: readonly Address[], host: string): Pick<ArchiveSite, 'sites' | 'subs' | 'files'> {
  const pages = new Set(addresses.filter(({ isFile }) => !isFile).map(({ path }) => path));
  const parts: Pick<ArchiveSite, 'sites' | 'subs' | 'files'> = { sites: [], subs: [], files: [] };
  for (const { path, isFile } of addresses) {
    const isBelow = ancestorPaths(path).some((parent) => pages.has(parent));
    (isFile ? parts.files : isBelow ? parts.subs : parts.sites).push(host + path);
  }
  return parts;
}

/** Reported at the field of the address. */
function missingSite(): ProblemError {
  return new ProblemError(404, 'Nie znaleziono', [archiveSiteMissing], {
    fields: [{ path: 'sitename', message: archiveSiteMissing }],
  });
}
