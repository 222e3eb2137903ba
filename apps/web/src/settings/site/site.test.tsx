import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerBulletin } from '../../testing/data/site-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { framed } from './framed.ts';

const page = '/ustawienia/podglad-strony';

it('shows the home page of the bulletin, marked as a preview, in a frame without scripts', async () => {
  answerBulletin();
  renderApp(page);
  const { frame, body, inside } = await framed();
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  const { documentElement } = body.ownerDocument;
  expect([documentElement.lang, documentElement.className]).toEqual(['pl', 'theme-0c5944']);
  expect(inside.getByText('PODGLĄD')).toBeTruthy();
  expect(inside.getByRole('heading', { level: 1 }).textContent).toContain('Urząd Gminy');
  expect(inside.getByRole('navigation', { name: 'Menu' }).textContent).toContain('Aktualności');
  for (const list of ['bookmarks', 'tiles', 'banners']) expect(body.querySelector(`ul.${list}`)).toBeTruthy();
  await waitFor(() => expect(inside.getByRole('link', { name: 'Nabór' })).toBeTruthy());
  expect(inside.getByRole('contentinfo').textContent).toContain('Anna Nowak');
  expect(documentElement.outerHTML).not.toMatch(/<script|<style/);
});

it('shows pictures from the address of the API', async () => {
  answerBulletin();
  renderApp(page);
  const { body } = await framed();
  expect(body.querySelector('.arms')?.getAttribute('src')).toBe('http://localhost:4300/api/files/31?key=a');
});

it('opens its links in the bulletin, in tabs of their own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  answerBulletin();
  const { person } = renderApp(page, { parameters: { siteAddress: 'https://bip.example' } });
  const { inside } = await framed();
  await person.click(within(inside.getByRole('banner')).getByRole('link', { name: 'Mapa strony' }));
  expect(opened).toHaveBeenCalledWith(new URL('https://bip.example/mapa-strony'), '_blank', 'noopener');
});

it('changes language, width and contrast', async () => {
  answerBulletin();
  answerBulletin('EN', { header: 'Municipal Office' });
  const { person, address } = renderApp(page);
  const { frame } = await framed();
  expect(frame.style.width).toBe('1280px');
  await person.click(screen.getByRole('radio', { name: '390 px' }));
  expect(frame.style.width).toBe('390px');
  await person.click(screen.getByRole('switch', { name: 'Wysoki kontrast' }));
  await waitFor(() => expect(frame.contentDocument?.querySelector('.kontrast main')).toBeTruthy());
  await person.click(screen.getByRole('radio', { name: 'EN' }));
  await waitFor(() => expect(address()).toBe(`${page}/EN`));
  await waitFor(async () => expect((await framed()).inside.getByText('Municipal Office')).toBeTruthy());
});

it('leads to the bulletin itself, in the language that is shown', async () => {
  answerBulletin();
  answerBulletin('EN', { header: 'Municipal Office' });
  const { person } = renderApp(page, { parameters: { siteAddress: 'https://bip.example' } });
  await framed();
  const address = () => screen.getByRole('link', { name: 'Otwórz w nowej karcie' }).getAttribute('href');
  expect(address()).toBe('https://bip.example/');
  await person.click(screen.getByRole('radio', { name: 'EN' }));
  await waitFor(() => expect(address()).toBe('https://bip.example/en'));
});

it('needs ManageSettings', async () => {
  const { address } = renderApp(page, { permissions: ['CreateArticles'] });
  await waitFor(() => expect(address()).toBe('/'));
});
