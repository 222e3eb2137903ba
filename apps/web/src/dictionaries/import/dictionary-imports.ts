// What is imported into each dictionary. Loaded with the dialog only, because the fields bring the schemas of the forms.
import {
  type ImportedDictionary,
  importedIsoCodes,
  importedProvidingEntities,
  importedTags,
  isoCodeRows,
  namedRows,
} from '@redakcja/domain/dictionaries/import-fields';
import { importIsoCodes, importProvidingEntities, importTags } from '@redakcja/generated/dictionaries/dictionaries';
import { isoCodes, providingEntities, tags } from '../resources.ts';
import type { SendRows } from './use-import.ts';

export type DictionaryName = 'tags' | 'providingEntities' | 'isoCodes';

interface DictionaryImport {
  /** Of the dictionary, such as „listy tagów”. */
  genitive: string;
  dictionary: ImportedDictionary;
  send: SendRows;
}

export const dictionaryImports: Readonly<Record<DictionaryName, DictionaryImport>> = {
  tags: {
    genitive: tags.genitives.many,
    dictionary: importedTags,
    send: ({ rows, ...how }) => importTags({ ...how, rows: namedRows(rows) }),
  },
  providingEntities: {
    genitive: providingEntities.genitives.many,
    dictionary: importedProvidingEntities,
    send: ({ rows, ...how }) => importProvidingEntities({ ...how, rows: namedRows(rows) }),
  },
  isoCodes: {
    genitive: isoCodes.genitives.many,
    dictionary: importedIsoCodes,
    send: ({ rows, ...how }) => importIsoCodes({ ...how, rows: isoCodeRows(rows) }),
  },
};
