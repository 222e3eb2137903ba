import type { Banner } from '@redakcja/generated/model/banner';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const list = '/ustawienia/banery';
const path = '/api/settings/banners';

const row = (changes: object = {}) => ({
  id: 5,
  name: 'Czyste Powietrze',
  displayText: 'Czyste Powietrze',
  title: 'Program Czyste Powietrze',
  isActive: true,
  showFrom: null,
  showTo: null,
  ...changes,
});

const picture = {
  id: 31,
  path: '/api/files/31?key=a',
  originalId: 30,
  originalPath: '/api/files/30?key=a',
  fileName: 'rynek.png',
  cropData: { unit: '%' as const, x: 0, y: 0, width: 100, height: 50 },
};

const banner = (changes: Partial<Banner> = {}): Banner => ({
  ...row(),
  displayText: 'Czyste Powietrze',
  url: 'https://czystepowietrze.gov.pl',
  target: 20,
  language: { id: 1, isoCode: 'PL', name: 'polski' },
  color: '#0c5944',
  file: null,
  compatibilityWithAppColor: true,
  ...changes,
});

/** The history on the card. */
function answerHistory(entries: object[] = []) {
  answerList('/api/application/journal', entries);
}

/** What the card shows, and the question before it is switched off or removed. */
const answerUsages = (...groups: UsageGroup[]) =>
  answerRecord(`${path}/5/usages`, { id: 5, name: 'Czyste Powietrze', canDelete: true, obstacles: [], groups });
const onHomePage: UsageGroup = {
  kind: 'homePage',
  effect: 'unlinked',
  detail: null,
  total: 1,
  items: [{ id: 1, name: 'polski', detail: null }],
};

const saveButton = () => screen.findByRole('button', { name: 'Zapisz' });

async function open(stored: Banner, ...uses: UsageGroup[]) {
  answerUsages(...uses);
  answerRecord(`${path}/5`, stored);
  answerHistory();
  const saved = recordCalls('put', `${path}/5`, stored);
  const app = renderApp(`${list}/edytuj/5`);
  await saveButton();
  return { ...app, saved };
}

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  fireEvent.change(input, { target: { files: [file] } });
}

