// The changed fields of an entry of the journal in words (openapi/application.yaml, JournalEntry).
import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { fieldLabels } from '../field-labels.ts';
import { formatDateTime, parseMoment } from '../formats/dates.ts';
import { plainText } from '../html/plain-text.ts';
import { linkTargetLabels, linkTypeLabels } from '../link-labels.ts';
import { comparable, numberOf } from './former-values.ts';

/** Names of fields in a sentence, in their order there. */
const menuFields: Readonly<Record<string, string>> = {
  displayText: 'nazwa',
  title: 'tekst dla czytników',
  description: 'opis',
  url: 'adres URL',
  slug: 'adres na stronie',
  target: 'sposób otwierania',
  isHidden: 'ukrycie',
  articleSort: 'sortowanie artykułów',
  linkToMenuElementId: 'łącze do kategorii',
  linkToArticleTranslationId: 'łącze do artykułu',
};

/** Settings have the names of their forms; these differ from what the field is called in messages. */
const settingsFields: Readonly<Record<string, string>> = {
  name: 'nazwa',
  displayText: 'wyświetlana nazwa',
  title: 'tekst dla czytników',
  url: 'adres URL',
  menuElementId: 'kategoria',
  target: 'sposób otwierania',
  isActive: 'aktywność',
  isShown: 'widoczność na stronie',
  fileId: 'obraz',
  value: 'liczba kafli',
  tiles: 'kafle',
  parameterValue: 'wartość',
  text: 'tekst',
  contacts: 'lista osób',
  tags: 'tagi',
  officeName: 'nazwa urzędu',
  'logo.bip': 'nazwa BIP w logo',
  'logo.office': 'nazwa jednostki w logo',
  'logo.isActive': 'widoczność logo',
  'editorialOffice.displayText': 'nazwa części „Redakcja”',
  'editorialOffice.text': 'treść części „Redakcja”',
  'editorialOffice.isActive': 'widoczność części „Redakcja”',
  'editorialOfficeAddress.displayText': 'nazwa części „Adres redakcji”',
  'editorialOfficeAddress.text': 'treść części „Adres redakcji”',
  'editorialOfficeAddress.isActive': 'widoczność części „Adres redakcji”',
  'information.displayText': 'nazwa części „Informacje”',
  'information.isActive': 'widoczność części „Informacje”',
  'information.links': 'łącza',
  'updates.displayText': 'nazwa części „Aktualizacje”',
  'updates.isActive': 'widoczność części „Aktualizacje”',
};

const enumerations: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  target: linkTargetLabels,
  linkType: linkTypeLabels,
};

export interface JournalChange {
  /** Of the field, as in the data of the entry. */
  name: string;
  /** For the middle of a sentence. */
  label: string;
  /** For a person: „brak”, „tak”, „„Referat””. */
  before: string;
  after: string;
  /** Of two lists, instead of both of them: „dodano „Referat”, zmieniono kolejność”. */
  difference?: string;
}

/** What an entry changed, field by field; nothing for a record that was added or deleted. */
export function journalChanges({
  area,
  before,
  after,
}: Pick<JournalEntry, 'area' | 'before' | 'after'>): JournalChange[] {
  if (before === null || after === null) return [];
  const names = area === JournalArea.Menus ? menuFields : settingsFields;
  // jsonb does not keep the order of keys
  const order = Object.keys(names);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.keys(after)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((name) => ({
      name,
      label: names[name] ?? lowerFirst(fieldLabels[name] ?? name),
      before: shown(name, before[name]),
      after: shown(name, after[name]),
      ...(isList(before[name]) && isList(after[name]) && { difference: difference(name, before[name], after[name]) }),
    }));
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/** The first part of an item, such as the name of a person: with it the item is the same one with other details. */
const firstPart = (words: string) => words.replace(/[,”].*$/s, '');

/** What one list has and the other one has not. */
function difference(field: string, before: readonly unknown[], after: readonly unknown[]): string {
  const item = (one: unknown) => ({ id: numberOf(one), words: shown(field, one) });
  const isIn = (list: readonly unknown[]) => (one: unknown) =>
    list.some((other) => comparable(other) === comparable(one));
  const added = after.filter((one) => !isIn(before)(one)).map(item);
  const removed: string[] = [];
  const parts: string[] = [];
  for (const { id, words } of before.filter((one) => !isIn(after)(one)).map(item)) {
    const sameRow = added.findIndex((one) => id !== null && one.id === id);
    const at = sameRow < 0 ? added.findIndex((one) => firstPart(one.words) === firstPart(words)) : sameRow;
    const [next] = at < 0 ? [] : added.splice(at, 1);
    if (next === undefined) removed.push(words);
    else parts.push(next.words === words ? `zmieniono zdjęcie: ${words}` : `zmieniono ${words} na ${next.words}`);
  }
  if (removed.length > 0) parts.push(`usunięto ${removed.join(', ')}`);
  if (added.length > 0) parts.push(`dodano ${added.map(({ words }) => words).join(', ')}`);
  const order = (list: readonly unknown[], other: readonly unknown[]) => comparable(list.filter(isIn(other)));
  if (order(before, after) !== order(after, before)) parts.push('zmieniono kolejność');
  return parts.join(', ');
}

const lowerFirst = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What a field without a value is shown as. */
export const noValue = 'brak';

const maxLength = 200;

/** Tells one photo of a person from another one; it means nothing to a reader. */
const photoNumber = /, zdjęcie \d+$/;

function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return noValue;
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (Array.isArray(value)) return value.length === 0 ? noValue : value.map((one) => shown(field, one)).join(', ');
  if (typeof value === 'object') return `„${cut(String(Reflect.get(value, 'name') ?? ''))}”`;
  if (typeof value === 'number') return `„${enumerations[field]?.[value] ?? value}”`;
  const words = String(value).replace(photoNumber, '');
  if (parseMoment(words) !== null) return formatDateTime(words);
  return `„${cut(/<[a-z]/i.test(words) ? plainText(words) : words)}”`;
}

const cut = (words: string) => (words.length > maxLength ? `${words.slice(0, maxLength)}…` : words);
