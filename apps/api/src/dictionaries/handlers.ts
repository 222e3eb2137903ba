import { isoCodeSchema } from '@redakcja/domain/dictionaries/iso-code-form';
import type { Area } from '../call/handler.ts';
import { listIsoCodes, listOwnIsoCodes } from './iso-code-queries.ts';
import { createIsoCode, deleteIsoCodes, getIsoCode, importIsoCodes, updateIsoCode } from './iso-codes.ts';
import { mergeTags } from './merge-tags.ts';
import { namedEntries } from './named-entries.ts';
import { providingEntityDictionary } from './providing-entity-dictionary.ts';
import { tagDictionary } from './tag-dictionary.ts';

const tags = namedEntries(tagDictionary);
const entities = namedEntries(providingEntityDictionary);

export const dictionariesArea = {
  inputs: {
    createTag: tagDictionary.schema,
    updateTag: tagDictionary.schema,
    createProvidingEntity: providingEntityDictionary.schema,
    updateProvidingEntity: providingEntityDictionary.schema,
    createIsoCode: isoCodeSchema({ isNew: true }),
    updateIsoCode: isoCodeSchema({ isNew: false }),
  },
  handlers: {
    listTags: tags.list,
    getTag: tags.get,
    createTag: tags.create,
    updateTag: tags.update,
    deleteTags: tags.remove,
    importTags: tags.import,
    mergeTags,
    listProvidingEntities: entities.list,
    getProvidingEntity: entities.get,
    createProvidingEntity: entities.create,
    updateProvidingEntity: entities.update,
    deleteProvidingEntities: entities.remove,
    importProvidingEntities: entities.import,
    listIsoCodes: async ({ db, query }) => {
      const { rows, total } = await listIsoCodes(db, query);
      return { body: rows, total };
    },
    listNonDefaultIsoCodes: async ({ db, query }) => {
      const { rows, total } = await listOwnIsoCodes(db, query);
      return { body: rows, total };
    },
    getIsoCode,
    createIsoCode,
    updateIsoCode,
    deleteIsoCodes,
    importIsoCodes,
  },
} satisfies Area;
