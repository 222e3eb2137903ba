import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, recordCalls } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { administrator, answerUser, openForm, person9, systemRoles, userRow } from '../testing/user-screen.ts';

const serverIdentity = {
  address: 'https://logowanie.example',
  client_id: 'redakcja-bip',
  scope: 'bip-api',
  isExternal: true,
  passwordChangeAddress: 'https://logowanie.example/haslo',
};
const withProvider = { ...administrator, parameters: { ...systemRoles, serverIdentity } };

describe('what may be done with an account', () => {
  const names = ['Aktywuj konto', 'Reset hasła', 'Zakończ sesje', 'Odblokuj logowanie', 'Dezaktywuj konto'];
  const shown = () => names.filter((name) => screen.queryByRole('button', { name }) !== null);

  it.each([
    [{ isActive: true, isConfirmed: true }, administrator, names.slice(1)],
    [{}, withProvider, ['Reset hasła', 'Zakończ sesje', 'Dezaktywuj konto']],
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

  it('the end of the sessions is asked about, with what it does; a pause of the sign-in is ended at once', async () => {
    answerUser(person9());
    const ends = recordCalls('post', '/api/auth/users/9/sign-out', null);
    const unlocks = recordCalls('post', '/api/auth/users/9/unlock', null);
    answerList('/api/auth/users', [userRow(9, { lastSignIn: '2026-11-18T08:00:00.000Z' })]);
    const { person, ready } = openForm();
    await ready;
    expect(await screen.findByText('18.11.2026 09:00')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Zakończ sesje' }));
    const question = await screen.findByRole('alertdialog', { name: 'Zakończyć sesje?' });
    expect(within(question).getByText(/na wszystkich urządzeniach.* Hasło się nie zmieni/)).toBeTruthy();
    expect(ends).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Zakończ sesje' }));
    expect(await screen.findByText('Sesje zostały zakończone')).toBeTruthy();
    expect(ends).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Odblokuj logowanie' }));
    expect(await screen.findByText('Wcześniejsze błędne hasła już się nie liczą')).toBeTruthy();
    expect(unlocks).toHaveLength(1);
  });

  it('a reset is asked about and shows its link once', async () => {
    answerUser(person9());
    const link = 'https://bip.jasionka.example/wymuszona-zmiana-hasla#token=kL2mN8pQ4rS6tU0vW1xY3zA5';
    const resets = recordCalls('post', '/api/auth/users/9/password', {
      isSent: false,
      isMailSetUp: true,
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
    shown.focus();
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Zamknij bez kopiowania' }));
    await waitFor(() => expect(screen.queryByLabelText('Link')).toBeNull());
  });
});
