// The contract for people, as Redoc draws it in a browser.
import { expect, test } from '@playwright/test';

test('the readable contract is drawn from this server alone', async ({ page, baseURL }) => {
  const answers: string[] = [];
  page.on('response', (response) => answers.push(new URL(response.url()).origin));
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/api-docs');
  await expect(page.getByRole('heading', { name: /^Redakcja BIP \(\d/ })).toBeVisible();
  await page.getByText('dictionaries', { exact: true }).first().click();
  await expect(page.getByText('/api/dictionaries/tags/{id}/merge').first()).toBeVisible();
  expect(new Set(answers.filter((origin) => origin !== 'null'))).toEqual(new Set([new URL(baseURL ?? '').origin]));
  expect(errors).toEqual([]);
});
