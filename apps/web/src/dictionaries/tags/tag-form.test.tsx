// The mechanics of every form screen (shared/form), tried on the smallest one: saving, creating, leaving.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import {
  editPath,
  isLocked,
  nameField,
  openTag,
  problem,
  saveButton,
  tagAddress,
  tagServer,
} from '../testing/tag-screen.ts';

describe('saving', () => {
  it('is disabled without changes and with errors, with the reason', async () => {
    tagServer();
    const { person, field } = await openTag();
    expect(isLocked(saveButton())).toBe(true);
    await person.type(field, ' rady');
    expect(isLocked(saveButton())).toBe(false);
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
    await person.clear(field);
    expect(isLocked(saveButton())).toBe(true);
    saveButton().focus();
    expect(await screen.findByText('Uzupełnij lub popraw: Nazwa', { selector: '.hint' })).toBeTruthy();
  });

  it('shows what is wrong in words at the field, after it is left, and focuses it when saving is tried', async () => {
    tagServer();
    const { person, field } = await openTag();
    await person.clear(field);
    expect(screen.queryByText('Nazwa jest polem wymaganym')).toBeNull();
    await person.tab();
    expect(await screen.findByText('Nazwa jest polem wymaganym')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('shows a refusal that is about no field above the fields, with the focus, and not as a toast', async () => {
    tagServer();
    server.use(http.put(tagAddress, () => problem(409, ['Języka tagu nie można zmienić'])));
    const { person, retype } = await openTag();
    await retype('sesje');
    await person.keyboard('{Enter}');
    const refusal = await screen.findByText('Języka tagu nie można zmienić');
    const notice = refusal.closest<HTMLElement>('form [role="alert"]');
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(screen.getAllByText('Języka tagu nie można zmienić')).toHaveLength(1);
    tagServer();
    await person.type(await nameField(), '{Enter}');
    await waitFor(() => expect(screen.queryByText('Języka tagu nie można zmienić')).toBeNull());
  });

  it('counts characters and reports too many immediately', async () => {
    tagServer();
    const { field } = await openTag();
    fireEvent.change(field, { target: { value: 'a'.repeat(251) } });
    expect(await screen.findByText('Maksymalnie 250 znaków')).toBeTruthy();
    expect(screen.getByText(/251 \/ 250/)).toBeTruthy();
  });

  it('sends the entity tag, shows a toast, and leaves no unsaved changes', async () => {
    const { saves } = tagServer();
    const { person, retype, router } = await openTag();
    await retype('  uchwały rady ');
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Tag został zapisany')).toBeTruthy();
    expect(saves).toEqual([{ name: 'uchwały rady', ifMatch: '"1"' }]);
    await waitFor(() => expect(screen.queryByText('Niezapisane zmiany')).toBeNull());
    expect((await nameField()).value).toBe('uchwały rady');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('uchwały rady');
    await router.navigate({ to: '/slowniki/tagi' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/slowniki/tagi'));
  });

  it('leaves the focus on the button', async () => {
    tagServer();
    const { person, retype } = await openTag();
    await retype('uchwały rady');
    saveButton().focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Niezapisane zmiany')).toBeNull());
    expect(document.activeElement).toBe(saveButton());
  });

  it('can be repeated: the second save sends the entity tag of the first', async () => {
    const { saves } = tagServer();
    const { person, retype } = await openTag();
    await retype('jeden');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Niezapisane zmiany')).toBeNull());
    await retype('dwa');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(saves.map((save) => save.ifMatch)).toEqual(['"1"', '"2"']));
  });

  it('keeps what is typed while the save is under way', async () => {
    tagServer();
    let answerSave = () => {};
    server.use(
      http.put(tagAddress, async () => {
        await new Promise<void>((resolve) => {
          answerSave = resolve;
        });
        const saved = { id: 7, name: 'jeden', languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null };
        return HttpResponse.json(saved, { headers: { etag: '"2"' } });
      }),
    );
    const { person, field, retype } = await openTag();
    await retype('jeden');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'));
    await person.type(field, ' i pół');
    answerSave();
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBeNull());
    expect((await nameField()).value).toBe('jeden i pół');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
  });

  it('puts the messages of the server at their fields and the rest in one toast', async () => {
    tagServer();
    const message = 'Tag o tej nazwie już istnieje';
    server.use(
      http.put(tagAddress, () => problem(400, [message, 'Słownik jest tylko do odczytu'], [{ path: 'name', message }])),
    );
    const { person, field, retype } = await openTag();
    await retype('nabór');
    await person.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findByText('Słownik jest tylko do odczytu')).toBeTruthy();
    await person.type(field, 'y');
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('a new tag', () => {
  it('opens its edit route after it is created, without asking about unsaved changes', async () => {
    tagServer('nowy tag');
    const created: unknown[] = [];
    server.use(
      http.post('*/api/dictionaries/tags', async ({ request }) => {
        created.push(await request.json());
        return HttpResponse.json({ id: 7 }, { status: 201, headers: { location: '/api/dictionaries/tags/7' } });
      }),
    );
    const app = await openTag('/slowniki/tagi/utworz-nowy');
    expect(isLocked(saveButton())).toBe(true);
    await app.person.type(app.field, 'nowy tag');
    await app.person.click(saveButton());
    await waitFor(() => expect(app.address()).toBe(editPath));
    expect(created).toEqual([{ name: 'nowy tag', languageId: 1 }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is locked while it is created, and gives the focus to what is refused', async () => {
    let answerSave = () => {};
    server.use(
      http.post('*/api/dictionaries/tags', async () => {
        await new Promise<void>((resolve) => {
          answerSave = resolve;
        });
        return problem(409, ['Tag o tej nazwie już istnieje']);
      }),
    );
    const { person, field } = await openTag('/slowniki/tagi/utworz-nowy');
    const form = field.form;
    await person.type(field, 'nowy tag{Enter}');
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'));
    expect(form?.inert).toBe(true);
    answerSave();
    const refusal = await screen.findByText('Tag o tej nazwie już istnieje');
    await waitFor(() => expect(form?.inert).toBe(false));
    expect(field.value).toBe('nowy tag');
    await waitFor(() => expect(document.activeElement).toBe(refusal.parentElement));
  });
});

describe('leaving', () => {
  it('by signing out asks as well', async () => {
    tagServer();
    const { person, field, retype, router, address: here } = await openTag();
    await retype('zmiana');
    void router.navigate({ to: '/logout' });
    const question = await screen.findByRole('alertdialog', { name: 'Wylogować bez zapisywania?' });
    await person.click(within(question).getByRole('button', { name: 'Zostań' }));
    expect(here()).toBe(editPath);
    expect(field.value).toBe('zmiana');
  });

  it('asks about unsaved changes; "Zostań" keeps them', async () => {
    tagServer();
    const { person, field, retype, address: here } = await openTag();
    await retype('zmiana');
    await person.click(screen.getByRole('link', { name: 'Wróć do listy' }));
    const question = await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisywania?' });
    const stay = within(question).getByRole('button', { name: 'Zostań' });
    await waitFor(() => expect(document.activeElement).toBe(stay));
    await person.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(here()).toBe(editPath);
    expect(field.value).toBe('zmiana');
  });

  it('is discarded on request, without a draft', async () => {
    tagServer();
    const { person, retype, router, address: here } = await openTag();
    await retype('zmiana');
    await person.click(screen.getByRole('link', { name: 'Wróć do listy' }));
    await person.click(await screen.findByRole('button', { name: 'Wyjdź bez zapisywania' }));
    await waitFor(() => expect(here()).toBe('/slowniki/tagi'));
    await router.navigate({ to: editPath });
    await nameField();
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });
});

it('a removed tag is reported', async () => {
  server.use(http.get(tagAddress, () => problem(404, ['Nie znaleziono tagu o numerze 7'])));
  renderApp(editPath);
  expect(await screen.findByText('Nie znaleziono')).toBeTruthy();
});
