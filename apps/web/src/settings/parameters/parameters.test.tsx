import { staleMessage } from '@redakcja/domain/shared/stale';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/data/journal-entry.ts';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const path = '/api/settings/system-parameters';
const address = '/ustawienia/parametry-systemowe';

const named = { id: 3, keyName: 'MaxFileSize', displayName: 'Maksymalny rozmiar pliku (MB)', labelValue: '20' };
const edited = (editorType: string, value: object) => ({ ...named, editorType, value });
const size = edited('number', { value: 20, minValue: 1, maxValue: 100 });
const limits = [
  { menuType: 10, maxElements: 6, maxLevels: 1 },
  { menuType: 20, maxElements: -1, maxLevels: 4 },
];

const journal = (id: number, displayName: string) =>
  listAnswer('/api/application/journal', () => [
    journalEntry({
      recordType: 'systemParameter',
      recordId: id,
      recordName: displayName,
      before: { parameterValue: '10' },
      after: { parameterValue: '20' },
    }),
  ]);

function answer(parameter: typeof named & { editorType: string }) {
  const { id, keyName, editorType, displayName, labelValue } = parameter;
  answerList(path, [{ id, keyName, editorType, displayName, labelValue }]);
  answerRecord(`${path}/${id}`, parameter);
  answerList('/api/settings/system-parameter-groups', [{ name: 'Menu', parameters: [], menuLimits: limits }]);
  return recordCalls('put', `${path}/${id}`, parameter);
}

