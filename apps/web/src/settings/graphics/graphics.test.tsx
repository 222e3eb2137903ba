import type { AppImages } from '@redakcja/generated/model/appImages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/data/journal-entry.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const page = '/ustawienia/grafiki';
const path = '/api/settings/app-images';

const picture = (id: number, fileName: string) => ({
  id,
  path: `/api/files/${id}?key=a`,
  originalId: id - 1,
  originalPath: `/api/files/${id - 1}?key=a`,
  fileName,
  cropData: { unit: '%' as const, x: 0, y: 0, width: 100, height: 100 },
});

const stored: AppImages = {
  bigLogo: picture(31, 'herb.png'),
  smallLogo: null,
  background: null,
  euCollectionImages: [
    { ...picture(41, 'fundusze.png'), width: 840 },
    { ...picture(43, 'flaga.png'), width: 100 },
  ],
  showUseImage: false,
  useImage: false,
  useGradient: false,
};

const uploaded = {
  id: 50,
  path: '/api/files/50?key=b',
  originalPath: '/api/files/50?key=b',
  fileName: 'nowy.png',
  contentType: 'image/png',
  width: 1000,
  height: 500,
  size: 5000,
};

let crops: Record<string, string>[];

beforeEach(() => {
  crops = [];
  answerRecord(path, stored);
  server.use(
    http.put('*/api/files/image/', () => HttpResponse.json(uploaded)),
    http.post('*/api/files/crop', async ({ request }) => {
      const form = await request.formData();
      crops.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
      const cropped = { ...picture(50 + crops.length, 'nowy.png'), originalId: 50 };
      return HttpResponse.json(cropped, { status: 201, headers: { location: cropped.path } });
    }),
  );
});

async function open() {
  const saved = recordCalls('put', path, stored);
  const app = renderApp(page);
  await screen.findByRole('button', { name: 'Zapisz' });
  return { ...app, saved };
}

async function chooseIn(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (!found) throw new Error('There is no place for a file');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File(['x'], 'nowy.png', { type: 'image/png' })] } });
  return dialog;
}

async function apply(dialog: ReturnType<typeof within>) {
  const button = dialog.getByRole('button', { name: 'Zastosuj' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
}

it.each([
  ['Małe logo', 'smallLogo', '74x74', 'smallLogoId'],
  ['Obraz tła', 'background', '1366x240', 'backgroundId'],
])('%s is cropped in its dialog to its size, and saved', async (label, purpose, size, field) => {
  const { person, saved } = await open();
  await person.click(screen.getByRole('button', { name: `Dodaj obraz: ${label}` }));
  const dialog = await chooseIn(label);
  expect(await dialog.findByText(`Podgląd, ${size}`)).toBeTruthy();
  await person.click(await apply(dialog));
  expect(crops[0]).toMatchObject({ purpose, originalId: '50' });
  expect(await screen.findByRole('img', { name: `${label}: nowy.png` })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ bigLogoId: 31, [field]: 51 }));
});

it('shows the minimum and the recommended size', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Dodaj obraz: Małe logo' }));
  expect(await screen.findByText(/SVG, .*zalecany rozmiar 74x74, co najmniej 200x200, do \d+ MB/)).toBeTruthy();
});

it('a picture of the EU set is at most as wide as the remaining space', async () => {
  const { person, saved } = await open();
  expect(screen.getByText('Zajęte 940 z 1240 px')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Dodaj obraz do zestawu' }));
  const dialog = await chooseIn('Nowy obraz zestawu UE');
  // 1000x500 is 90 px wide at a height of 45 px
  const width = await dialog.findByLabelText<HTMLInputElement>('Szerokość na stronie (px)');
  expect(width.value).toBe('90');
  expect(dialog.getByText(/^Najwyżej 300 px/)).toBeTruthy();
  fireEvent.change(width, { target: { value: '301' } });
  fireEvent.change(width, { target: { value: '300' } });
  await person.click(await apply(dialog));
  expect(crops.at(-1)).toMatchObject({ purpose: 'euCollection', targetWidth: '300', targetHeight: '45' });
  expect(await screen.findByText('Zajęte 1240 z 1240 px')).toBeTruthy();
  const more = screen.getByRole('button', { name: 'Dodaj obraz do zestawu' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Usuń: flaga.png' }));
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ euCollectionImageIds: [41, 50 + crops.length] }));
});

it('the background of the header is a picture or a gradient', async () => {
  answerRecord(path, { ...stored, background: picture(61, 'rynek.png'), showUseImage: true, useImage: true });
  const { person, saved } = await open();
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
  await person.click(screen.getByRole('switch', { name: 'Użyj gradientu' }));
  expect([isOn('Użyj obrazu'), isOn('Użyj gradientu')]).toEqual([false, true]);
  await person.click(screen.getByRole('switch', { name: 'Użyj obrazu' }));
  expect([isOn('Użyj obrazu'), isOn('Użyj gradientu')]).toEqual([true, false]);
  await person.click(screen.getByRole('button', { name: 'Usuń: Obraz tła' }));
  expect(isOn('Użyj obrazu')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(saved[0]?.body).toMatchObject({ backgroundId: null, useImage: false, useGradient: false }),
  );
});

it('resets to the stored graphics', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Usuń: Duże logo' }));
  expect(screen.queryByRole('img', { name: 'Duże logo: herb.png' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(screen.getByRole('img', { name: 'Duże logo: herb.png' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled')).toBe('true');
});

it('shows the history, and restores pictures of which it knows more than the name', async () => {
  answerList('/api/application/journal', [
    journalEntry({
      recordType: 'appImages',
      before: {
        useGradient: true,
        bigLogoId: { ...picture(7, 'dawny.png'), name: 'dawny.png' },
        smallLogoId: { id: 9, name: 'sprzed-lat.png' },
        euCollectionImageIds: [{ ...picture(11, 'unia.png'), name: 'unia.png', width: 300 }],
      },
      after: {
        useGradient: false,
        bigLogoId: { id: 31, name: 'herb.png' },
        smallLogoId: null,
        euCollectionImageIds: [],
      },
    }),
  ]);
  const { person, saved } = await open();
  expect(await screen.findByText(/zmieniono grafiki serwisu: .*duże logo z „dawny.png” na „herb.png”/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Przywróć/ })).toHaveLength(3);
  await person.click(screen.getByRole('button', { name: 'Przywróć: gradient' }));
  await person.click(screen.getByRole('button', { name: 'Przywróć: duże logo' }));
  expect(screen.getByRole('img', { name: 'Duże logo: dawny.png' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Przywróć: .*UE/ }));
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(saved[0]?.body).toMatchObject({ useGradient: true, bigLogoId: 7, euCollectionImageIds: [11] }),
  );
});
