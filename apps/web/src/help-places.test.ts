// Every screen has a chapter of the knowledge base, which the question mark in the header opens.
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createApp } from './app/app.tsx';
import { createMockAuth } from './app/auth/mock-auth.ts';
import { shellRoute } from './app/root-routes.ts';

const pages = import.meta.glob<string>('../../api/src/application/help/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const { router, disconnect } = createApp(createMockAuth(), createMemoryHistory());
disconnect();
/** Screens, and not addresses that only lead to another one. */
const screens = Object.values(router.routesById)
  .filter(({ options, parentRoute }) => parentRoute?.id === shellRoute.id && options.staticData?.title !== undefined)
  .map(({ fullPath, options }) => ({ path: String(fullPath), help: options.staticData?.help }));

test('the screens are known', () => {
  expect(screens.length).toBeGreaterThan(40);
});

test.each(screens)('$path has a chapter that exists', ({ help }) => {
  const [slug, chapter] = help?.split('#') ?? [];
  const page = pages[`../../api/src/application/help/${slug}.html`];
  expect(page).toBeDefined();
  if (chapter !== undefined) expect(page).toContain(`id="${chapter}"`);
});