describe('the list of banners', () => {
  it('has the columns of the specification, a filter of the state, and marks expired banners', async () => {
    const rows = listAnswer(path, () => [row(), row({ id: 6, name: 'Stary', showTo: '2020-01-01T00:00:00.000Z' })]);
    server.use(rows.handler);
    const { person } = renderApp(list);
    expect(await screen.findByRole('link', { name: 'Czyste Powietrze' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      'Nazwa',
      'Nazwa wyświetlana',
      'Tekst pod czytniki dla osób słabowidzących',
      'Aktywny',
    ]);
    expect(screen.getByText('Po terminie')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Filtry' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.selectOptions(drawer.getByLabelText('Aktywny'), 'Nie');
    await person.click(drawer.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(rows.last().getAll('filters')).toEqual(['isActive;equal;false']));
  });

  it('is separate per language', async () => {
    const rows = listAnswer(path, () => [row()]);
    server.use(rows.handler);
    const { person } = renderApp(list);
    await screen.findByRole('link', { name: 'Czyste Powietrze' });
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(rows.last().get('lang')).toBe('EN'));
  });

  it('removes the selected rows', async () => {
    answerList(path, [row()]);
    const removed = recordCalls('delete', path, [{ id: 5, name: 'Czyste Powietrze', done: true, errors: [] }]);
    const { person } = renderApp(list);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Czyste Powietrze' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Usunąć/ }));
    await person.click(question.getByRole('button', { name: /^Usuń/ }));
    await waitFor(() => expect(removed[0]?.url.searchParams.getAll('bannerIds')).toEqual(['5']));
  });
});

describe('the form of a banner', () => {
  it('shows a loading indicator', async () => {
    server.use(
      http.get(`*${path}/5`, async () => {
        await delay('infinite');
        return HttpResponse.json();
      }),
    );
    renderApp(`${list}/edytuj/5`);
    expect(await screen.findByText('Ładowanie danych...')).toBeTruthy();
  });

  it('has defaults and shows the required fields', async () => {
    const created = recordCalls('post', path, { id: 5 }, 201);
    const { person } = renderApp(`${list}/utworz-nowy`, { parameters: { newTabOpenLinks: true } });
    const color = await screen.findByLabelText<HTMLInputElement>(/^Kolor(?!:)/);
    expect(color.value).toBe('#000000');
    const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
    expect([isOn('Zgodność z kolorem serwisu'), isOn('Otwieraj w nowym oknie')]).toEqual([true, true]);
    await person.click(screen.getByLabelText(/^Nazwa/, { selector: 'input[name="name"]' }));
    await person.type(screen.getByLabelText(/^Adres URL/), 'abc');
    await person.tab();
    expect(await screen.findByText('Nazwa jest wymagana')).toBeTruthy();
    expect(screen.getByText(/^Podaj poprawny adres URL/)).toBeTruthy();
    await person.type(screen.getByLabelText(/^Nazwa/, { selector: 'input[name="name"]' }), 'Baner');
    await person.type(screen.getByLabelText(/^Tekst pod czytniki/), 'Opis');
    await person.clear(screen.getByLabelText(/^Adres URL/));
    await person.type(screen.getByLabelText(/^Adres URL/), 'https://gov.pl');
    await person.click(screen.getByRole('switch', { name: 'Otwieraj w nowym oknie' }));
    await person.click(await saveButton());
    await waitFor(() =>
      expect(created[0]?.body).toEqual({
        name: 'Baner',
        displayText: null,
        title: 'Opis',
        url: 'https://gov.pl',
        target: 10,
        isActive: false,
        languageId: 1,
        color: '#000000',
        compatibilityWithAppColor: true,
        showFrom: null,
        showTo: null,
      }),
    );
  });

  it('warns of low contrast unless there is a picture', async () => {
    const warning = () => screen.queryByText(/jest mniejszy niż wymagane/);
    const { person } = await open(banner({ color: '#808080', file: picture }));
    expect(warning()).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Usuń obraz' }));
    expect(warning()).toBeTruthy();
  });

  it('rejects an end before the start', async () => {
    const { person } = await open(banner());
    await person.type(screen.getByLabelText(/^Pokazuj od/), '2026-12-02 08:00');
    await person.type(screen.getByLabelText(/^Pokazuj do/), '2026-12-01 08:00');
    await person.tab();
    expect(await screen.findByText('Koniec wyświetlania musi być późniejszy niż jego początek')).toBeTruthy();
  });
});

it('shows the history and restores one field in the form', async () => {
  const { person, saved } = await open(banner());
  answerHistory([
    {
      id: 7,
      createdDate: '2026-11-22T09:15:07.000Z',
      actor: { id: 4, name: 'Anna Nowak' },
      program: null,
      area: 'settings',
      operation: 'edit',
      recordType: 'banner',
      recordId: 5,
      recordName: 'Czyste Powietrze',
      before: { color: '#000000', fileId: null },
      after: { color: '#0c5944', fileId: { id: 1, name: 'a.png' } },
      revertsEntryId: null,
      revertedByEntryId: null,
    },
  ]);
  await person.type(screen.getByLabelText(/^Nazwa wyświetlana/), ' 2');
  await person.click(await saveButton());
  expect(
    await screen.findByText(/Anna Nowak: zmieniono baner „Czyste Powietrze”: obraz z brak na „a.png”, kolor z/),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Przywróć: kolor' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Kolor(?!:)/).value).toBe('#000000');
  await person.click(await saveButton());
  await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ color: '#000000' }));
});

