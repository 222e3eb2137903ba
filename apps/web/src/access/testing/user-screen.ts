// The list of users and the form of one of them.
import type { User } from '@redakcja/generated/model/user';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { screen } from '@testing-library/react';
import { answerList, answerRecord } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { administratorRole, editorRole } from './sample-roles.ts';

export const userRow = (id: number, change: Partial<UserRow> = {}): UserRow => ({
  id,
  userName: `osoba${id}`,
  email: `osoba${id}@jasionka.example`,
  firstname: 'Jan',
  surname: 'Kowalski',
  pesel: '•••••••0242',
  identificationDocumentType: -1,
  identificationDocumentNumber: '•••••••0242',
  isActive: true,
  isConfirmed: true,
  isSystem: false,
  isAdministrator: false,
  lastSignIn: null,
  etag: '"1"',
  ...change,
});

export const person9 = (change: Partial<User> = {}): User => ({
  id: 9,
  identityUserId: 'abc',
  userName: 'jan.kowalski',
  firstname: 'Jan',
  surname: 'Kowalski',
  pesel: null,
  birthDate: '1985-03-12',
  identificationDocumentType: 1,
  identificationDocumentNumber: 'ABC123456',
  sex: 10,
  phone: null,
  mobilePhone: null,
  fax: '17 850 10 22',
  email: 'j.kowalski@jasionka.example',
  isActive: true,
  isConfirmed: true,
  confirmedDate: '2026-09-01T06:30:00.000Z',
  isSystem: false,
  mustChangePassword: false,
  createdDate: '2026-09-01T06:30:00.000Z',
  roles: [editorRole],
  excludeCategories: [],
  ...change,
});

export const systemRoles = { systemRoles: [{ id: 1, name: 'Administrator' }] };
export const administrator = { user: { id: 4, isAdmin: true }, parameters: systemRoles };

export function answerUser(user: User) {
  answerRecord('/api/auth/users/9', user);
  answerList('/api/auth/users/9/effective-permissions', []);
  answerList('/api/auth/users/roles', [administratorRole, editorRole]);
}

export const openForm = (setup: Parameters<typeof renderApp>[1] = administrator) => {
  const app = renderApp('/dostep/uzytkownicy/edytuj/9', setup);
  return { ...app, ready: screen.findByRole('button', { name: 'Zapisz' }) };
};
type Person = ReturnType<typeof renderApp>['person'];

export async function fill(person: Person, name: RegExp, text: string) {
  await person.click(field(name));
  await person.paste(text);
}

export function field(name: RegExp) {
  return screen.getByLabelText<HTMLInputElement>(name);
}
