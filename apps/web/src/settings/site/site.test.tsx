import type { Site } from '@redakcja/generated/model/site';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerRecord } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const page = '/ustawienia/podglad-strony';

const category = { title: 'x', url: null, slug: 'x', target: 10 as const };
const site = (isoCode: string, changes: Partial<Site> = {}): Site => ({
  language: { id: 1, isoCode, name: 'polski' },
  header: '<strong>Urząd Gminy</strong>',
  color: '#0c5944',
  cookieInformation: '<p>Używamy plików cookie</p>',
  analyticsId: 'G-4XK7T2M9QD',
  graphics: {
    bigLogo: '/api/files/31?key=a',
    smallLogo: null,
    background: null,
    useGradient: true,
    euCollectionImages: [],
  },
  horizontalMenu: [{ ...category, id: 1, parentId: null, displayText: 'Aktualności' }],
  verticalMenu: [
    { ...category, id: 2, parentId: null, displayText: 'Urząd' },
    { ...category, id: 3, parentId: 2, displayText: 'Wójt', url: 'https://wojt.example' },
  ],
  tiles: [{ ...category, id: 4, displayText: 'Załatw sprawę', picture: null, iconName: 'urzad' }],
  banners: [
    { id: 5, displayText: 'Baner', title: 'Baner', url: 'https://gov.pl', target: 20, color: '#0c5944', picture: null },
  ],
  bookmarks: [{ id: 6, displayText: 'Budżet', title: 'Budżet', target: 10, color: '#0052a5' }],
  article: {
    title: 'Nabór',
    shortDescription: 'Opis',
    content: '<p>Treść</p>',
    url: '/artykul/1/nabor',
    publishedDate: '2026-11-20T08:00:00.000Z',
  },
  footerElements: [
    { type: 20, displayText: 'Redakcja', isActive: true, content: { text: '<p>Anna Nowak</p>' } },
    { type: 50, displayText: 'Aktualizacja', isActive: true, content: null },
  ],
  updatedDate: '2026-11-20T08:00:00.000Z',
  ...changes,
});

async function framed() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Podgląd strony');
  const body = await waitFor(() => {
    const found = frame.contentDocument?.body;
    if (!found?.querySelector('main')) throw new Error('The frame is empty');
    return found;
  });
  return { frame, body, inside: within(body) };
}

it('shows the home page, marked as a preview, in a frame without scripts', async () => {
  answerRecord('/api/site/PL', site('PL'));
  renderApp(page);
  const { frame, body, inside } = await framed();
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin allow-popups');
  expect(body.ownerDocument.documentElement.lang).toBe('pl');
  expect(inside.getByText('PODGLĄD')).toBeTruthy();
  expect(inside.getByRole('heading', { level: 1 }).textContent).toBe('Urząd Gminy');
  expect(inside.getByRole('navigation', { name: 'Menu poziome' }).textContent).toBe('Aktualności');
  const vertical = within(inside.getByRole('navigation', { name: 'Menu pionowe' }));
  expect(vertical.getByRole('link', { name: 'Wójt' }).getAttribute('href')).toBe('https://wojt.example');
  for (const list of ['Zakładki', 'Kafle', 'Banery']) expect(inside.getByRole('list', { name: list })).toBeTruthy();
  expect(inside.getByRole('heading', { name: 'Nabór' })).toBeTruthy();
  expect(inside.getByText('Treść')).toBeTruthy();
  expect(inside.getByRole('region', { name: 'Informacja o plikach cookie' }).textContent).toBe('Używamy plików cookie');
  expect(inside.getByText(/Odwiedziny liczy G-4XK7T2M9QD/)).toBeTruthy();
  expect(body.querySelector<HTMLElement>('div')?.style.getPropertyValue('--color')).toBe('#0c5944');
  expect(inside.getByRole('contentinfo').textContent).toBe('RedakcjaAnna NowakAktualizacja20.11.2026');
});

it('changes language, width and contrast', async () => {
  answerRecord('/api/site/PL', site('PL'));
  answerRecord('/api/site/EN', site('EN', { header: 'Municipal Office' }));
  const { person, address } = renderApp(page);
  const { frame } = await framed();
  expect(frame.style.width).toBe('1280px');
  await person.click(screen.getByRole('radio', { name: '390 px' }));
  expect(frame.style.width).toBe('390px');
  await person.click(screen.getByRole('switch', { name: 'Wysoki kontrast' }));
  expect(frame.contentDocument?.querySelector('.contrast main')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'EN' }));
  await waitFor(() => expect(address()).toBe(`${page}/EN`));
  await waitFor(async () => expect((await framed()).inside.getByText('Municipal Office')).toBeTruthy());
});

it('needs ManageSettings', async () => {
  const { address } = renderApp(page, { permissions: ['CreateArticles'] });
  await waitFor(() => expect(address()).toBe('/'));
});
