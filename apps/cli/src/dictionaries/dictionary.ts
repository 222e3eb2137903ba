// The three dictionaries as the command line sees them: where their rows are read and sent, and which columns a file of theirs has.

import { isoCodeSchema } from '@redakcja/domain/dictionaries/iso-code-form';
import { providingEntitySchema } from '@redakcja/domain/dictionaries/named-entry-form';
import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import type { FilterText } from '@redakcja/domain/shared/list-columns';
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

export type Cells = Readonly<Record<string, string>>;

export interface Field {
  /** As the contract names it, and in an exported file. */
  name: string;
  /** Headings it is also known by. */
  otherNames: readonly string[];
  isRequired: boolean;
  /** What is wrong with a value; empty when nothing is. */
  check: (text: string) => string[];
}

type NamedFilter = Extract<FilterText<typeof listTagsDefinition>, FilterText<typeof listProvidingEntitiesDefinition>>;

/** A filter that all three lists know. */
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

export interface Dictionary {
  fields: readonly Field[];
  /** The column that names an entry. */
  nameField: string;
  /** Each language version has entries of its own. */
  hasLanguages: boolean;
  list: (query: Query) => Promise<ListPage<{ id: number; cells: Cells }[]>>;
  send: (input: Import) => Promise<ImportRowResult[]>;
}

interface Checked {
  safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined };
}

const checkBy = (schema: Checked) => (text: string) =>
  (schema.safeParse(text).error?.issues ?? []).map(({ message }) => message);

const nameNames = ['nazwa'];
const language: Field = {
  name: 'languageIsoCode',
  otherNames: ['lang', 'jezyk', 'język', 'kod języka'],
  isRequired: false,
  check: (text) =>
    text === '' || /^[A-Z]{2}(-[A-Z]{3})?$/i.test(text) ? [] : [`Nieprawidłowy kod języka „${text.slice(0, 20)}”`],
};

interface NamedRow {
  id: number;
  name: string;
  languageIsoCode: string;
}

const namedPage = ({ items, total }: ListPage<NamedRow[]>) => ({
  items: items.map(({ id, name, languageIsoCode }) => ({ id, cells: { name, languageIsoCode } })),
  total,
});

/** The generated type says which cells a row must have; the fields above make sure of that. */
const namedRows = (rows: readonly Cells[]) =>
  rows.map(({ name = '', languageIsoCode }) => ({ name, ...(languageIsoCode ? { languageIsoCode } : {}) }));

function namedFields(schema: Checked): readonly Field[] {
  return [{ name: 'name', otherNames: nameNames, isRequired: true, check: checkBy(schema) }, language];
}

const isoCode = isoCodeSchema({ isNew: false }).shape;

export const dictionaries: Readonly<Record<DictionaryName, Dictionary>> = {
  tags: {
    fields: namedFields(tagSchema.shape.name),
    nameField: 'name',
    hasLanguages: true,
    list: async (query) => namedPage(await listTags(query)),
    send: ({ rows, ...how }) => importTags({ ...how, rows: namedRows(rows) }),
  },
  'providing-entities': {
    fields: namedFields(providingEntitySchema.shape.name),
    nameField: 'name',
    hasLanguages: true,
    list: async (query) => namedPage(await listProvidingEntities(query)),
    send: ({ rows, ...how }) => importProvidingEntities({ ...how, rows: namedRows(rows) }),
  },
  'iso-codes': {
    fields: [
      { name: 'code', otherNames: ['kod'], isRequired: true, check: checkBy(isoCode.code) },
      { name: 'name', otherNames: nameNames, isRequired: true, check: checkBy(isoCode.name) },
    ],
    nameField: 'code',
    hasLanguages: false,
    list: async ({ lang: _, ...query }) => {
      const { items, total } = await listIsoCodes(query);
      return { items: items.map(({ id, code, name }) => ({ id, cells: { code, name } })), total };
    },
    send: ({ rows, ...how }) =>
      importIsoCodes({ ...how, rows: rows.map(({ code = '', name = '' }) => ({ code, name })) }),
  },
};
