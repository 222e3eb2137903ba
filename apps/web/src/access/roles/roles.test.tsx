import type { Role } from '@redakcja/generated/model/role';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const administrator = { user: { isAdmin: true } };
const system = { id: 1, name: 'Administrator', description: 'Wszystko', isSystem: true, etag: '"1"' };
const editor = { id: 3, name: 'Redaktor', description: 'Pisze artykuły', isSystem: false, etag: '"4"' };

const role = (isSystem: boolean): Role => ({
  id: 3,
  name: 'Redaktor',
  description: 'Pisze artykuły',
  isSystem,
  permissions: [{ id: 'CreateArticles', displayName: 'Tworzenie artykułów', description: '' }],
});

const saveButton = () => screen.findByRole('button', { name: 'Zapisz' });
const isLocked = async () => (await saveButton()).getAttribute('aria-disabled') === 'true';

describe('list of roles', () => {
  it('does not let a system role be ticked, and deletes others after a question', async () => {
    answerList('/api/auth/roles', [system, editor]);
    const deleted = recordCalls('delete', '/api/auth/roles', [{ id: 3, name: 'Redaktor', done: true, errors: [] }]);
    const { person } = renderApp('/dostep/role', administrator);
    const locked = await screen.findByRole('checkbox', { name: 'Zaznacz: Administrator' });
    await person.click(locked);
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText(/^Zaznaczono/)).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: 'Zaznacz: Redaktor' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    expect(deleted).toHaveLength(0);
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(deleted.map((call) => call.url.search)).toEqual(['?roleIds=3&etags=%224%22']));
  });

  it('names a role that another user has changed meanwhile, and keeps it', async () => {
    const stale = 'Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie';
    answerList('/api/auth/roles', [editor]);
    recordCalls('delete', '/api/auth/roles', [{ id: 3, name: 'Redaktor', done: false, errors: [stale] }]);
    const { person } = renderApp('/dostep/role', administrator);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Redaktor' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Usuń' }));
    expect(await screen.findByText(new RegExp(stale))).toBeTruthy();
  });

  it('asks without a language, which roles do not have', async () => {
    answerList('/api/auth/roles', [editor]);
    renderApp('/dostep/role', administrator);
    expect(await screen.findByRole('link', { name: 'Redaktor' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Wersja językowa' })).toBeNull();
  });
});

describe('form of a role', () => {
  it('cannot be saved untouched, is sent when changed', async () => {
    answerRecord('/api/auth/roles/3', role(false));
    const saved = recordCalls('put', '/api/auth/roles/3', role(false));
    const { person } = renderApp('/dostep/role/edytuj/3', administrator);
    expect(await isLocked()).toBe(true);
    await person.type(screen.getByLabelText(/^Opis/), ' i tagi');
    await waitFor(async () => expect(await isLocked()).toBe(false));
    await person.click(await saveButton());
    await waitFor(() =>
      expect(saved.map((call) => call.body)).toEqual([
        { name: 'Redaktor', description: 'Pisze artykuły i tagi', permissions: ['CreateArticles'] },
      ]),
    );
  });

  it('has every permission with what it allows, and a search in its list', async () => {
    const saved = recordCalls('post', '/api/auth/roles', { id: 4 }, 201);
    answerRecord('/api/auth/roles/4', role(false));
    const { person } = renderApp('/dostep/role/utworz-nowa', administrator);
    const group = within(await screen.findByRole('group', { name: /^Uprawnienia/ }));
    expect(screen.getByText('Brak uprawnień')).toBeTruthy();
    const archiving = group.getByRole('checkbox', { name: 'Archiwizowanie artykułów' });
    expect(archiving.getAttribute('aria-describedby')).not.toBeNull();
    await person.click(archiving);
    await person.click(group.getByRole('checkbox', { name: 'Tworzenie artykułów' }));
    expect(screen.queryByText('Brak uprawnień')).toBeNull();
    await person.type(screen.getByLabelText(/^Nazwa/), 'Archiwista');
    await person.type(screen.getByLabelText(/^Opis/), 'Archiwum');
    await person.click(await saveButton());
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ permissions: ['CreateArticles', 'ArchiveArticles'] }));
  });

  it('has the messages of the specification', async () => {
    const { person } = renderApp('/dostep/role/utworz-nowa', administrator);
    const name = await screen.findByLabelText(/^Nazwa/);
    await person.type(name, 'a');
    await person.clear(name);
    await person.tab();
    expect(await screen.findByText('Nazwa jest polem wymaganym')).toBeTruthy();
    await person.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Rola musi posiadać przynajmniej jedno uprawnienie')).toBeTruthy();
  });

  it('is only looked at when it is of the system', async () => {
    answerRecord('/api/auth/roles/3', role(true));
    const saved = recordCalls('put', '/api/auth/roles/3', role(true));
    const { person } = renderApp('/dostep/role/edytuj/3', administrator);
    await saveButton();
    await person.type(screen.getByLabelText(/^Opis/), 'x');
    await person.click(await saveButton());
    expect(await isLocked()).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Opis/).value).toBe('Pisze artykuły');
    expect(saved).toEqual([]);
  });
});
