import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { answerBulletin } from '../../testing/data/site-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { framed } from './framed.ts';

const polish = { id: 1, isoCode: 'PL', name: 'polski' };

const banner = {
  id: 5,
  name: 'Baner',
  displayText: 'Baner',
  title: 'Program gminny',
  url: 'https://gov.pl',
  target: 20,
  isActive: true,
  language: polish,
  color: '#0c5944',
  file: null,
  compatibilityWithAppColor: true,
  showFrom: null,
  showTo: null,
};
const bannerPage = '/ustawienia/banery/edytuj/5';

beforeEach(() => {
  answerRecord('/api/settings/banners/5', banner);
  answerBulletin();
  answerList('/api/application/journal', []);
  localStorage.setItem('redakcja-bip:podglad-strony', 'widoczny');
});

const edited = (body: HTMLElement) => body.querySelector<HTMLElement>('[data-edited]');
const mark = (body: HTMLElement) => body.querySelector('.edited-mark')?.textContent;
const displayName = () => screen.findByLabelText(/^Nazwa wyświetlana/);

describe('the page beside a form', () => {
  it('shows what is typed in its place, marked, and sends nothing', async () => {
    const saved = recordCalls('put', '/api/settings/banners/5', banner);
    const { person } = renderApp(bannerPage);
    const { body } = await framed();
    expect(edited(body)?.textContent).toBe('Baner (nowa karta)');
    await person.type(await displayName(), ' 2027');
    await waitFor(() => expect(edited(body)?.textContent).toBe('Niezapisane zmianyBaner 2027 (nowa karta)'));
    expect(mark(body)).toBe('Niezapisane zmiany');
    await person.click(screen.getByRole('switch', { name: 'Aktywny' }));
    await waitFor(() => expect(mark(body)).toBe('Niezapisane zmiany · Nieaktywny'));
    expect(edited(body)?.closest('ul')?.className).toBe('banners');
    expect(saved).toEqual([]);
  });

  it('is one tab stop, which is read and not announced, and has the widths and the contrast of the page', async () => {
    const { person } = renderApp(bannerPage);
    const { body, frame } = await framed();
    const links = [...body.querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ tabIndex }) => tabIndex !== -1)).toEqual([]);
    expect(body.tabIndex).toBe(0);
    expect(body.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
    await person.click(screen.getByRole('radio', { name: '768 px' }));
    expect(frame.style.width).toBe('768px');
    await person.click(screen.getByRole('switch', { name: 'Wysoki kontrast' }));
    expect(body.ownerDocument.querySelector('.kontrast main')).toBeTruthy();
  });

  it('does not send the form by Enter among its widths', async () => {
    const saved = recordCalls('put', '/api/settings/banners/5', banner);
    const { person } = renderApp(bannerPage);
    await framed();
    await person.type(await displayName(), '!');
    const width = screen.getByRole<HTMLInputElement>('radio', { name: '768 px' });
    expect(width.form).toBeNull();
    width.focus();
    await person.keyboard('{Enter}');
    expect(saved).toEqual([]);
  });

  it('can be hidden, and stays hidden', async () => {
    const { person, unmount } = renderApp(bannerPage);
    await framed();
    await person.click(screen.getByRole('button', { name: 'Ukryj podgląd' }));
    expect(screen.queryByTitle('Podgląd strony')).toBeNull();
    unmount();
    renderApp(bannerPage);
    const show = await screen.findByRole('button', { name: 'Pokaż podgląd' });
    expect(show.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByTitle('Podgląd strony')).toBeNull();
  });
});

/** Answers with two tiles, both chosen for the home page. */
function answerTiles() {
  const row = (id: number, displayText: string) => ({
    id,
    displayText,
    title: displayText,
    linkType: 30,
    isActive: true,
    showFrom: null,
    showTo: null,
  });
  const rows = [row(1, 'Sprawy'), row(2, 'Sesje')];
  for (const { id, displayText, title } of rows) {
    answerRecord(`/api/settings/tiles/${id}`, {
      ...{
        ...row(id, displayText),
        title,
        url: 'https://gov.pl',
        slug: null,
        file: null,
        iconName: 'urzad',
        target: 10,
      },
      language: polish,
      articleTranslation: null,
      menuElement: null,
    });
  }
  answerList('/api/settings/tiles', rows);
  answerRecord('/api/settings/tiles/settings', [{ languageId: 1, value: 2, tiles: [1, 2] }]);
  answerRecord('/api/settings/tiles/language/PL', rows);
}

