import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { editorRole } from '../testing/sample-roles.ts';

const link = 'https://bip.jasionka.example/wymuszona-zmiana-hasla#token=kL2mN8pQ4rS6tU0vW1xY3zA5';

async function openForm(passwordLink: object | null) {
  answerList('/api/auth/users/roles', [editorRole]);
  answerList('/api/auth/users/12/effective-permissions', []);
  answerRecord('/api/menus/10', { type: 10, maxElements: 6, maxLevels: 1, elements: [] });
  answerRecord('/api/auth/users/12', {
    id: 12,
    userName: 'nowa.osoba',
    firstname: 'Ewa',
    surname: 'Nowa',
    email: 'ewa@jasionka.example',
    identificationDocumentType: 2,
    sex: 20,
    roles: [editorRole],
    excludeCategories: [],
    createdDate: '2026-11-21T10:00:00.000Z',
    confirmedDate: null,
  });
  const created = recordCalls('post', '/api/auth/users', { id: 12, passwordLink }, 201);
  const app = renderApp('/dostep/uzytkownicy/utworz-nowego', {
    user: { id: 4, isAdmin: true },
    parameters: { systemRoles: [{ id: 1, name: 'Administrator' }] },
  });
  await screen.findByLabelText(/^Login/);
  return { ...app, created };
}

type Person = ReturnType<typeof renderApp>['person'];
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function fill(person: Person, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await person.click(field(new RegExp(`^${name}`)));
    await person.paste(value);
  }
}

async function fillPassport(person: Person, birthDate: string) {
  await person.selectOptions(field(/^Rodzaj dokumentu/), 'Paszport');
  await fill(person, {
    Login: 'nowa.osoba',
    'E-mail': 'ewa@jasionka.example',
    Imię: 'Ewa',
    Nazwisko: 'Nowa',
    'Numer dokumentu': 'EA1234567',
    'Data urodzenia': birthDate,
  });
  await person.click(screen.getByRole('radio', { name: 'Kobieta' }));
  screen.getByRole('combobox', { name: /^Role użytkownika/ }).focus();
  await person.keyboard('{ArrowDown}');
  await person.click(await screen.findByRole('option', { name: 'Redaktor', hidden: true }));
}

describe('a new user', () => {
  it('is sent, the link is shown once, and the edit screen opens when the dialog is closed', async () => {
    const { person, created, address } = await openForm({
      isSent: false,
      isMailSetUp: false,
      link,
      expiresAt: '2026-11-28T10:00:00.000Z',
    });
    await fillPassport(person, '5.3.1985');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Jednorazowy link do ustawienia hasła' }));
    expect(created.map((call) => call.body)).toMatchObject([
      {
        userName: 'nowa.osoba',
        identificationDocumentNumber: 'EA1234567',
        birthDate: '1985-03-05',
        sex: 20,
        roles: [3],
      },
    ]);
    expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toBe(link);
    expect(dialog.getByText(/do 28\.11\.2026/)).toBeTruthy();
    expect(dialog.queryByText(/nie udało się wysłać/i)).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Kopiuj link' }));
    // closing without a copy is asked about, by Escape as by the button
    await person.keyboard('{Escape}');
    const name = 'Zamknąć bez skopiowania linku?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    await person.click(question.getByRole('button', { name: 'Wróć do linku' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toBe('/dostep/uzytkownicy/utworz-nowego');
    const field = dialog.getByLabelText<HTMLInputElement>('Link');
    const writing = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await person.click(dialog.getByRole('button', { name: 'Kopiuj link' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
    writing.mockRestore();
    await person.click(dialog.getAllByRole('button', { name: 'Zamknij' })[0] as HTMLElement);
    const again = within(await screen.findByRole('alertdialog', { name }));
    await person.click(again.getByRole('button', { name: 'Wróć do linku' }));
    await person.click(dialog.getByRole('button', { name: 'Kopiuj link' }));
    expect(await screen.findByText('Skopiowano link')).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/dostep/uzytkownicy/edytuj/12'));
    expect(document.body.textContent).not.toContain('kL2mN8pQ4rS6tU0vW1xY3zA5');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/kL2mN8pQ4rS6tU0vW1xY3zA5|EA1234567/);
  });

  it('needs a name, an address and a role, and no document', async () => {
    const { person, created } = await openForm(null);
    await fill(person, { Login: 'nowa.osoba', 'E-mail': 'ewa@jasionka.example', Imię: 'Ewa', Nazwisko: 'Nowa' });
    screen.getByRole('combobox', { name: /^Role użytkownika/ }).focus();
    await person.keyboard('{ArrowDown}');
    await person.click(await screen.findByRole('option', { name: 'Redaktor', hidden: true }));
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.body).toMatchObject({ identificationDocumentType: 0, sex: 0 });
  });

  it('with a mail server only the sent message is reported', async () => {
    const { person, address } = await openForm({
      isSent: true,
      isMailSetUp: true,
      link: null,
      expiresAt: '2026-11-28T10:00:00.000Z',
    });
    await fillPassport(person, '05.03.1985');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText(/Wysłano do użytkownika wiadomość z jednorazowym linkiem/)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/dostep/uzytkownicy/edytuj/12'));
    expect(screen.queryByLabelText('Link')).toBeNull();
  });

  it('with an external identity provider there is no link', async () => {
    const { person, address } = await openForm(null);
    await fillPassport(person, '05.03.1985');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(address()).toBe('/dostep/uzytkownicy/edytuj/12'));
  });

  it.each([
    ['31.02.1985', 'Nieprawidłowa data'],
    ['05.03.2999', 'Data urodzenia nie może być późniejsza niż dzisiejsza'],
  ])('is not born on %s', async (birthDate, message) => {
    const { person, created } = await openForm(null);
    await fillPassport(person, birthDate);
    expect(await screen.findByText(message)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(created).toEqual([]);
    expect(field(/^Data urodzenia/).value).toBe(birthDate);
  });

  it('is shown as refused at the fields the server names, and nothing typed is lost', async () => {
    const { person } = await openForm(null);
    const message = 'Użytkownik o takim loginie już istnieje';
    recordCalls(
      'post',
      '/api/auth/users',
      { title: 'Operacja niedozwolona', status: 409, errors: [message], fields: [{ path: 'userName', message }] },
      409,
    );
    await fillPassport(person, '05.03.1985');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText(message, { selector: '.field-error *, .field-error' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Login/)));
    expect(field(/^Numer dokumentu/).value).toBe('EA1234567');
  });
});

it('an office without a role for editors leads to where one is made', async () => {
  answerList('/api/auth/users/roles', [{ ...editorRole, id: 1, name: 'Administrator' }]);
  renderApp('/dostep/uzytkownicy/utworz-nowego', {
    user: { id: 4, isAdmin: true },
    parameters: { systemRoles: [{ id: 1, name: 'Administrator' }] },
  });
  const link = await screen.findByRole('link', { name: 'rolę dla redaktorów' });
  expect(link.getAttribute('href')).toBe('/dostep/role/utworz-nowa');
});
