// The calls that leave before the application is there are not repeated by it.
import { expect, test } from '@playwright/test';
import { signIn } from '../support/signed-in.ts';

test('a list asks once for each of its data', async ({ page }) => {
  await signIn(page, 'anna.nowak', '/artykuly/artykuly-robocze');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  const [first] = await Promise.all([page.waitForRequest('**/api/articles?*'), page.reload()]);
  expect(new URL(first.url()).searchParams.get('filters')).toMatch(/^status;equal;/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const once = [
    '/api/auth/users/loggedUserData',
    '/api/auth/users/permissions',
    '/api/application/PL',
    '/api/articles',
  ];
  expect(once.map((path) => asked.filter((one) => one === path).length)).toEqual([1, 1, 1, 1]);
});
