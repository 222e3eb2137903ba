import { expect, test } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { cardOpened, expectAccessible, signIn } from '../support/signed-in.ts';

const screens = [
  ['/dostep/role', 'Role'],
  ['/dostep/role/edytuj/1', 'Administrator'],
  ['/dostep/uzytkownicy', 'Użytkownicy'],
  ['/dostep/uzytkownicy/utworz-nowego', 'Nowy użytkownik'],
  ['/dostep/dziennik', 'Dziennik zdarzeń'],
  ['/slowniki/tagi', 'Tagi'],
  ['/slowniki/podmiot-udostepniajacy', 'Podmioty udostępniające'],
  ['/slowniki/kody-iso', 'Kody ISO'],
  ['/slowniki/kody-iso/utworz-nowy', 'Nowy kod ISO'],
  ['/zmiana-hasla', 'Zmiana hasła'],
] as const;

test('screens of access and dictionaries can be read by everybody', async ({ page }) => {
  await signIn(page, 'administrator');
  for (const [address, title] of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.skeleton, .p-skeleton')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('a role is made, found and removed with the keyboard alone', async ({ page }) => {
  await signIn(page, 'administrator', '/dostep/role');
  await tabTo(page.getByRole('link', { name: 'Dodaj rolę' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nowa rola' })).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: 'Nazwa' }));
  await page.keyboard.type('Archiwista');
  await tabTo(page.getByRole('textbox', { name: 'Opis' }));
  await page.keyboard.type('Prowadzi archiwum');
  await tabTo(page.getByRole('combobox', { name: 'Uprawnienia' }));
  await page.keyboard.press('ArrowDown');
  const archiving = page.getByRole('option', { name: 'Archiwizowanie artykułów' });
  await expect(archiving).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(archiving).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Rola została utworzona')).toBeVisible();
  await cardOpened(page, 'Archiwista');

  await page.goto('/dostep/role?filters=name;contains;Archiwista');
  const box = page.getByRole('checkbox', { name: /Archiwista/ });
  await box.focus();
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Usuń' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await tabTo(question.getByRole('button', { name: 'Usuń' }));
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
});