async function open(parameter: Parameters<typeof answer>[0]) {
  const saves = answer(parameter);
  const { id, displayName } = parameter;
  const app = renderApp(address, { handlers: [journal(id, displayName).handler] });
  await app.person.click(await screen.findByRole('button', { name: parameter.displayName }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ustawienia parametru' }));
  const save = () => app.person.click(dialog.getByRole('button', { name: 'Zapisz' }));
  return { ...app, dialog, saves, save };
}

describe('/ustawienia/parametry-systemowe', () => {
  it('names both values, and who saved the other one, after a concurrent change', async () => {
    const { dialog, save, person } = await open(size);
    const lastChange = { name: 'Jan Kowalski', at: '2026-11-23T09:15:00.000Z' };
    server.use(
      http.put(`*${path}/3`, () => {
        answerRecord(`${path}/3`, edited('number', { value: 40, minValue: 1, maxValue: 100 }), '"2"');
        return HttpResponse.json(
          { title: 'Dane zmieniły się w międzyczasie', status: 412, errors: [staleMessage], lastChange },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
    const field = dialog.getByRole('textbox', { name: size.displayName });
    await person.clear(field);
    await person.type(field, '30');
    await save();
    const conflict = within(await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' }));
    expect(conflict.getByText('Ostatnia zmiana: Jan Kowalski, 23.11.2026 10:15')).toBeTruthy();
    const item = within(conflict.getByRole('heading', { name: size.displayName }).closest('li') ?? document.body);
    expect(item.getAllByRole('definition').map((one) => one.textContent)).toEqual(['40', '30']);
  });

  it('shows the limits of the menus, read-only', async () => {
    answer(size);
    renderApp(address);
    const vertical = within(await screen.findByRole('region', { name: 'Menu pionowe' }));
    const elements = vertical.getByLabelText<HTMLInputElement>('Największa liczba elementów na pierwszym poziomie');
    expect([elements.value, elements.readOnly]).toEqual(['', true]);
    const boxes = vertical.getAllByRole<HTMLInputElement>('checkbox', { name: 'bez limitu' });
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    expect(vertical.getByLabelText<HTMLInputElement>('Największa liczba poziomów').value).toBe('4');
  });

  it('opens a parameter by its address; closing removes it from the address', async () => {
    answer(size);
    const { person, address: shown } = renderApp(`${address}?parametr=3`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ustawienia parametru' }));
    await person.click(dialog.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(shown()).toBe(address));
  });
});

describe("'Ustawienia parametru'", () => {
  it('shows description, default and last change of a parameter', async () => {
    const { dialog, person, saves, save } = await open(size);
    expect(dialog.getByText(/Większych plików nie można przesłać/)).toBeTruthy();
    expect(dialog.getByText('Wartość domyślna: 10')).toBeTruthy();
    expect(await dialog.findByText(/Anna Nowak: zmieniono parametr .* wartość z „10” na „20”/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Przywróć domyślną' }));
    await save();
    await waitFor(() => expect(saves[0]?.body).toEqual({ editorType: 'number', value: { value: 10 } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('number: the field is focused; slider and field have the same value, within the bounds', async () => {
    const { dialog, person } = await open(size);
    const field = dialog.getByLabelText<HTMLInputElement>(/^Maksymalny rozmiar pliku \(MB\)( \*)?$/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    const slider = dialog.getByRole<HTMLInputElement>('slider');
    fireEvent.change(slider, { target: { value: '35' } });
    expect(field.value).toBe('35');
    await person.clear(field);
    await person.type(field, '500');
    await person.tab();
    expect([field.value, slider.value]).toEqual(['100', '100']);
  });

  it('session: the switch enables the minutes', async () => {
    const { dialog, person, saves, save } = await open(
      edited('session', { enabled: true, value: 15, minValue: 5, maxValue: 120 }),
    );
    const isLocked = () => dialog.getByLabelText<HTMLInputElement>(/^Minuty bezczynności( \*)?$/).readOnly;
    expect(isLocked()).toBe(false);
    await person.click(dialog.getByRole('switch', { name: 'Wylogowuj bezczynnych użytkowników' }));
    expect(isLocked()).toBe(true);
    await save();
    await waitFor(() =>
      expect(saves[0]?.body).toEqual({ editorType: 'session', value: { enabled: false, value: 15 } }),
    );
  });

  it('colour: four options with their values', async () => {
    const { dialog, person, saves, save } = await open(edited('color', { value: '#0077b3' }));
    const names = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Standardowy #0077b3', 'Czerwony #cd1040', 'Zielony #628033', 'Ciemnozielony #0c5944']);
    await person.click(dialog.getByRole('radio', { name: /^Zielony/ }));
    await save();
    await waitFor(() => expect(saves[0]?.body).toEqual({ editorType: 'color', value: { value: '#628033' } }));
  });

  it('tiles: two or four', async () => {
    const { dialog, person, saves, save } = await open(
      edited('tileCount', { value: 4, tiles: [{ languageId: 1, tiles: [1, 2, 3, 4] }] }),
    );
    const list = dialog.getByRole<HTMLSelectElement>('combobox');
    expect([...list.options].map(({ text }) => text)).toEqual(['2', '4']);
    await person.selectOptions(list, '2');
    await save();
    await waitFor(() => expect(saves[0]?.body).toEqual({ editorType: 'tileCount', value: { value: 2 } }));
  });

  it('number of the office: empty is null', async () => {
    const { dialog, person, saves, save } = await open(edited('clientId', { clientId: 1204 }));
    await person.clear(dialog.getByLabelText(/^Maksymalny/));
    await save();
    await waitFor(() => expect(saves[0]?.body).toEqual({ editorType: 'clientId', value: { clientId: null } }));
  });

  it('analytics: an identifier when visits are counted', async () => {
    const { dialog, person, saves, save } = await open(edited('analytics', { isActive: false, gaid: '' }));
    await person.click(dialog.getByRole('switch', { name: 'Licz odwiedziny' }));
    expect(dialog.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled')).toBe('true');
    await person.type(dialog.getByLabelText(/^Identyfikator/), 'G-4XK7T2M9QD');
    await save();
    await waitFor(() =>
      expect(saves[0]?.body).toEqual({ editorType: 'analytics', value: { isActive: true, gaid: 'G-4XK7T2M9QD' } }),
    );
  });

  it('cookies: a switch and a text', async () => {
    const { dialog, person, saves, save } = await open(
      edited('cookies', { isEnabled: false, description: '<p>Cookie</p>' }),
    );
    await person.click(dialog.getByRole('switch', { name: 'Pokazuj informację o plikach cookie' }));
    expect(await dialog.findByRole('textbox', { name: /Treść informacji/ })).toBeTruthy();
    await save();
    await waitFor(() =>
      expect(saves[0]?.body).toEqual({
        editorType: 'cookies',
        value: { isEnabled: true, description: '<p>Cookie</p>' },
      }),
    );
  });

  it('switch: on or off', async () => {
    const { dialog, person, saves, save } = await open({
      id: 5,
      keyName: 'NewTabOpenLinks',
      displayName: 'Otwieranie łączy w nowej karcie',
      labelValue: 'Nie',
      editorType: 'switch',
      value: { isEnabled: false },
    } as never);
    const toggle = dialog.getByRole('switch', { name: 'Otwieranie łączy w nowej karcie' });
    expect(dialog.getByText('Wartość domyślna: Nie')).toBeTruthy();
    await person.click(toggle);
    await save();
    await waitFor(() => expect(saves[0]?.body).toEqual({ editorType: 'switch', value: { isEnabled: true } }));
  });

  const manual = {
    ...edited('userManual', { userManual: null, defaultUserManual: null }),
    keyName: 'UserManual',
  };
  const choose = (dialog: Awaited<ReturnType<typeof open>>['dialog'], name: string) =>
    fireEvent.change(dialog.getByLabelText('Pliki do wysłania'), {
      target: { files: [new File(['%PDF'], name, { type: 'application/pdf' })] },
    });
  const wrongFormat = 'Niepoprawny format pliku. Wymagany format pliku to .pdf';

  it('manual: a PDF is uploaded and assigned to the parameter', async () => {
    const uploads = recordUpload(201, { id: 71 });
    const { dialog, saves, save } = await open(manual);
    choose(dialog, 'instrukcja.pdf');
    expect(await dialog.findByText('instrukcja.pdf')).toBeTruthy();
    expect(uploads()).toBe(1);
    await save();
    await waitFor(() =>
      expect(saves[0]?.body).toEqual({ editorType: 'userManual', value: { userManual: { fileId: 71 } } }),
    );
  });

  it('manual: a file without the extension pdf is not sent; another content is rejected', async () => {
    const uploads = recordUpload(415, { title: 'Nieprawidłowy typ danych', status: 415, errors: [wrongFormat] });
    const { dialog } = await open(manual);
    choose(dialog, 'instrukcja.txt');
    expect(await dialog.findByText(wrongFormat)).toBeTruthy();
    expect(uploads()).toBe(0);
    choose(dialog, 'instrukcja.pdf');
    await waitFor(() => expect(uploads()).toBe(1));
    expect(await dialog.findByText(wrongFormat)).toBeTruthy();
    expect(dialog.getByText('Używany jest podręcznik dostarczony z aplikacją')).toBeTruthy();
  });
});

function recordUpload(status: number, body: object) {
  let count = 0;
  server.use(
    http.post('*/api/files', () => {
      count += 1;
      return HttpResponse.json(body, {
        status,
        headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
      });
    }),
  );
  return () => count;
}
