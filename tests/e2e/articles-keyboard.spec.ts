// An article from nothing to its publication without a mouse: only keys are pressed, and Tab has to reach everything.
import { expect, test } from '@playwright/test';
import { statusSteps, tabTo } from '../support/articles.ts';
import { signIn, warsawText } from '../support/signed-in.ts';

test('an article is created, filled, put in order and sent to publication with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  const title = 'Ogłoszenie o naborze kandydatów na ławników';
  await signIn(page, 'anna.nowak', '/artykuly/artykuly');
  const { keyboard } = page;
  await expect(page.locator('tbody tr a').first()).toBeVisible();
  await tabTo(page, 'Dodaj artykuł', 'link');
  await keyboard.press('Enter');

  await tabTo(page, /^Tytuł/, 'textbox');
  await keyboard.type(title);
  await tabTo(page, /^Krótki opis/, 'textbox');
  await keyboard.type('Nabór trwa do końca miesiąca.');
  await tabTo(page, 'Treść', 'textbox');
  await keyboard.type('Kandydaci składają karty zgłoszenia.');
  await tabTo(page, /^Podmiot udostępniający/, 'combobox');
  await keyboard.press('Control+A');
  await keyboard.type('Urząd Gminy Jasionka');
  await tabTo(page, /^Osoba, która wytworzyła/, 'textbox');
  await keyboard.type('Jan Kowalski');
  await tabTo(page, 'Data publikacji od', 'textbox');
  await keyboard.type(warsawText(86_400));

  await tabTo(page, 'Dodaj');
  await keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Wybierz kategorie artykułu' });
  await expect(picker.getByRole('searchbox', { name: 'Szukaj' })).toBeFocused();
  for (const [text, category] of [
    ['aktu', 'Aktualności'],
    ['ogło', 'Ogłoszenia'],
  ] as const) {
    await keyboard.type(text);
    await expect(picker.getByRole('button', { name: `Dodaj: ${category}` })).toBeVisible();
    await tabTo(page, `Dodaj: ${category}`);
    await keyboard.press('Enter');
    await expect(picker.getByRole('button', { name: `Usuń: ${category}` })).toBeVisible();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Control+A');
  }
  const chosen = picker.getByRole('list', { name: 'Wybrane' }).getByRole('listitem');
  await expect(chosen).toHaveText([/^Aktualności/, /^Ogłoszenia/]);
  await tabTo(page, /^Przenieś.*Ogłoszenia/);
  await keyboard.press('Space');
  await expect(page.getByText(/jest w miejscu: Ogłoszenia/)).toBeAttached();
  await keyboard.press('ArrowUp');
  await expect(page.getByText(/jest w miejscu: Aktualności/)).toBeAttached();
  await keyboard.press('Space');
  await expect(chosen).toHaveText([/^Ogłoszenia/, /^Aktualności/]);
  await tabTo(page, 'Zastosuj');
  await keyboard.press('Enter');
  await expect(picker).toHaveCount(0);

  await tabTo(page, 'Dodaj tag', 'combobox');
  await keyboard.type('nabór');
  await expect(page.getByRole('option', { name: 'nabór' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tagi: wybrane' })).toHaveText('nabór');

  await keyboard.press('Control+S');
  const question = page.getByRole('alertdialog', { name: 'Czy zapisać artykuł?' });
  await expect(question).toBeVisible();
  await tabTo(page, 'Zapisz artykuł');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/artykuly\/artykuly\/edytuj\/\d+$/);

  const current = statusSteps(page).locator('[aria-current=step]');
  for (const status of ['Zatwierdzony', 'Do publikacji']) {
    await tabTo(page, new RegExp(status));
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: `Czy zmienić status na ${status}?` })).toBeVisible();
    await tabTo(page, 'Zmień status');
    await keyboard.press('Enter');
    await expect(current).toHaveText(new RegExp(status));
  }
  await expect(page.getByRole('list', { name: 'Kategorie' }).getByRole('listitem').first()).toContainText('główna');
});
