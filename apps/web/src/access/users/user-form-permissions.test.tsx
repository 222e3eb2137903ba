import type { RoleReference } from '@redakcja/generated/model/roleReference';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { administratorRole, editorRole } from '../testing/sample-roles.ts';
import { administrator, answerUser, field, openForm, person9, systemRoles } from '../testing/user-screen.ts';

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
      isMailSetUp: true,
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
