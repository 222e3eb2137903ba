import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorPage } from './error-page.tsx';

function showFailure(message: string) {
  const routeTree = createRootRoute({
    component: () => {
      throw new TypeError(message);
    },
    errorComponent: ErrorPage,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
}

it.each([
  'Failed to fetch dynamically imported module: https://bip.example/assets/tag-form.js',
  'error loading dynamically imported module: https://bip.example/assets/tag-form.js',
  'Importing a module script failed.',
])('a part of the code that does not come names the network, and offers what helps: %s', async (message) => {
  showFailure(message);
  expect(await screen.findByText('Brak połączenia z siecią albo serwer nie odpowiada')).toBeTruthy();
  expect(screen.getByText(/Niezapisane zmiany zostały w szkicu/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wczytaj ponownie' })).toBeTruthy();
});

it('another failure does not blame the network', async () => {
  showFailure('x is not a function');
  expect(await screen.findByText('Wystąpił niespodziewany błąd')).toBeTruthy();
});
