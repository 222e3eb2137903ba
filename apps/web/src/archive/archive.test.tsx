import type { ArchiveConfig } from '@redakcja/generated/model/archiveConfig';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerRecord, recordCalls } from '../testing/answers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';

const host = 'http://archiwum.jasionka.example';
const connected: ArchiveConfig = {
  archiveHost: host,
  isSitemapImported: true,
  importedDate: '2026-11-18T08:00:00.000Z',
  sites: 40,
  files: 16,
  importProgress: null,
};
const unconnected: ArchiveConfig = { ...connected, isSitemapImported: false, importedDate: null, sites: 0, files: 0 };
const subpage: ArchiveSite = {
  type: 10,
  sites: [`${host}/gops`],
  subs: [`${host}/gops/statut`, `${host}/gops/swiadczenia`],
  files: [`${host}/gops/swiadczenia/wniosek.pdf`],
  rootSite: `${host}/gops`,
};
const missing = 'Wskazana strona nie istnieje lub została już usunięta';

/** Serves the configuration of the connection; a test may change it. */
function serveConfig(config: ArchiveConfig) {
  const state = { config };
  server.use(http.get('*/api/archive/config', () => HttpResponse.json(state.config)));
  return state;
}

function open(config = connected, clientId: number | null = 1204) {
  const state = serveConfig(config);
  return { state, ...renderApp('/bip-archiwalny/zarzadzanie', { parameters: { clientId } }) };
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Nazwa strony/);
const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function check(view: ReturnType<typeof open>, sitename = `${host}/gops/statut`) {
  await waitFor(() => expect(field().readOnly).toBe(false));
  await view.person.type(field(), sitename);
  await view.person.keyboard('{Enter}');
}

