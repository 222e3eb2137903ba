import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { administrator, answerUser, openForm, person9, systemRoles } from '../testing/user-screen.ts';

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
