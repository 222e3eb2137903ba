import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerRecord } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { site } from '../../testing/site-answer.ts';
import { framed } from './framed.ts';

const page = '/ustawienia/podglad-strony';

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
  expect(inside.getByRole('contentinfo').textContent).toBe('RedakcjaAnna NowakAktualizacja20.11.2026');
});

it('has the icons of tiles, the colours of the parameters and of banners, the notice about cookies and the analytics', async () => {
  const [banner] = site('PL').banners;
  const shown = site('PL', {
    cookieInformation: '<p>Ciasteczka</p>',
    analyticsId: 'G-4XK7T2M9QD',
    banners: banner ? [banner, { ...banner, id: 8, color: '#ffee00', compatibilityWithAppColor: false }] : [],
  });
  answerRecord('/api/site/PL', shown);
  renderApp(page);
  const { body, inside } = await framed();
  expect(body.querySelector('.tiles [data-icon=urzad]')).toBeTruthy();
  expect(body.querySelector<HTMLElement>('[style*="--color"]')?.style.getPropertyValue('--color')).toBe('#628033');
  const [own, other] = within(inside.getByRole('list', { name: 'Banery' })).getAllByRole('listitem');
  // dark on white in the frame of the application's colour; light on dark in its own
  expect([own?.style.backgroundColor, own?.style.borderColor]).toEqual(['rgb(255, 255, 255)', 'rgb(98, 128, 51)']);
  expect([other?.style.backgroundColor, other?.style.borderColor]).toEqual(['rgb(43, 26, 16)', 'rgb(255, 238, 0)']);
  expect(inside.getByRole('region', { name: 'Informacja o plikach cookie' }).textContent).toBe('Ciasteczka');
  expect(inside.getByText(/Odwiedziny liczy G-4XK7T2M9QD/)).toBeTruthy();
  expect(inside.getByRole('navigation', { name: 'Kanały RSS' }).textContent).toContain('Ogłoszenia');
});

it('shows the background of the header in the proportions of its crop, so that nothing of it is cut off', async () => {
  const { graphics } = site('PL');
  answerRecord('/api/site/PL', site('PL', { graphics: { ...graphics, background: '/api/files/8?key=b' } }));
  renderApp(page);
  const { body } = await framed();
  expect(body.querySelector('header')?.className).toContain('pictured');
  expect(body.ownerDocument.documentElement.textContent).toContain('.top.pictured{aspect-ratio:1366/240}');
});

it('says of the office what its card says, and who manages it', async () => {
  answerRecord('/api/site/PL', site('PL'));
  renderApp(page);
  const { inside } = await framed();
  const office = within(inside.getByRole('region', { name: 'Kontakt' }));
  const facts = office.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Adres: Rynek 136-002 Jasionka',
    'Telefon: +48 17 850 10 20',
    'E-mail: urzad@jasionka.example',
    'Adresy do doręczeń elektronicznych: AE:PL-12345-67890-ABCDE-25AE:PL-20304-50607-JASIO-22 (Podatki)',
    'Godziny przyjęć interesantów: poniedziałek 07:30–11:00, 12:00–15:30',
    'NIP: 1234563218',
    'REGON: 123456785',
  ]);
  const people = within(inside.getByRole('region', { name: 'Kierownictwo' }));
  expect(people.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Maria WiśniewskaWójtPokój 1']);
});

it('shows no empty part of the office and no people where there are none', async () => {
  const { office } = site('PL');
  answerRecord('/api/site/PL', site('PL', { contacts: [], office: { ...office, admissionHours: [], phone: null } }));
  renderApp(page);
  const { inside } = await framed();
  expect(inside.getByRole('region', { name: 'Kontakt' }).textContent).not.toMatch(/Telefon|Godziny/);
  expect(inside.queryByRole('region', { name: 'Kierownictwo' })).toBeNull();
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
