// What a save has changed, for the audit log: names of fields, never their values (PESEL, document numbers).
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import type { UserColumns, UserRecord } from './user-queries.ts';

const labels: Readonly<Record<keyof UserColumns, string>> = {
  userName: 'login',
  firstname: 'imię',
  surname: 'nazwisko',
  email: 'e-mail',
  pesel: 'PESEL',
  birthDate: 'data urodzenia',
  identificationDocumentType: 'rodzaj dokumentu',
  identificationDocumentNumber: 'numer dokumentu',
  sex: 'płeć',
  phone: 'telefon',
  mobilePhone: 'telefon komórkowy',
  fax: 'faks',
};

/** One sentence; null when nothing has changed. */
export function changedFields(before: UserRecord, after: UserColumns): string | null {
  const names = Object.entries(labels)
    .filter(([field]) => before[field as keyof UserColumns] !== after[field as keyof UserColumns])
    .map(([, label]) => label);
  return names.length === 0 ? null : `Zmieniono: ${names.join(', ')}`;
}

type Named = Pick<RoleReference, 'id' | 'name'>;

/** Sentences; empty when the roles are the same. */
export function changedRoles(before: readonly Named[], after: readonly Named[]): string[] {
  const missingIn = (list: readonly Named[], other: readonly Named[]) =>
    list.filter(({ id }) => !other.some((role) => role.id === id)).map(({ name }) => name);
  const [given, taken] = [missingIn(after, before), missingIn(before, after)];
  return [
    ...(given.length === 0 ? [] : [`Nadano role: ${given.join(', ')}`]),
    ...(taken.length === 0 ? [] : [`Odebrano role: ${taken.join(', ')}`]),
  ];
}

/** One sentence; null when the categories are the same. */
export function changedCategories(before: readonly number[], after: readonly number[]): string | null {
  const closed = after.filter((id) => !before.includes(id)).length;
  const opened = before.filter((id) => !after.includes(id)).length;
  return closed + opened === 0 ? null : `Kategorie zamknięte: ${closed}, otwarte: ${opened}`;
}
