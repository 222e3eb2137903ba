// The columns of dictionary files, for the command line and the lists of the web app.
import { isoCodeSchema } from './iso-code-form.ts';
import { providingEntitySchema } from './named-entry-form.ts';
import { tagSchema } from './tag-form.ts';

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

export interface ImportedDictionary {
  fields: readonly Field[];
  /** The column that identifies an entry. */
  nameField: string;
  /** Whether each language version has its own entries. */
  hasLanguages: boolean;
}

interface Schema {
  safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined };
}

const checkWith = (schema: Schema) => (text: string) =>
  (schema.safeParse(text).error?.issues ?? []).map(({ message }) => message);

const nameAliases = ['nazwa'];
const language: Field = {
  name: 'languageIsoCode',
  aliases: ['język', 'jezyk', 'lang', 'kod języka'],
  isRequired: false,
  check: (text) =>
    text === '' || /^[A-Z]{2}(-[A-Z]{3})?$/i.test(text) ? [] : [`Nieprawidłowy kod języka „${text.slice(0, 20)}”`],
};

const named = (schema: Schema): ImportedDictionary => ({
  fields: [{ name: 'name', aliases: nameAliases, isRequired: true, check: checkWith(schema) }, language],
  nameField: 'name',
  hasLanguages: true,
});

const isoCode = isoCodeSchema({ isNew: false }).shape;

export const importedTags = named(tagSchema.shape.name);
export const importedProvidingEntities = named(providingEntitySchema.shape.name);
export const importedIsoCodes: ImportedDictionary = {
  fields: [
    { name: 'code', aliases: ['kod'], isRequired: true, check: checkWith(isoCode.code) },
    { name: 'name', aliases: nameAliases, isRequired: true, check: checkWith(isoCode.name) },
  ],
  nameField: 'code',
  hasLanguages: false,
};

/** Rows of tags and providing entities as they are sent; the fields have checked the required cells. */
export const namedRows = (rows: readonly Cells[]) =>
  rows.map(({ name = '', languageIsoCode }) => ({ name, ...(languageIsoCode ? { languageIsoCode } : {}) }));

/** The same of ISO codes. */
export const isoCodeRows = (rows: readonly Cells[]) => rows.map(({ code = '', name = '' }) => ({ code, name }));

/** A column that is not known would be left out without a word. */
export const unknownColumn = (name: string, fields: readonly Field[]): string =>
  `nieznana kolumna „${name}”. Kolumny: ${fields.map((one) => `${one.name} (${one.aliases[0]})`).join(', ')}`;

/** The field of each column of a heading, null for an empty one; or what is wrong with the heading. */
export function columnsOf(
  heading: readonly string[],
  fields: readonly Field[],
): { columns: (string | null)[] } | { error: string } {
  const columns = heading.map((cell) => {
    const text = cell.trim();
    const field = fields.find(
      ({ name, aliases }) => name.toLowerCase() === text.toLowerCase() || aliases.includes(text.toLowerCase()),
    );
    return field?.name ?? null;
  });
  const missing = fields.find(({ name, isRequired }) => isRequired && !columns.includes(name));
  if (missing !== undefined)
    return { error: `Wiersz 1: brak kolumny „${missing.name}” (albo „${missing.aliases[0]}”)` };
  const duplicate = columns.find((name, i) => name !== null && columns.indexOf(name) !== i);
  if (duplicate !== undefined) return { error: `Wiersz 1: kolumna „${duplicate}” powtarza się` };
  const unknown = heading.find((cell, i) => columns[i] === null && cell.trim() !== '');
  return unknown === undefined ? { columns } : { error: `Wiersz 1: ${unknownColumn(unknown.trim(), fields)}` };
}