describe('who may enter', () => {
  it.each(['/bip-archiwalny', '/bip-archiwalny/zarzadzanie'])('%s needs ManageSettings', async (path) => {
    const { address } = renderApp(path, { permissions: ['CreateArticles'] });
    await waitFor(() => expect(address()).toBe('/brak-dostepu'));
  });

  it('both addresses show it', async () => {
    serveConfig(connected);
    renderApp('/bip-archiwalny', { permissions: ['ManageSettings'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Archiwalny BIP' })).toBeTruthy();
  });
});

describe('connection', () => {
  it('is made once; then its message is shown and removal is enabled', async () => {
    const { state, person } = open(unconnected);
    expect(await screen.findByText(/będzie możliwe po połączeniu/)).toBeTruthy();
    expect(field().readOnly).toBe(true);
    const imports: string[] = [];
    server.use(
      http.post('*/api/files/archive-sitemap/:clientId', ({ params }) => {
        imports.push(String(params.clientId));
        state.config = connected;
        return HttpResponse.json({ sites: 40, files: 16, skipped: 0, isSitemapImported: true });
      }),
    );
    await person.click(button('Połącz z archiwum'));
    expect(await screen.findByText('Plik mapy strony jest wczytany')).toBeTruthy();
    expect(await screen.findByText('Plik mapy strony został wczytany')).toBeTruthy();
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContainEqual(expect.stringContaining('40 stron, 16 załączników'));
    expect(imports).toEqual(['1204']);
    expect(screen.queryByRole('button', { name: 'Połącz z archiwum' })).toBeNull();
    expect(field().readOnly).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('shows how far an import is that was begun elsewhere, and its end', async () => {
    const importProgress = { startedDate: '2026-11-18T08:00:00.000Z', addresses: 12_000, readBytes: 1_480_000 };
    const { state } = open({ ...unconnected, importProgress });
    expect(await screen.findByText(/12\s000 adresów \(1,4 MB\)/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: /Wczytywanie pliku mapy strony/ })).toBeTruthy();
    expect(button('Połącz z archiwum').getAttribute('aria-busy')).toBe('true');
    // what is read out must not change each second
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Wczytywanie pliku mapy strony…');
    state.config = connected;
    expect(await screen.findByText('Plik mapy strony jest wczytany')).toBeTruthy();
  });

  it('that failed shows the reason and can be retried', async () => {
    const { person } = open(unconnected);
    const why = 'Serwer archiwum nie odpowiada. Spróbuj ponownie później';
    recordCalls('post', '/api/files/archive-sitemap/1204', { title: 'Błąd', status: 502, errors: [why] }, 502);
    await person.click(await screen.findByRole('button', { name: 'Połącz z archiwum' }));
    expect(await screen.findByText(why)).toBeTruthy();
    expect(button('Połącz z archiwum').getAttribute('aria-disabled')).toBeNull();
  });

  it('needs the number of the office', async () => {
    const imports = recordCalls('post', '/api/files/archive-sitemap/1204');
    const { person } = open(unconnected, null);
    const connect = await screen.findByRole('button', { name: /Połącz z archiwum/ });
    expect(connect.getAttribute('aria-disabled')).toBe('true');
    await person.click(connect);
    expect(imports).toEqual([]);
  });

  it('that cannot be read shows an error with a retry', async () => {
    serveConfig(connected);
    // of two answers the later one comes first
    server.use(http.get('*/api/archive/config', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { person } = renderApp('/bip-archiwalny');
    expect(await screen.findByText('Wystąpił niespodziewany błąd podczas pobierania danych archiwum')).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Plik mapy strony jest wczytany')).toBeTruthy();
  });

  it('names who can configure an archive', async () => {
    open({ ...unconnected, archiveHost: null });
    expect(await screen.findByText('Archiwum nie jest skonfigurowane')).toBeTruthy();
    expect(screen.getByText(/ARCHIVE_HOST/)).toBeTruthy();
  });
});

describe('removal', () => {
  it('names everything that falls, and takes it away with the tag of the check', async () => {
    const view = open();
    answerRecord('/api/archive', subpage, '"abc"');
    const headers: (string | null)[] = [];
    const removals: (string | null)[] = [];
    server.use(
      http.delete('*/api/archive', ({ request }) => {
        headers.push(request.headers.get('if-match'));
        removals.push(new URL(request.url).searchParams.get('sitename'));
        return HttpResponse.json(subpage);
      }),
    );
    await check(view);
    const dialog = await screen.findByRole('alertdialog', { name: 'Usunąć stronę z archiwum?' });
    const inside = within(dialog);
    expect(
      inside.getByText(
        `Wskazana strona jest podstroną. Usunięte zostaną również adresy strony nadrzędnej ${host}/gops`,
      ),
    ).toBeTruthy();
    expect(inside.getByText(/Razem: 1 strona, 2 podstrony, 1 załącznik/)).toBeTruthy();
    for (const address of [...subpage.sites, ...subpage.subs, ...subpage.files]) {
      expect(inside.getAllByText(address, { exact: true }).length).toBeGreaterThan(0);
    }
    await waitFor(() => expect(document.activeElement).toBe(inside.getByRole('button', { name: 'Nie' })));
    await view.person.click(inside.getByRole('button', { name: 'Tak, usuń 4 adresy' }));
    expect(await screen.findByText('Usunięto z archiwum: 1 strona, 2 podstrony, 1 załącznik')).toBeTruthy();
    expect(removals).toEqual([`${host}/gops/statut`]);
    expect(headers).toEqual(['"abc"']);
    await waitFor(() => expect(field().value).toBe(''));
  });

  it.each([
    [{ ...subpage, type: 0 as const, rootSite: null }, 'Usunięte zostaną wszystkie adresy wskazanej strony.'],
    [
      { ...subpage, type: 20 as const, sites: [], subs: [] },
      'Wskazany adres jest załącznikiem. Usunięty zostanie tylko ten załącznik.',
    ],
  ])('says of each type what falls', async (site, text) => {
    const view = open();
    answerRecord('/api/archive', site);
    await check(view);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('does nothing when the answer is no, and the address stays', async () => {
    const removals = recordCalls('delete', '/api/archive', subpage);
    const view = open();
    answerRecord('/api/archive', subpage);
    await check(view);
    await view.person.click(await screen.findByRole('button', { name: 'Nie' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(removals).toEqual([]);
    expect(field().value).toBe(`${host}/gops/statut`);
    expect(button('Sprawdź i usuń').getAttribute('aria-busy')).toBeNull();
  });

  it('shows at the field that there is no such site', async () => {
    const view = open();
    server.use(
      http.get('*/api/archive', () =>
        HttpResponse.json(
          { title: 'Nie znaleziono', status: 404, errors: [missing], fields: [{ path: 'sitename', message: missing }] },
          { status: 404, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    await check(view);
    expect(await screen.findByText(missing)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['abc', 'https://inny.example/urzad', 'ftp://a.example'])('%s is no address of a site', async (text) => {
    const view = open();
    await waitFor(() => expect(field().readOnly).toBe(false));
    await view.person.type(field(), text);
    await view.person.tab();
    expect(await screen.findByText(`Podaj poprawny adres URL, który zaczyna się od http:// lub ${host}`)).toBeTruthy();
    expect(button(/Sprawdź i usuń/).getAttribute('aria-disabled')).toBe('true');
  });

  it('lists the first addresses of a long list and how many more there are', async () => {
    const view = open();
    const subs = Array.from({ length: 1500 }, (_, i) => `${host}/gops/${i}`);
    answerRecord('/api/archive', { ...subpage, subs });
    await check(view);
    expect(await screen.findByText(/i jeszcze 1\s300 adresów/)).toBeTruthy();
    expect(screen.getByText('Podstrony (1500)')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Tak, usuń 1\s502 adresy/ })).toBeTruthy();
  });

  it('done by another user meanwhile shows a message', async () => {
    const view = open();
    answerRecord('/api/archive', subpage);
    const text = 'Lista adresów do usunięcia zmieniła się. Sprawdź stronę jeszcze raz';
    recordCalls('delete', '/api/archive', { title: 'Zmiana', status: 412, errors: [text] }, 412);
    await check(view);
    await view.person.click(await screen.findByRole('button', { name: /^Tak/ }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field().value).toBe(`${host}/gops/statut`);
  });
});
