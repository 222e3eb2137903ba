import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerList, recordCalls } from '../../testing/answers.ts';
import { administratorRole, editorRole } from '../testing/sample-roles.ts';
import { answerUser, field, fill, openForm, person9 } from '../testing/user-screen.ts';

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
