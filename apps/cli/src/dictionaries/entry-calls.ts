// One entry of a dictionary: how it is found by its name, removed and renamed.
import {
  deleteIsoCodes,
  deleteProvidingEntities,
  deleteTags,
  getIsoCode,
  getProvidingEntity,
  getTag,
  listIsoCodes,
  listProvidingEntities,
  listTags,
  updateIsoCode,
  updateProvidingEntity,
  updateTag,
} from '@redakcja/generated/axios/dictionaries/dictionaries';
import type { ListPage } from '@redakcja/generated/http';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { listIsoCodesPath, listProvidingEntitiesPath, listTagsPath } from '@redakcja/generated/paths';
import type { DictionaryName } from './dictionary-names.ts';

export interface Entry {
  id: number;
  name: string;
  etag: string;
}

interface IfMatch {
  headers?: { 'If-Match': string };
}

interface EntryCalls {
  /** Where its entries are in the contract. */
  path: string;
  /** Entries of this very name (ISO codes: of this code), without regard to letter case. */
  find: (name: string, lang: string) => Promise<ListPage<Entry[]>>;
  /** Each id has a result of its own; an entry that has changed since its tag is refused. */
  remove: (ids: number[], etags: string[]) => Promise<RowResult[]>;
  /** Of these ids, those that are there. */
  list: (ids: readonly number[]) => Promise<ListPage<Entry[]>>;
  nameOf: (id: number) => Promise<string>;
  rename: (id: number, name: string, ifMatch: IfMatch) => Promise<unknown>;
}

export const entryCalls: Readonly<Record<DictionaryName, EntryCalls>> = {
  tags: {
    path: listTagsPath,
    find: (name, lang) => listTags({ lang, filters: [`name;equal;${name}`], page: 1, size: 1 }),
    remove: (ids, etags) => deleteTags({ ids, etags }),
    list: (ids) => listTags({ filters: [`id;in;${ids.join(',')}`], size: ids.length }),
    nameOf: async (id) => (await getTag(id)).name,
    rename: async (id, name, ifMatch) => updateTag(id, { name, languageId: (await getTag(id)).languageId }, ifMatch),
  },
  'providing-entities': {
    path: listProvidingEntitiesPath,
    find: (name, lang) => listProvidingEntities({ lang, filters: [`name;equal;${name}`], page: 1, size: 1 }),
    remove: (ids, etags) => deleteProvidingEntities({ ids, etags }),
    list: (ids) => listProvidingEntities({ filters: [`id;in;${ids.join(',')}`], size: ids.length }),
    nameOf: async (id) => (await getProvidingEntity(id)).name,
    rename: async (id, name, ifMatch) =>
      updateProvidingEntity(id, { name, languageId: (await getProvidingEntity(id)).languageId }, ifMatch),
  },
  'iso-codes': {
    path: listIsoCodesPath,
    find: (code) => listIsoCodes({ filters: [`code;equal;${code}`], page: 1, size: 1 }),
    remove: (ids, etags) => deleteIsoCodes({ ids, etags }),
    list: (ids) => listIsoCodes({ filters: [`id;in;${ids.join(',')}`], size: ids.length }),
    nameOf: async (id) => (await getIsoCode(id)).name,
    rename: async (id, name, ifMatch) => updateIsoCode(id, { code: (await getIsoCode(id)).code, name }, ifMatch),
  },
};
