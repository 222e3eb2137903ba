// The mechanics of every form screen (shared/form), tried on the smallest one.
import type { Tag } from '@redakcja/generated/model/tag';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { fakeLocks } from '../testing/fake-locks.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';

const address = '*/api/dictionaries/tags/:id';
const edit: string = '/slowniki/tagi/edytuj/7';

/** A server with one tag: it keeps what is saved, and refuses what was made of an older version. */
function tagServer(name = 'uchwały') {
  const state = {
    tag: { id: 7, name, languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null } as Tag,
    version: 1,
  };
  const saves: { name: string; ifMatch: string | null }[] = [];
  const answer = () => HttpResponse.json(state.tag, { headers: { etag: `"${state.version}"` } });
  server.use(
    http.get(address, answer),
    http.put<{ id: string }, { name: string; languageId: number }>(address, async ({ request }) => {
      const body = await request.json();
      const ifMatch = request.headers.get('if-match');
      saves.push({ name: body.name, ifMatch });
      if (ifMatch !== `"${state.version}"`) return problem(412, ['Ktoś zapisał nowsze dane']);
      Object.assign(state.tag, body);
      state.version += 1;
      return answer();
    }),
  );
  return {
    saves,
    state,
    /** Another user saves in the meantime. */
    changedBySomebody(change: Partial<Tag>) {
      Object.assign(state.tag, change);
      state.version += 1;
    },
  };
}

function problem(status: number, errors: string[], fields?: { path: string; message: string }[]) {
  return HttpResponse.json({ title: 'Nie zapisano', status, errors, fields }, { status });
}

const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Nazwa/);
const saveButton = () => screen.getByRole('button', { name: 'Zapisz' });
const isLocked = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

async function open(path = edit) {
  const app = renderApp(path);
  const field = await nameField();
  const retype = async (text: string) => {
    await app.person.clear(field);
    await app.person.type(field, text);
  };
  return { ...app, field, retype };
}

