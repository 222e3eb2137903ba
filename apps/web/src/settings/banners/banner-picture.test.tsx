import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { banner, choose, listPath, openBanner, picture, saveButton } from './testing/banner-screen.ts';

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
    const { person, saved } = await openBanner(banner());
    choose(new File(['x'], 'nowy.png', { type: 'image/png' }));
    const left = await screen.findByLabelText<HTMLInputElement>('Od lewej (px)');
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

  it('says that an animated GIF will be still', async () => {
    answerUploads();
    await openBanner(banner());
    const frame = '2c0000000001000100000202440100';
    const pairs = `47494638396101000100000000${frame}${frame}3b`.match(/../g) ?? [];
    choose(new File([Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))], 'nowy.gif', { type: 'image/gif' }));
    expect(await screen.findByText(/^To animowany GIF\. Po przycięciu obraz będzie nieruchomy\./)).toBeTruthy();
  });

  it('shows that a small rectangle will be enlarged', async () => {
    answerUploads();
    await openBanner(banner());
    choose(new File(['x'], 'nowy.png', { type: 'image/png' }));
    fireEvent.change(await screen.findByLabelText('Szerokość (px)'), {
      target: { value: '200' },
    });
    expect(await screen.findByText(/Wycinek jest mniejszy niż 300x105/)).toBeTruthy();
  });

  it('shows the uploader again after removal', async () => {
    const { person, saved } = await openBanner(banner({ file: picture }));
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
    renderApp(`${listPath}/utworz-nowy`, { parameters: { maxFileSize: 1 } });
    await saveButton();
    choose(file);
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
