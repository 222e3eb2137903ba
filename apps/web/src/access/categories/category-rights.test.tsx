import { sampleCategory } from '@redakcja/domain/menus/testing/sample-category';
import { getGetUserResponseMock } from '@redakcja/generated/access/access.msw';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { User } from '@redakcja/generated/model/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { administratorRole, editorRole } from '../testing/sample-roles.ts';

const category = (elementId: number, displayText: string, children: MenuElement[] = []) =>
  sampleCategory(elementId, { displayText, children });

const user = (change: Partial<User> = {}): User => ({
  ...getGetUserResponseMock(),
  id: 9,
  roles: [editorRole],
  excludeCategories: [],
  ...change,
});

function openCard(edited: User, isAdmin = true) {
  answerRecord('/api/auth/users/9', edited);
  answerList('/api/auth/users/9/effective-permissions', []);
  answerList('/api/auth/users/roles', [administratorRole, editorRole]);
  answerList('/api/menus/id', [20, 21, 22, 30] as unknown as object[]); // a list of bare numbers
  const menu = { type: 20, maxElements: -1, maxLevels: 4 };
  answerRecord('/api/menus/10', { ...menu, type: 10, elements: [category(30, 'Urząd')] });
  answerRecord('/api/menus/20', {
    ...menu,
    elements: [category(20, 'Referaty', [category(21, 'Finanse'), category(22, 'Kadry')])],
  });
  const saved = recordCalls('put', '/api/auth/users/9', edited);
  const app = renderApp('/dostep/uzytkownicy/edytuj/9', {
    user: { id: 4, isAdmin },
    parameters: { systemRoles: [{ id: 1, name: 'Administrator' }] },
  });
  return { ...app, saved };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function openVertical(person: ReturnType<typeof renderApp>['person']) {
  await person.click(await screen.findByRole('tab', { name: 'Menu pionowe' }));
  await screen.findByRole('checkbox', { name: 'Referaty' });
}

describe('rights to categories', () => {
  it.each([
    ['Tak', [20, 21, 22]],
    ['Nie', [20]],
  ])('a category with subcategories asks about them: %s', async (answer, excluded) => {
    const { person, saved } = openCard(user());
    await openVertical(person);
    await person.click(box('Referaty'));
    const question = await screen.findByRole('alertdialog', { name: 'Potwierdzenie zmiany uprawnień' });
    expect(within(question).getByText('Czy nadać/odebrać uprawnienia podkategoriom?')).toBeTruthy();
    await person.click(within(question).getByRole('button', { name: answer }));
    expect(box('Referaty').checked).toBe(false);
    expect(box('Kadry').checked).toBe(answer === 'Nie');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saved.map((call) => call.body)).toMatchObject([{ excludeCategories: excluded }]));
  });

  it('a closed question changes nothing, a category without subcategories asks nothing', async () => {
    const { person } = openCard(user({ excludeCategories: [20, 21] }));
    await openVertical(person);
    await person.click(box('Referaty'));
    await screen.findByRole('alertdialog');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box('Referaty').checked).toBe(false);
    await person.click(box('Finanse'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box('Finanse').checked).toBe(true);
  });

  it('are set by administrators, for non-administrators', async () => {
    const { person, saved } = openCard(user());
    await screen.findByRole('tab', { name: 'Menu pionowe' });
    screen.getByRole('combobox', { name: /^Role użytkownika/ }).focus();
    await person.keyboard('{ArrowDown}');
    await person.click(await screen.findByRole('option', { name: 'Administrator', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Menu pionowe' })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(saved.map((call) => call.body)).toMatchObject([{ excludeCategories: [20, 21, 22, 30] }]),
    );
  });

  it('are neither shown to non-administrators nor sent by them', async () => {
    const { person, saved } = openCard(user(), false);
    await person.type(await screen.findByLabelText(/^Nazwisko/), 'a');
    expect(screen.queryByText('Uprawnienia do kategorii')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).not.toHaveProperty('excludeCategories');
  });
});
