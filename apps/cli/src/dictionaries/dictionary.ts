// The dictionaries: how their rows are read and sent, and the columns of their files.
import {
  type Cells,
  type ImportedDictionary,
  importedIsoCodes,
  importedProvidingEntities,
  importedTags,
  isoCodeRows,
  namedRows,
} from '@redakcja/domain/dictionaries/import-fields';
import type { FilterText } from '@redakcja/domain/shared/lists/list-columns';
import {
  importIsoCodes,
  importProvidingEntities,
  importTags,
  listIsoCodes,
  listProvidingEntities,
  listTags,
} from '@redakcja/generated/axios/dictionaries/dictionaries';
import type { ListPage } from '@redakcja/generated/http';
import type { listIsoCodesDefinition } from '@redakcja/generated/lists/listIsoCodes';
import type { listProvidingEntitiesDefinition } from '@redakcja/generated/lists/listProvidingEntities';
import type { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import type { ImportMode } from '@redakcja/generated/model/importMode';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import type { DictionaryName } from './dictionary-names.ts';

type NamedFilter = Extract<FilterText<typeof listTagsDefinition>, FilterText<typeof listProvidingEntitiesDefinition>>;

/** A filter that all three lists support. */
export type EntryFilter = Extract<NamedFilter, FilterText<typeof listIsoCodesDefinition>>;

interface Query {
  lang?: string;
  page: number;
  size: number;
  filters?: EntryFilter[];
}

interface Import {
  rows: Cells[];
  mode: ImportMode;
  skipInvalid: boolean;
  dryRun?: boolean;
}

export interface Dictionary extends ImportedDictionary {
  list: (query: Query) => Promise<ListPage<{ id: number; cells: Cells }[]>>;
  send: (input: Import) => Promise<ImportRowResult[]>;
}

interface NamedRow {
  id: number;
  name: string;
  languageIsoCode: string;
}

const namedPage = ({ items, total }: ListPage<NamedRow[]>) => ({
  items: items.map(({ id, name, languageIsoCode }) => ({ id, cells: { name, languageIsoCode } })),
  total,
});

export const dictionaries: Readonly<Record<DictionaryName, Dictionary>> = {
  tags: {
    ...importedTags,
    list: async (query) => namedPage(await listTags(query)),
    send: ({ rows, ...options }) => importTags({ ...options, rows: namedRows(rows) }),
  },
  'providing-entities': {
    ...importedProvidingEntities,
    list: async (query) => namedPage(await listProvidingEntities(query)),
    send: ({ rows, ...options }) => importProvidingEntities({ ...options, rows: namedRows(rows) }),
  },
  'iso-codes': {
    ...importedIsoCodes,
    list: async ({ lang: _, ...query }) => {
      const { items, total } = await listIsoCodes(query);
      return { items: items.map(({ id, code, name }) => ({ id, cells: { code, name } })), total };
    },
    send: ({ rows, ...options }) => importIsoCodes({ ...options, rows: isoCodeRows(rows) }),
  },
};
