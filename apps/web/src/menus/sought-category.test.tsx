import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { answerMenu, row, tree } from './testing/menu-screen.ts';

it('a category of the address is shown under its expanded branch, with the focus', async () => {
  answerMenu(tree());
  renderApp('/zarzadzanie-menu/pionowe?kategoria=11');
  const council = await row('Rada Gminy');
  await waitFor(() => expect(document.activeElement).toBe(council));
});

it('one that has been removed meanwhile leaves the menu as it is', async () => {
  answerMenu(tree());
  renderApp('/zarzadzanie-menu/pionowe?kategoria=99');
  await row('Urząd Gminy');
  expect(screen.queryByRole('treeitem', { name: /^Rada Gminy/ })).toBeNull();
});
