import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support/signed-in.ts';

// The demo archive, which the server itself serves under /archiwum.
test.describe.configure({ mode: 'serial' });

test('connects with the archive and removes a subpage together with its site', async ({ page, request }) => {
  await signIn(page, 'administrator', '/');
  await page.getByRole('link', { name: 'Archiwalny BIP' }).click();
  await expect(page).toHaveURL('/bip-archiwalny/zarzadzanie');
  await expect(page.getByRole('heading', { level: 1, name: 'Archiwalny BIP' })).toBeVisible();
  await expect(page.getByText('Usuwanie stron będzie możliwe po połączeniu z archiwum.')).toBeVisible();

  await page.getByRole('button', { name: 'Połącz z archiwum' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Plik mapy strony jest wczytany')).toBeVisible();
  await expect(page.getByText('W archiwum: 40 stron, 16 załączników.')).toBeVisible();
  await expectAccessible(page);

  const host = `${new URL(page.url()).origin}/archiwum`;
  const statut = `${host}/gops/statut`;
  expect((await request.get(statut)).status()).toBe(200);

  const field = page.getByLabel('Nazwa strony');
  await expect(field).toBeFocused();
  await page.keyboard.type(`${host}/nie-ma-takiej`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wskazana strona nie istnieje lub została już usunięta')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(statut);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Wskazana strona jest podstroną.')).toBeVisible();
  await expect(dialog.getByText('Razem: 1 strona, 2 podstrony, 1 załącznik.')).toBeVisible();
  await expect(dialog.getByText(`${host}/gops/swiadczenia/wniosek-zasilek.pdf`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nie' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await request.get(statut)).status()).toBe(200);

  await field.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Nie' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Tak, usuń 4 adresy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usunięto z archiwum: 1 strona, 2 podstrony, 1 załącznik')).toBeVisible();
  await expect(page.getByText('W archiwum: 37 stron, 15 załączników.')).toBeVisible();
  await expect(field).toHaveValue('');

  for (const path of ['/gops', '/gops/statut', '/gops/swiadczenia/wniosek-zasilek.pdf']) {
    expect((await request.get(host + path)).status()).toBe(410);
  }
  await page.goto(`${host}/gops`);
  await expect(page.getByRole('heading', { name: 'Strona została usunięta' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dostep/dziennik');
  await expect(page.getByText('usunięto stronę z archiwum').first()).toBeVisible();
});

test('the screens of the archive are accessible', async ({ page }) => {
  await page.goto('/archiwum');
  await page.getByRole('link', { name: 'Urząd Gminy', exact: true }).click();
  await page.getByRole('link', { name: 'Budżet i majątek' }).click();
  await page.getByRole('link', { name: 'Budżet gminy na 2014 rok' }).click();
  await expect(page.getByRole('link', { name: 'Uchwała budżetowa na 2014 rok' })).toBeVisible();
  await expectAccessible(page);
});