describe('saving', () => {
  it('is disabled without changes and with errors, with the reason', async () => {
    tagServer();
    const { person, field } = await open();
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
    const { person, field } = await open();
    await person.clear(field);
    expect(screen.queryByText('Nazwa jest polem wymaganym')).toBeNull();
    await person.tab();
    expect(await screen.findByText('Nazwa jest polem wymaganym')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('counts characters and reports too many immediately', async () => {
    tagServer();
    const { field } = await open();
    fireEvent.change(field, { target: { value: 'a'.repeat(251) } });
    expect(await screen.findByText('Maksymalnie 250 znaków')).toBeTruthy();
    expect(screen.getByText(/251 \/ 250/)).toBeTruthy();
  });

  it('sends the entity tag, shows a toast, and leaves no unsaved changes', async () => {
    const { saves } = tagServer();
    const { person, retype, router } = await open();
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
    const { person, retype } = await open();
    await retype('uchwały rady');
    saveButton().focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Niezapisane zmiany')).toBeNull());
    expect(document.activeElement).toBe(saveButton());
  });

  it('can be repeated: the second save sends the entity tag of the first', async () => {
    const { saves } = tagServer();
    const { person, retype } = await open();
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
      http.put(address, async () => {
        await new Promise<void>((resolve) => {
          answerSave = resolve;
        });
        const saved = { id: 7, name: 'jeden', languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null };
        return HttpResponse.json(saved, { headers: { etag: '"2"' } });
      }),
    );
    const { person, field, retype } = await open();
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
      http.put(address, () => problem(400, [message, 'Słownik jest tylko do odczytu'], [{ path: 'name', message }])),
    );
    const { person, field, retype } = await open();
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
    const app = await open('/slowniki/tagi/utworz-nowy');
    expect(isLocked(saveButton())).toBe(true);
    await app.person.type(app.field, 'nowy tag');
    await app.person.click(saveButton());
    await waitFor(() => expect(app.address()).toBe(edit));
    expect(created).toEqual([{ name: 'nowy tag', languageId: 1 }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is locked while it is created, and keeps the focus after a failure', async () => {
    let answerSave = () => {};
    server.use(
      http.post('*/api/dictionaries/tags', async () => {
        await new Promise<void>((resolve) => {
          answerSave = resolve;
        });
        return problem(409, ['Tag o tej nazwie już istnieje']);
      }),
    );
    const { person, field } = await open('/slowniki/tagi/utworz-nowy');
    const form = field.form;
    await person.type(field, 'nowy tag{Enter}');
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'));
    expect(form?.inert).toBe(true);
    answerSave();
    expect(await screen.findByText('Tag o tej nazwie już istnieje')).toBeTruthy();
    await waitFor(() => expect(form?.inert).toBe(false));
    expect(field.value).toBe('nowy tag');
    expect(document.activeElement).toBe(field);
  });
});

describe('leaving', () => {
  it('asks about unsaved changes; "Zostań" keeps them', async () => {
    tagServer();
    const { person, field, retype, address: here } = await open();
    await retype('zmiana');
    await person.click(screen.getByRole('link', { name: 'Wróć do listy' }));
    const question = await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisywania?' });
    const stay = within(question).getByRole('button', { name: 'Zostań' });
    await waitFor(() => expect(document.activeElement).toBe(stay));
    await person.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(here()).toBe(edit);
    expect(field.value).toBe('zmiana');
  });

  it('is discarded on request, without a draft', async () => {
    tagServer();
    const { person, retype, router, address: here } = await open();
    await retype('zmiana');
    await person.click(screen.getByRole('link', { name: 'Wróć do listy' }));
    await person.click(await screen.findByRole('button', { name: 'Wyjdź bez zapisywania' }));
    await waitFor(() => expect(here()).toBe('/slowniki/tagi'));
    await router.navigate({ to: edit });
    await nameField();
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });
});

describe('the draft', () => {
  /** The page is closed without a question: a crash, a reload, the end of a session. */
  async function typedAndGone(text: string) {
    const app = await open();
    await app.retype(text);
    window.dispatchEvent(new Event('pagehide'));
    app.unmount();
    app.disconnect();
  }

  it('is offered after a crash, with its age, and comes back as unsaved changes', async () => {
    tagServer();
    await typedAndGone('nie zdążyłam zapisać');
    const { person, field } = await open();
    expect(field.value).toBe('uchwały');
    expect(screen.getByText(/Twoje niezapisane zmiany sprzed chwili/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('nie zdążyłam zapisać');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
    expect(isLocked(saveButton())).toBe(false);
  });

  it('is removed when it is discarded', async () => {
    tagServer();
    await typedAndGone('niepotrzebne');
    const first = await open();
    await first.person.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
    expect(document.activeElement?.tagName).toBe('H1');
    first.unmount();
    await open();
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('is removed after a save', async () => {
    tagServer();
    const first = await open();
    await first.retype('zapisane');
    window.dispatchEvent(new Event('pagehide'));
    await first.person.keyboard('{Enter}');
    await screen.findByText('Tag został zapisany');
    first.unmount();
    await open();
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('of a user is not offered to another one', async () => {
    tagServer();
    await typedAndGone('moje');
    renderApp(edit, { user: { id: 4711 } });
    await nameField();
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('made on an older version asks before it replaces anything', async () => {
    const { changedBySomebody, saves } = tagServer();
    await typedAndGone('moja nazwa');
    changedBySomebody({ name: 'cudza nazwa' });
    const { person } = await open();
    expect(screen.getByText(/ktoś zapisał nowsze dane/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Przywracane zmiany różnią się od formularza' });
    expect(within(dialog).getByText('cudza nazwa')).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('moja nazwa');
    await person.click(saveButton());
    await waitFor(() => expect(saves).toEqual([{ name: 'moja nazwa', ifMatch: '"2"' }]));
  });

  it('asks before it replaces what was typed since, and the other way round', async () => {
    tagServer();
    await typedAndGone('z kopii');
    const { person, retype, field } = await open();
    await retype('z formularza');
    await person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('z kopii')).toBeTruthy();
    expect(dialog.getByText('z formularza')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Zostaw formularz' }));
    expect(field.value).toBe('z formularza');
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('stays on offer after a save that did not answer for it', async () => {
    tagServer();
    await typedAndGone('z kopii');
    const { person, retype } = await open();
    await retype('zapisane');
    await person.keyboard('{Enter}');
    await screen.findByText('Tag został zapisany');
    expect(screen.getByText(/Twoje niezapisane zmiany sprzed/)).toBeTruthy();
  });

  it('of each of two tabs is kept and offered, the newer one first', async () => {
    tagServer();
    await typedAndGone('pierwsza karta');
    await typedAndGone('druga karta');
    const { person } = await open();
    expect(screen.getByText(/i 1 starsze/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('druga karta');
    await person.click(await screen.findByRole('button', { name: 'Przywróć zmiany' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('pierwsza karta')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('pierwsza karta');
    expect(screen.queryByText(/niezapisane zmiany sprzed/)).toBeNull();
  });

  it('of an open tab is only mentioned until that tab is closed', async () => {
    fakeLocks();
    tagServer();
    const other = await open();
    await other.retype('w innej karcie');
    window.dispatchEvent(new Event('pagehide'));
    const view = renderApp(edit);
    const elsewhere = await within(view.container).findByText(/Masz też niezapisane zmiany w innej karcie/);
    expect(within(view.container).queryByRole('button', { name: 'Przywróć zmiany' })).toBeNull();
    other.unmount();
    expect(await screen.findByText(/Twoje niezapisane zmiany sprzed/)).toBeTruthy();
    await waitFor(() => expect(elsewhere.isConnected).toBe(false));
    await view.person.click(screen.getByRole('button', { name: 'Przywróć zmiany' }));
    expect((await nameField()).value).toBe('w innej karcie');
  });
});

describe('a concurrent save', () => {
  async function collision() {
    const api = tagServer();
    const app = await open();
    await app.retype('moja nazwa');
    api.changedBySomebody({ name: 'cudza nazwa', languageId: 2 });
    await app.person.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' });
    return { ...app, ...api, dialog: within(dialog) };
  }

  it('their state comes into a form that is unchanged, which keeps its field and the focus', async () => {
    const { changedBySomebody } = tagServer();
    const { field, queryClient } = await open();
    field.focus();
    changedBySomebody({ name: 'cudza nazwa' });
    await queryClient.invalidateQueries();
    await waitFor(() => expect(field.value).toBe('cudza nazwa'));
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('Niezapisane zmiany')).toBeNull();
    expect(isLocked(saveButton())).toBe(true);
  });

  it('it does not come into a form that is changed', async () => {
    const { changedBySomebody, saves } = tagServer();
    const { person, retype, field, queryClient } = await open();
    await retype('moja nazwa');
    changedBySomebody({ name: 'cudza nazwa' });
    await queryClient.invalidateQueries();
    expect(field.value).toBe('moja nazwa');
    await person.click(saveButton());
    await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' });
    expect(saves).toEqual([{ name: 'moja nazwa', ifMatch: '"1"' }]);
  });

  it('nothing is overwritten; the dialog names the fields and both texts', async () => {
    const { state, dialog } = await collision();
    expect(state.tag.name).toBe('cudza nazwa');
    expect(dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Nazwa',
      'Język',
    ]);
    expect(dialog.getByText('cudza nazwa')).toBeTruthy();
    expect(dialog.getByText('moja nazwa')).toBeTruthy();
    expect(dialog.getByText('angielski')).toBeTruthy();
    expect(screen.queryByText('Ktoś zapisał nowsze dane', { selector: '.p-toast-detail' })).toBeNull();
  });

  it('my changes can be kept over the newer version, and saved then', async () => {
    const { person, dialog, state } = await collision();
    await person.click(dialog.getByRole('button', { name: 'Zachowaj moje zmiany' }));
    expect((await nameField()).value).toBe('moja nazwa');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Język/).value).toBe('2');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
    await person.click(saveButton());
    await screen.findByText('Tag został zapisany');
    expect(state.tag).toMatchObject({ name: 'moja nazwa', languageId: 2 });
  });

  it('theirs can be taken', async () => {
    const { person, dialog } = await collision();
    await person.click(dialog.getByRole('button', { name: 'Wczytaj zapisaną wersję' }));
    expect((await nameField()).value).toBe('cudza nazwa');
    expect(screen.queryByText('Niezapisane zmiany')).toBeNull();
    expect(isLocked(saveButton())).toBe(true);
  });

  it('my text can be copied, and editing continues when the dialog is closed', async () => {
    const { person, dialog, field } = await collision();
    await person.click(dialog.getByRole('button', { name: 'Kopiuj mój tekst' }));
    expect(await navigator.clipboard.readText()).toBe('moja nazwa');
    await person.click(dialog.getByRole('button', { name: 'Wróć do edycji' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field.value).toBe('moja nazwa');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
  });
});

it('a removed tag is reported', async () => {
  server.use(http.get(address, () => problem(404, ['Nie znaleziono tagu o numerze 7'])));
  renderApp(edit);
  expect(await screen.findByText('Nie znaleziono')).toBeTruthy();
});
