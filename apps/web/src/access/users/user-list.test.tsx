import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerList, recordCalls } from '../../testing/answers.ts';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { administrator, answerUser, person9, systemRoles, userRow } from '../testing/user-screen.ts';

describe('list of users', () => {
  it('does not allow selecting inactive users or removing users', async () => {
    answerList('/api/auth/users', [userRow(1), userRow(2, { isActive: false })]);
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
  });

  it('has the masked PESEL only when it is chosen', async () => {
    answerList('/api/auth/users', [userRow(1), userRow(2)]);
    const { unmount } = renderApp('/dostep/uzytkownicy', administrator);
    await screen.findByRole('row', { name: /osoba1/ });
    expect(screen.queryByText('•••••••0242')).toBeNull();
    unmount();
    renderApp('/dostep/uzytkownicy?without=', administrator);
    expect(await screen.findAllByText('•••••••0242')).toHaveLength(2);
  });

  it('says when somebody last signed in, or that nobody knows here', async () => {
    const { lastSignIn: _, ...elsewhere } = userRow(3);
    answerList('/api/auth/users', [userRow(1, { lastSignIn: '2026-11-18T08:00:00.000Z' }), userRow(2), elsewhere]);
    renderApp('/dostep/uzytkownicy', administrator);
    for (const [name, label] of [
      [/osoba1/, '18.11.2026 09:00'],
      [/osoba2/, 'nigdy'],
      [/osoba3/, 'wie dostawca tożsamości'],
    ] as const)
      expect(within(await screen.findByRole('row', { name })).getByText(label)).toBeTruthy();
  });

  it('marks administrators with an asterisk and the word', async () => {
    answerList('/api/auth/users', [userRow(1), userRow(2, { isAdministrator: true })]);
    renderApp('/dostep/uzytkownicy', administrator);
    const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await rowOf(/osoba1/)).queryByText('Administrator')).toBeNull();
    expect((await rowOf(/osoba2/)).getByText('Administrator').textContent).toBe('* Administrator');
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('integrated with an external system: %s, buttons to add: %i', async (isIntegratedWithASW, buttons) => {
    answerList('/api/auth/users', [userRow(1)]);
    renderApp('/dostep/uzytkownicy', { ...administrator, parameters: { ...systemRoles, isIntegratedWithASW } });
    await screen.findByRole('checkbox', { name: /osoba1/ });
    expect(screen.queryAllByRole('link', { name: 'Dodaj użytkownika' })).toHaveLength(buttons);
  });
});

describe('a PESEL that the list is filtered by', () => {
  it('reaches the server but never the address, and is there again on the way back from a form', async () => {
    const { handler, last } = listAnswer('/api/auth/users', () => [userRow(9)]);
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
    await screen.findByRole('heading', { name: 'Jan Kowalski' });
    await person.click(screen.getByRole('link', { name: 'Wróć do listy' }));
    await waitFor(() => expect(last().getAll('filters')).toEqual(both));
    expect(await screen.findByRole('button', { name: 'Filtry (2)' })).toBeTruthy();
    expect(Object.values(sessionStorage).join()).not.toContain('44051401359');

    await person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() => expect(last().getAll('filters')).toEqual([]));
    expect(address()).toBe('/dostep/uzytkownicy');
  });

  it('is not read from a URL, and an old reference is ignored', async () => {
    const { handler, last } = listAnswer('/api/auth/users', () => [userRow(9)]);
    renderApp('/dostep/uzytkownicy?filters=pesel;equal;44051401359&filters=surname;contains;Kow&hidden=123', {
      ...administrator,
      handlers: [handler],
    });
    expect(await screen.findByRole('button', { name: 'Filtry (1)' })).toBeTruthy();
    await waitFor(() => expect(last().getAll('filters')).toEqual(['surname;contains;Kow']));
  });
});