describe('its place', () => {
  it('of a new tile is at the end of the tiles, with the icon that is chosen', async () => {
    const { person } = renderApp('/ustawienia/kafle/utworz-nowy', { parameters: { icons: ['kontakt'] } });
    const { body } = await framed();
    await person.type(await displayName(), 'Kontakt');
    await person.selectOptions(screen.getByLabelText('Ikona'), 'kontakt');
    await waitFor(() => expect(edited(body)?.textContent).toContain('Kontakt'));
    expect(edited(body)?.querySelector('svg path')).toBeTruthy();
    expect(edited(body)?.parentElement?.lastElementChild).toBe(edited(body));
    expect(edited(body)?.firstElementChild?.textContent).toBe('Niezapisane zmiany · Nieaktywny');
  });

  it('of a bookmark is there although the page does not show it', async () => {
    const bookmark = {
      id: 6,
      name: 'Budżet',
      displayText: 'Budżet',
      title: 'x',
      target: 10,
      isActive: true,
      isSystem: false,
      tags: [{ id: 1, name: 'budżet' }],
      language: polish,
      color: '#0052a5',
      showOnMainPage: false,
    };
    answerRecord('/api/settings/bookmarks/6', bookmark);
    answerRecord('/api/settings/bookmarks/6/usages', {
      id: 6,
      name: 'Budżet',
      canDelete: true,
      obstacles: [],
      groups: [],
    });
    renderApp('/ustawienia/zakladki/edytuj/6');
    const { body } = await framed();
    fireEvent.change(await displayName(), { target: { value: 'Podatki' } });
    await waitFor(() => expect(edited(body)?.textContent).toContain('Podatki'));
    expect(mark(body)).toBe('Niezapisane zmiany · Nie ma jej na stronie głównej');
  });

  it('of the updates of the footer is in the footer, beside their dialog', async () => {
    const footerElements = [
      { type: 10, displayText: null, isActive: true, content: { bip: 'BIP', office: 'Urząd' } },
      { type: 20, displayText: 'Redakcja', isActive: true, content: { text: '' } },
      { type: 30, displayText: 'Adres', isActive: true, content: { text: '' } },
      { type: 40, displayText: 'Informacje', isActive: true, content: { links: [] } },
      { type: 50, displayText: 'Aktualizacja', isActive: true, content: null },
    ];
    answerRecord('/api/settings/footers/PL', { language: polish, footerElements });
    const { person } = renderApp('/ustawienia/stopka-systemu/PL');
    await person.click(await screen.findByRole('button', { name: /^Edytuj: Aktualizacj/ }));
    const dialog = await screen.findByRole('dialog');
    const { body, inside } = await framed();
    fireEvent.change(await within(dialog).findByLabelText(/^Nazwa wyświetlana/), { target: { value: 'Zmiany' } });
    await waitFor(() => expect(edited(body)?.textContent).toContain('Zmiany'));
    expect(mark(body)).toBe('Niezapisane zmiany');
    expect(inside.getByRole('contentinfo').contains(edited(body))).toBe(true);
  });

  it('of graphics is the top of the page', async () => {
    const images = { bigLogo: null, smallLogo: null, background: null, euCollectionImages: [] };
    answerRecord('/api/settings/app-images', { ...images, showUseImage: true, useImage: false, useGradient: false });
    const { person } = renderApp('/ustawienia/grafiki');
    const { body } = await framed();
    expect(edited(body)?.className).not.toContain('gradient');
    await person.click(await screen.findByRole('switch', { name: 'Użyj gradientu' }));
    await waitFor(() => expect(edited(body)?.className).toContain('gradient'));
  });

  it('of chosen tiles is in their new order', async () => {
    answerTiles();
    const { person } = renderApp('/ustawienia/kafle');
    await person.click(await screen.findByRole('button', { name: 'Ustawienia kafli' }));
    const { body, inside } = await framed();
    const names = () =>
      within(inside.getByRole('list', { name: 'Najważniejsze' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Sprawy', 'Sesje']));
    await person.click(screen.getByRole('button', { name: 'Usuń: Sprawy' }));
    await person.selectOptions(screen.getByLabelText('Dodaj kafel'), 'Sprawy');
    await waitFor(() => expect(names()).toEqual(['Sesje', 'Sprawy']));
    expect(mark(body)).toBe('Niezapisane zmiany');
    expect(edited(body)?.querySelector('.edited-mark')).toBeNull();
  });

  it('of chosen tiles is not fetched before it is shown', async () => {
    localStorage.setItem('redakcja-bip:podglad-strony', 'ukryty');
    answerTiles();
    const asked: string[] = [];
    // without a response, the next handler answers
    server.use(
      http.get('*/api/settings/tiles/1', ({ request }) => {
        asked.push(request.url);
      }),
    );
    const { person } = renderApp('/ustawienia/kafle');
    await person.click(await screen.findByRole('button', { name: 'Ustawienia kafli' }));
    await screen.findByRole('button', { name: 'Usuń: Sprawy' });
    expect(asked).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Pokaż podgląd' }));
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});

it('a text for readers that another element of the page has gets a hint', async () => {
  renderApp(bannerPage);
  await framed();
  const text = await screen.findByLabelText(/^Tekst pod czytniki/);
  fireEvent.change(text, { target: { value: 'kanał: ogłoszenia' } });
  expect(await screen.findByText(/Ten sam tekst ma już inny element strony/)).toBeTruthy();
  fireEvent.change(text, { target: { value: 'Program gminny' } });
  await waitFor(() => expect(screen.queryByText(/Ten sam tekst ma już inny element strony/)).toBeNull());
});
