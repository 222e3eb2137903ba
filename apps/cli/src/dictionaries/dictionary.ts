// The dictionaries: how their rows are read and sent, and the columns of their files.
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
  /** The name in the contract and in exported files. */
  name: string;
  /** Further headings that an import accepts. */
  aliases: readonly string[];
  isRequired: boolean;
  /** Returns the errors of a value. */
  check: (text: string) => string[];
}

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

export interface Dictionary {
  fields: readonly Field[];
  /** The column that identifies an entry. */
  nameField: string;
  /** Whether each language version has its own entries. */
  hasLanguages: boolean;
  list: (query: Query) => Promise<ListPage<{ id: number; cells: Cells }[]>>;
  send: (input: Import) => Promise<ImportRowResult[]>;
}

interface Schema {
  safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined };
}

const checkWith = (schema: Schema) => (text: string) =>
  (schema.safeParse(text).error?.issues ?? []).map(({ message }) => message);

const nameAliases = ['nazwa'];
const language: Field = {
  name: 'languageIsoCode',
  aliases: ['lang', 'jezyk', 'język', 'kod języka'],
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

/** Rows in the generated type; the fields have checked the required cells. */
const namedRows = (rows: readonly Cells[]) =>
  rows.map(({ name = '', languageIsoCode }) => ({ name, ...(languageIsoCode ? { languageIsoCode } : {}) }));

function namedFields(schema: Schema): readonly Field[] {
  return [{ name: 'name', aliases: nameAliases, isRequired: true, check: checkWith(schema) }, language];
}

const isoCode = isoCodeSchema({ isNew: false }).shape;

export const dictionaries: Readonly<Record<DictionaryName, Dictionary>> = {
  tags: {
    fields: namedFields(tagSchema.shape.name),
    nameField: 'name',
    hasLanguages: true,
    list: async (query) => namedPage(await listTags(query)),
    send: ({ rows, ...options }) => importTags({ ...options, rows: namedRows(rows) }),
  },
  'providing-entities': {
    fields: namedFields(providingEntitySchema.shape.name),
    nameField: 'name',
    hasLanguages: true,
    list: async (query) => namedPage(await listProvidingEntities(query)),
    send: ({ rows, ...options }) => importProvidingEntities({ ...options, rows: namedRows(rows) }),
  },
  'iso-codes': {
    fields: [
      { name: 'code', aliases: ['kod'], isRequired: true, check: checkWith(isoCode.code) },
      { name: 'name', aliases: nameAliases, isRequired: true, check: checkWith(isoCode.name) },
    ],
    nameField: 'code',
    hasLanguages: false,
    list: async ({ lang: _, ...query }) => {
      const { items, total } = await listIsoCodes(query);
      return { items: items.map(({ id, code, name }) => ({ id, cells: { code, name } })), total };
    },
    send: ({ rows, ...options }) =>
      importIsoCodes({ ...options, rows: rows.map(({ code = '', name = '' }) => ({ code, name })) }),
  },
};