describe('the picture of a banner', () => {
  const uploaded = {
    id: 40,
    path: '/api/files/40?key=b',
    originalPath: '/api/files/40?key=b',
    fileName: 'nowy.png',
    contentType: 'image/png',
    width: 1000,
    height: 700,
    size: 5000,
  };

  /** Crop requests are answered when `first` is resolved. */
  function answerUploads(first: Promise<unknown> = Promise.resolve()) {
    const crops: Record<string, string>[] = [];
    server.use(
      http.put('*/api/files/image/', () => HttpResponse.json(uploaded)),
      http.post('*/api/files/crop', async ({ request }) => {
        const form = await request.formData();
        await first;
        crops.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
        const cropped = {
          ...picture,
          id: 40 + crops.length,
          originalId: 40,
          path: `/api/files/${40 + crops.length}?key=b`,
        };
        return HttpResponse.json(cropped, { status: 201, headers: { location: cropped.path } });
      }),
    );
    return crops;
  }

  it('is uploaded, cropped in the middle, moved by numbers, and saved with its crop', async () => {
    const first = Promise.withResolvers<void>();
    const crops = answerUploads(first.promise);
    const { person, saved } = await open(banner());
    choose(new File(['x'], 'nowy.png', { type: 'image/png' }));
    const left = await screen.findByLabelText<HTMLInputElement>('Od lewej (px)', {}, { timeout: 5000 });
    // 300x105 of 1000x700
    expect([left.value, screen.getByLabelText<HTMLInputElement>('Szerokość (px)').value]).toEqual(['0', '1000']);
    expect((await saveButton()).getAttribute('aria-disabled')).toBe('true');
    first.resolve();
    await waitFor(() => expect(crops).toHaveLength(1));
    expect(crops[0]).toMatchObject({
      originalId: '40',
      purpose: 'banner',
      unit: '%',
      x: '0',
      y: '25',
      width: '100',
      height: '50',
    });
    fireEvent.change(screen.getByLabelText('Szerokość (px)'), { target: { value: '600' } });
    fireEvent.change(left, { target: { value: '100' } });
    await waitFor(() => expect(crops).toHaveLength(2));
    expect(crops[1]).toMatchObject({ x: '10', width: '60', height: '30' });
    await waitFor(async () => expect((await saveButton()).getAttribute('aria-disabled')).not.toBe('true'));
    await person.click(await saveButton());
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ fileId: 42 }));
  });

  it('shows that a small rectangle will be enlarged', async () => {
    answerUploads();
    await open(banner());
    choose(new File(['x'], 'nowy.png', { type: 'image/png' }));
    fireEvent.change(await screen.findByLabelText('Szerokość (px)', {}, { timeout: 5000 }), {
      target: { value: '200' },
    });
    expect(await screen.findByText(/Wycinek jest mniejszy niż 300x105/)).toBeTruthy();
  });

  it('shows the uploader again after removal', async () => {
    const { person, saved } = await open(banner({ file: picture }));
    expect(screen.getByRole('img', { name: 'Obraz: rynek.png' }).getAttribute('src')).toContain('/api/files/31');
    await person.click(screen.getByRole('button', { name: 'Usuń obraz' }));
    expect(screen.getByText(/BMP, PNG, JPG, JPEG lub GIF, zalecany rozmiar 300x105, do \d+ MB/)).toBeTruthy();
    await person.click(await saveButton());
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ fileId: null }));
  });

  it.each([
    [new File(['x'], 'baner.svg'), 'Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu'],
    [new File([new Uint8Array(1_048_577)], 'baner.png'), 'Rozmiar pliku przekracza dopuszczalny limit (1 MB)'],
  ])('is rejected: %#', async (file, message) => {
    renderApp(`${list}/utworz-nowy`, { parameters: { maxFileSize: 1 } });
    await saveButton();
    choose(file);
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('what uses a banner', () => {
  it('stands on the card, and is asked about before it is switched off', async () => {
    const { person, saved } = await open(banner(), onHomePage);
    expect(await screen.findByText(/1 miejsce na stronie głównej/)).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: /^Aktywny/ }));
    await person.click(await saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'Wyłączyć baner „Czyste Powietrze”?' }));
    await person.click(question.getByRole('button', { name: 'Anuluj' }));
    expect(saved).toEqual([]);
    await person.click(await saveButton());
    await person.click(await screen.findByRole('button', { name: 'Wyłącz baner' }));
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ isActive: false }));
  });

  it('is named in the question before it is removed', async () => {
    answerList(path, [row()]);
    answerUsages(onHomePage);
    const { person } = renderApp(list);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Czyste Powietrze' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Używane przez: 1 miejsce na stronie głównej \(„polski”\)/)).toBeTruthy();
  });
});
