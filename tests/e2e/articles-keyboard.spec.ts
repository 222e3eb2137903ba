// An article from creation to publication with the keyboard only; Tab has to reach every control.
import { expect, test } from '@playwright/test';
import { currentStep, statusSteps } from '../support/articles.ts';
import { tabTo } from '../support/keyboard.ts';
import { signIn, waitForCard, warsawText } from '../support/signed-in.ts';

test('an article is created, filled, sorted and sent to publication with the keyboard only', async ({ page }) => {
  const title = 'Ogłoszenie o naborze kandydatów na ławników';
  await signIn(page, 'anna.nowak', '/artykuly/artykuly');
  const { keyboard } = page;
  await expect(page.locator('tbody tr a').first()).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Dodaj artykuł', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy artykuł' })).toBeVisible();

  await tabTo(page.getByRole('textbox', { name: /^Tytuł/ }));
  await keyboard.type(title);
  await tabTo(page.getByRole('textbox', { name: /^Krótki opis/ }));
  await keyboard.type('Nabór trwa do końca miesiąca.');
  await tabTo(page.getByRole('textbox', { name: 'Treść', exact: true }));
  await keyboard.type('Kandydaci składają karty zgłoszenia.');
  await tabTo(page.getByRole('combobox', { name: /^Podmiot udostępniający/ }));
  await keyboard.press('Control+A');
  await keyboard.type('Urząd Gminy Jasionka');
  await tabTo(page.getByRole('textbox', { name: /^Osoba, która wytworzyła/ }));
  await keyboard.type('Jan Kowalski');
  await tabTo(page.getByRole('textbox', { name: 'Data publikacji od', exact: true }));
  await keyboard.type(warsawText(86_400));

  await tabTo(page.getByRole('button', { name: 'Dodaj', exact: true }));
  await keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Wybierz kategorie artykułu' });
  await expect(picker.getByRole('searchbox', { name: 'Szukaj' })).toBeFocused();
  for (const [text, category] of [
    ['aktu', 'Aktualności'],
    ['ogło', 'Ogłoszenia'],
  ] as const) {
    await keyboard.type(text);
    await expect(picker.getByRole('button', { name: `Dodaj: ${category}` })).toBeVisible();
    await tabTo(page.getByRole('button', { name: `Dodaj: ${category}`, exact: true }));
    await keyboard.press('Enter');
    await expect(picker.getByRole('button', { name: `Usuń: ${category}` })).toBeVisible();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Control+A');
  }
  const chosen = picker.getByRole('list', { name: 'Wybrane' }).getByRole('listitem');
  await expect(chosen).toHaveText([/^Aktualności/, /^Ogłoszenia/]);
  await tabTo(page.getByRole('button', { name: /^Przenieś.*Ogłoszenia/ }));
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await expect(page.getByText('Ogłoszenia: miejsce 1 z 2')).toBeAttached();
  await keyboard.press('Space');
  await expect(chosen).toHaveText([/^Ogłoszenia/, /^Aktualności/]);
  await tabTo(page.getByRole('button', { name: 'Zastosuj', exact: true }));
  await keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dodaj', exact: true })).toBeFocused();

  await tabTo(page.getByRole('combobox', { name: 'Dodaj tag', exact: true }));
  await keyboard.type('nabór');
  await expect(page.getByRole('option', { name: 'nabór' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tagi: wybrane' })).toHaveText('nabór');

  await keyboard.press('Control+S');
  const question = page.getByRole('alertdialog', { name: 'Czy zapisać artykuł?' });
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'Zapisz', exact: true })).toBeFocused();
  await keyboard.press('Control+Enter');
  await waitForCard(page, title);

  const changes = [
    { status: 'Zatwierdzony', dialog: 'Czy zmienić status na Zatwierdzony?', action: 'Zmień status' },
    { status: 'Do publikacji', dialog: 'Przekazać artykuł do publikacji?', action: 'Przekaż do publikacji' },
  ];
  for (const { status, dialog, action } of changes) {
    await tabTo(statusSteps(page).getByRole('button', { name: status }));
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: dialog }).or(page.getByRole('dialog', { name: dialog }));
    await expect(question).toBeVisible();
    await tabTo(page.getByRole('button', { name: action, exact: true }));
    await keyboard.press('Enter');
    await expect(currentStep(page)).toHaveText(new RegExp(status));
    await expect(question).toHaveCount(0);
  }
  await expect(page.getByRole('list', { name: 'Kategorie' }).getByRole('listitem').first()).toContainText('główna');
});
