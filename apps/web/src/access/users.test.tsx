import type { RoleReference } from '@redakcja/generated/model/roleReference';
import type { User } from '@redakcja/generated/model/user';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../testing/answers.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';
import { administratorRole, editorRole } from './testing/sample-roles.ts';

const row = (id: number, change: Partial<UserRow> = {}): UserRow => ({
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
  etag: '"1"',
  ...change,
});

const person9 = (change: Partial<User> = {}): User => ({
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

const systemRoles = { systemRoles: [{ id: 1, name: 'Administrator' }] };
const administrator = { user: { id: 4, isAdmin: true }, parameters: systemRoles };

function answerUser(user: User) {
  answerRecord('/api/auth/users/9', user);
  answerList('/api/auth/users/9/effective-permissions', []);
  answerList('/api/auth/users/roles', [administratorRole, editorRole]);
}

const openForm = (setup: Parameters<typeof renderApp>[1] = administrator) => {
  const app = renderApp('/dostep/uzytkownicy/edytuj/9', setup);
  return { ...app, ready: screen.findByRole('button', { name: 'Zapisz' }) };
};
type Person = ReturnType<typeof renderApp>['person'];

async function fill(person: Person, name: RegExp, text: string) {
  await person.click(field(name));
  await person.paste(text);
}

function field(name: RegExp) {
  return screen.getByLabelText<HTMLInputElement>(name);
}

describe('list of users', () => {
  it('does not allow selecting inactive users or removing users', async () => {
    answerList('/api/auth/users', [row(1), row(2, { isActive: false })]);
    const removed = recordCalls('delete', '/api/auth/users', []);
    const { person } = renderApp('/dostep/uzytkownicy', administrator);
    const inactive = await screen.findByRole('checkbox', { name: /osoba2/ });
    expect(inactive.getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('checkbox', { name: /osoba1/ }));
    const remove = await screen.findByRole('button', { name: 'Usuń' });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    await person.click(remove);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(removed).toEqual([]);
    expect(screen.getAllByText('•••••••0242')).toHaveLength(2);
  });

  it('marks administrators with an asterisk', async () => {
    answerList('/api/auth/users', [row(1), row(2, { isAdministrator: true })]);
    renderApp('/dostep/uzytkownicy', administrator);
    const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await rowOf(/osoba1/)).queryByText('*')).toBeNull();
    expect((await rowOf(/osoba2/)).getByText('*')).toBeTruthy();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('integrated with an external system: %s, buttons to add: %i', async (isIntegratedWithASW, buttons) => {
    answerList('/api/auth/users', [row(1)]);
    renderApp('/dostep/uzytkownicy', { ...administrator, parameters: { ...systemRoles, isIntegratedWithASW } });
    await screen.findByRole('checkbox', { name: /osoba1/ });
    expect(screen.queryAllByRole('link', { name: 'Dodaj użytkownika' })).toHaveLength(buttons);
  });
});

describe('a PESEL that the list is filtered by', () => {
  it('reaches the server but never the address, and is there again on the way back from a form', async () => {
    const { handler, last } = listAnswer('/api/auth/users', () => [row(9)]);
    answerUser(person9());
    const { person, address } = renderApp('/dostep/uzytkownicy', { ...administrator, handlers: [handler] });
    await person.click(await screen.findByRole('button', { name: 'Filtry' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.type(drawer.getByLabelText('Nazwisko'), 'Kow');
    await person.type(drawer.getByLabelText('PESEL (cały numer)'), '44051401359');
    await person.click(drawer.getByRole('button', { name: 'Zastosuj' }));
    const both = ['surname;contains;Kow', 'pesel;equal;44051401359'];
    await waitFor(() => expect(last().getAll('filters')).toEqual(both));
    expect(decodeURIComponent(address())).toContain('surname;contains;Kow');
    expect(address()).not.toContain('44051401359');

    await person.click(await screen.findByRole('link', { name: 'osoba9' }));
    await person.click(await screen.findByRole('link', { name: 'Wróć do listy' }));
    await waitFor(() => expect(last().getAll('filters')).toEqual(both));
    expect(await screen.findByRole('button', { name: 'Filtry (2)' })).toBeTruthy();
    expect(Object.values(sessionStorage).join()).not.toContain('44051401359');

    await person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() => expect(last().getAll('filters')).toEqual([]));
    expect(address()).toBe('/dostep/uzytkownicy');
  });

  it('is not read from a URL, and an old reference is ignored', async () => {
    const { handler, last } = listAnswer('/api/auth/users', () => [row(9)]);
    renderApp('/dostep/uzytkownicy?filters=pesel;equal;44051401359&filters=surname;contains;Kow&hidden=123', {
      ...administrator,
      handlers: [handler],
    });
    expect(await screen.findByRole('button', { name: 'Filtry (1)' })).toBeTruthy();
    await waitFor(() => expect(last().getAll('filters')).toEqual(['surname;contains;Kow']));
  });
});

describe('the roles of a user', () => {
  it('are one stop of the keyboard, however many are chosen', async () => {
    answerUser(person9({ roles: [editorRole, administratorRole] }));
    const { person, ready } = openForm();
    await ready;
    const list = await screen.findByRole('combobox', { name: /^Role użytkownika/ });
    expect(screen.getAllByText('Redaktor').length).toBeGreaterThan(0);
    list.focus();
    await person.tab();
    expect(document.activeElement?.closest('.multi-select')).toBeNull();
    expect(document.activeElement?.tagName).not.toBe('svg');
  });
});

describe('a user with ManageUsers who is no administrator', () => {
  const manager = { permissions: ['ManageUsers', 'CreateArticles'] as const, user: { id: 4 }, parameters: systemRoles };
  const publisherRole: RoleReference = { ...editorRole, id: 5, name: 'Wydawca', permissions: ['PublishArticles'] };

  it('is offered the roles whose permissions they have, others with the reason', async () => {
    answerUser(person9());
    answerList('/api/auth/users/roles', [administratorRole, editorRole, publisherRole]);
    const { person, ready } = openForm(manager);
    await ready;
    const hint = await screen.findByText(/Niedostępne role: Administrator, Wydawca/);
    const list = await screen.findByRole('combobox', { name: /^Role użytkownika/ });
    expect(list.getAttribute('aria-describedby')).toBe(hint.closest('[id]')?.id);
    list.focus();
    await person.keyboard('{ArrowDown}');
    const closed = await screen.findByRole('option', { name: /Wydawca/, hidden: true });
    expect(closed.textContent).toContain('daje uprawnienia, których nie masz: Publikowanie artykułów');
    expect(closed.getAttribute('data-p-disabled')).toBe('true');
    expect(screen.getByRole('option', { name: 'Redaktor', hidden: true }).getAttribute('data-p-disabled')).toBe(
      'false',
    );
  });

  it.each([
    [
      'a permission',
      { roles: [publisherRole] },
      [],
      'To konto ma uprawnienia, których nie masz: Publikowanie artykułów',
    ],
    ['a category', {}, [31], 'To konto ma uprawnienia do kategorii, do których ich nie masz'],
  ])('only looks at an account with %s that they lack', async (_, change, excludeCategories, reason) => {
    answerUser(person9(change));
    const { person, ready } = openForm({ ...manager, user: { id: 4, excludeCategories } });
    const save = await ready;
    expect(save.getAttribute('aria-disabled')).toBe('true');
    expect(field(/^E-mail/).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Reset hasła' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Dezaktywuj konto' })).toBeNull();
    await person.hover(save);
    expect(await screen.findAllByText(reason)).not.toEqual([]);
  });

  it('is notified that the message with the link was not sent, without the link', async () => {
    answerUser(person9());
    recordCalls('post', '/api/auth/users/9/password', {
      isSent: false,
      link: null,
      expiresAt: '2026-11-21T10:00:00.000Z',
    });
    const { person, ready } = openForm(manager);
    await ready;
    await person.click(screen.getByRole('button', { name: 'Reset hasła' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zresetuj hasło' }));
    expect(await screen.findByText(/Nie udało się wysłać użytkownikowi wiadomości/)).toBeTruthy();
    expect(screen.queryByLabelText('Link')).toBeNull();
  });
});

describe('fields of a user that follow each other', () => {
  it('a PESEL sets birth date and sex and locks them; without it they are free again', async () => {
    answerUser(person9());
    const { person, ready } = openForm();
    await ready;
    await fill(person, /^PESEL/, '44051401359');
    expect(field(/^Data urodzenia/).value).toBe('14.05.1944');
    expect(field(/^Data urodzenia/).readOnly).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mężczyzna' }).checked).toBe(true);
    await person.click(screen.getByRole('radio', { name: 'Kobieta' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kobieta' }).checked).toBe(false);
    await person.clear(field(/^PESEL/));
    expect(field(/^Data urodzenia/).readOnly).toBe(false);
  });

  it('a wrong PESEL is refused in the words of the specification', async () => {
    answerUser(person9());
    const { person, ready } = openForm();
    await ready;
    await fill(person, /^PESEL/, '44051401358');
    await person.tab();
    expect(await screen.findByText('Nieprawidłowy numer PESEL')).toBeTruthy();
  });

  it('the document number is asked for with a document only, and is cleared with another one', async () => {
    answerUser(person9());
    const { person, ready } = openForm();
    await ready;
    expect(field(/^Numer dokumentu/).value).toBe('ABC123456');
    const type = field(/^Rodzaj dokumentu/);
    await person.selectOptions(type, 'Paszport');
    expect(field(/^Numer dokumentu/).value).toBe('');
    await person.selectOptions(type, 'PESEL');
    expect(screen.queryByLabelText(/^Numer dokumentu/)).toBeNull();
    await person.selectOptions(type, 'Brak');
    expect(screen.queryByLabelText(/^Numer dokumentu/)).toBeNull();
  });

  it('with no document the login is the number, and the hidden fax stays', async () => {
    answerUser(person9());
    const saved = recordCalls('put', '/api/auth/users/9', person9());
    const { person, ready } = openForm();
    await ready;
    await person.selectOptions(field(/^Rodzaj dokumentu/), 'Brak');
    await person.type(field(/^Login/), '2');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({
      userName: 'jan.kowalski2',
      identificationDocumentNumber: 'jan.kowalski2',
      fax: '17 850 10 22',
      roles: [3],
    });
    expect(screen.queryByLabelText(/faks/i)).toBeNull();
  });

  it('keeps no personal numbers in the browser', async () => {
    answerUser(person9());
    const { person, ready } = openForm();
    await ready;
    await fill(person, /^PESEL/, '44051401359');
    await person.type(field(/^Nazwisko/), 'a');
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('Kowalskia'));
    expect(Object.values(localStorage).join()).not.toMatch(/44051401359|ABC123456/);
  });
});

describe('what may be done with an account', () => {
  const names = ['Aktywuj konto', 'Reset hasła', 'Dezaktywuj konto'];
  const shown = () => names.filter((name) => screen.queryByRole('button', { name }) !== null);

  it.each([
    [{ isActive: true, isConfirmed: true }, administrator, ['Reset hasła', 'Dezaktywuj konto']],
    [{ isActive: false, isConfirmed: true }, administrator, ['Aktywuj konto']],
    [{ isActive: false, isConfirmed: false }, administrator, ['Aktywuj konto']],
    [{ isActive: true, isConfirmed: false }, administrator, []],
    [{}, { ...administrator, user: { id: 9, isAdmin: true } }, []],
    [{}, { ...administrator, parameters: { ...systemRoles, isIntegratedWithASW: true } }, []],
  ])('%o', async (state, setup, expected) => {
    answerUser(person9(state));
    const { ready } = openForm(setup);
    await ready;
    expect(shown()).toEqual(expected);
  });

  it('after an account is closed the title of its form has the focus', async () => {
    answerUser(person9());
    server.use(
      http.delete('*/api/auth/users/9/isconfirmed', () => {
        const closed = person9({ isActive: false, isConfirmed: false });
        answerUser(closed);
        return HttpResponse.json(closed);
      }),
    );
    const { person, ready } = openForm();
    await ready;
    screen.getByRole('button', { name: 'Dezaktywuj konto' }).focus();
    await person.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Dezaktywuj konto' }));
    await screen.findByRole('button', { name: 'Aktywuj konto' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('a reset is asked about and shows its link once', async () => {
    answerUser(person9());
    const link = 'https://bip.jasionka.example/wymuszona-zmiana-hasla#token=kL2mN8pQ4rS6tU0vW1xY3zA5';
    const resets = recordCalls('post', '/api/auth/users/9/password', {
      isSent: false,
      link,
      expiresAt: '2026-11-21T10:00:00.000Z',
    });
    const { person, ready } = openForm();
    await ready;
    await person.click(screen.getByRole('button', { name: 'Reset hasła' }));
    const question = await screen.findByRole('alertdialog', { name: 'Reset hasła' });
    expect(within(question).getByText('Czy na pewno zresetować hasło użytkownika?')).toBeTruthy();
    expect(resets).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Zresetuj hasło' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(link);
    expect(await screen.findByText('Hasło zostało zresetowane')).toBeTruthy();
    const shown = await screen.findByRole('dialog', { name: 'Jednorazowy link do ustawienia hasła' });
    await person.click(within(shown).getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(screen.queryByLabelText('Link')).toBeNull());
  });
});

describe('who may save whom', () => {
  it("one's own roles are not in the form", async () => {
    answerUser(person9());
    const { ready } = openForm({ ...administrator, user: { id: 9, isAdmin: true } });
    await ready;
    expect(screen.queryByText('Role użytkownika')).toBeNull();
    expect(field(/^Login/).readOnly).toBe(false);
  });

  it.each([
    [
      'Konta użytkowników są zarządzane w zintegrowanym systemie zewnętrznym',
      { ...administrator, parameters: { ...systemRoles, isIntegratedWithASW: true } },
    ],
  ])('%s', async (reason, setup) => {
    answerUser(person9());
    const { person, ready } = openForm(setup);
    const save = await ready;
    expect(save.getAttribute('aria-disabled')).toBe('true');
    expect(field(/^Login/).readOnly).toBe(true);
    await person.hover(save);
    expect(await screen.findAllByText(reason)).not.toEqual([]);
  });

  it("one's own profile that is locked says why once, and has nothing to press", async () => {
    answerUser(person9());
    renderApp('/dostep/uzytkownicy/edytuj/9', {
      permissions: ['ManageUsers'],
      user: { id: 9 },
      parameters: systemRoles,
    });
    expect((await screen.findByRole('note')).textContent).toBe('Tylko administrator może zapisać własne konto.');
    expect(screen.queryByRole('button', { name: 'Zapisz' })).toBeNull();
    expect(field(/^Login/).readOnly).toBe(true);
  });

  it('a profile is open without the permission to manage users', async () => {
    answerRecord('/api/auth/users/profile', person9());
    renderApp('/dostep/uzytkownicy/edytuj/9', { permissions: ['CreateArticles'], user: { id: 9 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Jan Kowalski' })).toBeTruthy();
    expect(screen.queryByText('Uprawnienia wynikowe')).toBeNull();
  });
});

describe('why a user may do something', () => {
  it('names the roles that grant a permission', async () => {
    answerUser(person9());
    answerList('/api/auth/users/9/effective-permissions', [
      {
        permission: { id: 'CreateArticles', displayName: 'Tworzenie artykułów', description: '' },
        isGranted: true,
        roles: [editorRole],
      },
      {
        permission: { id: 'ManageMenus', displayName: 'Zarządzanie menu', description: '' },
        isGranted: false,
        roles: [],
      },
    ]);
    openForm();
    expect((await screen.findByRole('row', { name: /Tworzenie artykułów/ })).textContent).toContain('Redaktor');
    expect(screen.getByRole('row', { name: /Zarządzanie menu/ }).textContent).toContain('Brak uprawnienia');
  });
});
