import type { IsoCode } from '@redakcja/generated/model/isoCode';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../testing/answers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';

const scotland: IsoCode = {
  id: 11,
  code: 'GB-SCT',
  name: 'Szkocja',
  isDefault: false,
  etag: '"1"',
  file: { path: '/api/files/61', fileName: 'szkocja.png' },
};

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const flagInput = () => document.querySelector<HTMLInputElement>('input[type="file"]');

function choose(file: File) {
  const input = flagInput();
  if (!input) throw new Error('There is no place for a file');
  fireEvent.change(input, { target: { files: [file] } });
}

describe('form of an ISO code', () => {
  it('makes the code upper case as it is typed, and is saved with the uploaded flag', async () => {
    server.use(
      http.post('*/api/files/flags', () =>
        HttpResponse.json({ id: 61, path: '/api/files/61', fileName: 'szkocja.png' }, { status: 201 }),
      ),
    );
    const created = recordCalls('post', '/api/dictionaries/iso-codes', { id: 11 }, 201);
    const { person } = renderApp('/slowniki/kody-iso/utworz-nowy');
    await person.type(await screen.findByLabelText(/^Kod/), ' gb-sct ');
    expect(field(/^Kod/).value).toBe('GB-SCT');
    await person.click(field(/^Nazwa/));
    await person.paste('Szkocja');
    expect(screen.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled')).toBe('true');
    choose(new File(['x'], 'szkocja.png', { type: 'image/png' }));
    expect(await screen.findByText('szkocja.png')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(created.map((call) => call.body)).toEqual([{ code: 'GB-SCT', name: 'Szkocja', fileId: 61 }]),
    );
  });

  it('says that a taken code replaces the default one', async () => {
    answerList('/api/dictionaries/iso-codes', [{ id: 2, code: 'FR', name: 'Francja / francuski', isDefault: true }]);
    const { person } = renderApp('/slowniki/kody-iso/utworz-nowy');
    await person.type(await screen.findByLabelText(/^Kod/), 'fr');
    expect(
      await screen.findByText(
        'Zastąpi domyślny kod „Francja / francuski”: ta flaga pojawi się wszędzie, gdzie jest ten język',
      ),
    ).toBeTruthy();
  });

  it('refuses a code that no language has', async () => {
    const { person } = renderApp('/slowniki/kody-iso/utworz-nowy');
    await person.type(await screen.findByLabelText(/^Kod/), 'xyz');
    await person.tab();
    expect(
      await screen.findByText(/Kod ma dwie litery lub jest jednym z: GB-ENG, GB-NIR, GB-SCT, GB-WLS/),
    ).toBeTruthy();
  });

  it.each([
    [new File(['x'], 'flaga.pdf'), 'Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu'],
    [new File([new Uint8Array(1_048_577)], 'flaga.png'), 'Rozmiar pliku przekracza dopuszczalny limit (1 MB)'],
  ])('refuses a file: %#', async (file, message) => {
    renderApp('/slowniki/kody-iso/utworz-nowy', { parameters: { maxFileSize: 1 } });
    await screen.findByLabelText(/^Kod/);
    choose(file);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('keeps the flag that is there when it is saved without another one', async () => {
    answerRecord('/api/dictionaries/iso-codes/11', scotland);
    const saved = recordCalls('put', '/api/dictionaries/iso-codes/11', scotland);
    const { person } = renderApp('/slowniki/kody-iso/edytuj/11');
    await person.type(await screen.findByLabelText(/^Nazwa/), 'a');
    expect(screen.getByRole('img', { name: 'Flaga' }).getAttribute('src')).toContain('/api/files/61');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saved.map((call) => call.body)).toEqual([{ code: 'GB-SCT', name: 'Szkocjaa' }]));
  });

  it('lists codes longer than two letters in its help', async () => {
    const { person } = renderApp('/slowniki/kody-iso/utworz-nowy');
    await person.click(await screen.findByRole('button', { name: 'Pomoc: kod ISO' }));
    for (const name of ['Anglia', 'Irlandia Północna', 'Szkocja', 'Walia'])
      expect(screen.getByText(new RegExp(name))).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.queryByText(/Walia/)).toBeNull();
  });
});
