import { listArchiveAddressesDefinition } from '@redakcja/generated/lists/listArchiveAddresses';
import { listRemovedArchiveAddressesDefinition } from '@redakcja/generated/lists/listRemovedArchiveAddresses';
import type { ArchiveConfig } from '@redakcja/generated/model/archiveConfig';
import type { Area, Handler } from '../call/handler.ts';
import { boolean, moment, rowShape, text } from '../database/rows/row-shape.ts';
import { type PageSql, readPage } from '../lists/read-page.ts';
import { countAddresses } from './address-queries.ts';
import { findImport } from './archive-queries.ts';
import { checkArchiveSite, deleteArchiveSite } from './archive-site.ts';
import { importArchiveSitemap } from './import-sitemap.ts';
import { readProgress } from './running-import.ts';

const getArchiveConfig: Handler<'getArchiveConfig'> = async ({ db, services: { config } }) => {
  const { host } = config.archive;
  const imported = host === null ? null : await findImport(db, host);
  const body: ArchiveConfig = {
    archiveHost: host,
    isSitemapImported: imported !== null,
    importedDate: imported?.finishedDate.toISOString() ?? null,
    ...(imported === null ? { sites: 0, files: 0 } : await countAddresses(db, imported.id)),
    importProgress: await readProgress(db),
  };
  return { body };
};

const addressColumns: PageSql<typeof listArchiveAddressesDefinition>['sortings'] = {
  address: '(i.host || a.path)',
  isFile: 'a.is_file',
};

const addresses = {
  list: listArchiveAddressesDefinition,
  row: rowShape({ address: text('(i.host || a.path)'), isFile: boolean('a.is_file') }),
  from: 'archive_addresses a join archive_imports i on i.id = a.import_id',
  columns: addressColumns,
  sortings: addressColumns,
  tieBreaker: 'a.path',
} satisfies PageSql<typeof listArchiveAddressesDefinition>;

/** Of the host that is configured now, like everything else that is done with the archive. */
const listArchiveAddresses: Handler<'listArchiveAddresses'> = async ({ db, query, services: { config } }) => {
  const { host } = config.archive;
  const imported = host === null ? null : await findImport(db, host);
  if (imported === null) return { body: [], total: 0 };
  const { rows, total } = await readPage(db, addresses, query, (values) => [
    `a.import_id = ${values.add(imported.id)}`,
    'a.removal_id is null',
  ]);
  return { body: rows, total };
};

const columns: PageSql<typeof listRemovedArchiveAddressesDefinition>['sortings'] = {
  address: '(i.host || a.path)',
  removedDate: 'r.created_date',
  removedBy: 'r.actor_name',
};

const removed = {
  list: listRemovedArchiveAddressesDefinition,
  row: rowShape({
    address: text('(i.host || a.path)'),
    removedDate: moment('r.created_date'),
    removedBy: text('r.actor_name'),
  }),
  from: 'archive_addresses a join archive_removals r on r.id = a.removal_id join archive_imports i on i.id = a.import_id',
  columns,
  sortings: columns,
  tieBreaker: '(i.host || a.path)',
} satisfies PageSql<typeof listRemovedArchiveAddressesDefinition>;

const listRemovedArchiveAddresses: Handler<'listRemovedArchiveAddresses'> = async ({ db, query }) => {
  const { rows, total } = await readPage(db, removed, query);
  return { body: rows.map((row) => ({ ...row, removedDate: row.removedDate.toISOString() })), total };
};

export const archiveArea = {
  handlers: {
    getArchiveConfig,
    importArchiveSitemap,
    checkArchiveSite,
    deleteArchiveSite,
    listArchiveAddresses,
    listRemovedArchiveAddresses,
  },
} satisfies Area;
