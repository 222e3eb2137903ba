import { expect, test } from '@playwright/test';
import { expectAccessible, signIn, waitForCard } from '../support/signed-in.ts';

test('header, footer and an RSS channel are set up, with a footer link that the article card shows', async ({
  page,
}) => {
  await signIn(page, 'administrator', '/ustawienia/naglowek-systemu/EN');
  const editor = page.getByRole('textbox', { name: /Nazwa w nagłówku strony/ });
  await editor.click();
  await page.keyboard.type('Municipal');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' Office');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: /^Pogrubienie/ }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Nagłówek został zaktualizowany')).toBeVisible();
  await page.reload();
  await expect(editor.locator('p')).toHaveCount(1);
  await expect(editor.locator('strong')).toHaveText('Municipal Office');

  await page.goto('/ustawienia/stopka-systemu/PL');
  await page.getByRole('button', { name: 'Edytuj: Informacje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Informacje' });
  await dialog.getByRole('button', { name: 'Dodaj łącze zewnętrzne' }).click();
  await page.getByLabel('Adres URL').fill('https://www.gov.pl');
  await page.getByRole('dialog').last().getByLabel('Nazwa wyświetlana').fill('Serwis rządowy');
  await page.getByLabel('Tekst pod czytniki').fill('Serwis Rzeczypospolitej Polskiej');
  await page.getByRole('button', { name: 'Dodaj łącze', exact: true }).click();
  await expect(page.getByText('Dodano nowe źródło')).toBeVisible();
  await dialog.getByRole('button', { name: 'Dodaj źródła' }).click();
  const picker = page.getByRole('dialog', { name: 'Źródła stopki' });
  await picker.getByLabel('Źródło').selectOption('Artykuł');
  await picker.getByRole('searchbox').fill('Godziny');
  await expectAccessible(page);
  await picker.getByRole('button', { name: /^Dodaj: Godziny pracy/ }).press('Enter');
  await picker.getByRole('button', { name: 'Zastosuj' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Stopka została zaktualizowana')).toBeVisible();
  await expect(page.getByText('Łącze zewnętrzne · https://www.gov.pl')).toBeVisible();

  await page.goto('/ustawienia/kanaly-rss');
  await page.getByRole('link', { name: 'Dodaj kanał RSS' }).click();
  await page.getByLabel('Nazwa wyświetlana').fill('Budżet');
  await page.getByLabel('Tekst pod czytniki').fill('Kanał o budżecie');
  await page.getByLabel('Opis').fill('Uchwały i informacje o budżecie');
  await page.getByRole('tab', { name: /Zakładki/ }).click();
  await page.getByRole('button', { name: 'Dodaj zakładki' }).click();
  const bookmarks = page.getByRole('dialog', { name: 'Wybierz zakładki kanału' });
  await bookmarks.getByText('Budżet i podatki').dblclick();
  await expectAccessible(page);
  await bookmarks.getByRole('button', { name: 'Zastosuj' }).click();
  await page.getByRole('switch', { name: 'Aktywny' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await waitForCard(page, 'Budżet');
});

test('the editors of texts have the heights of the specification (section 9)', async ({ page }) => {
  const expectHeight = async (name: string | RegExp, pixels: number) => {
    const host = page.locator('.rich-text-host').filter({ has: page.getByRole('textbox', { name }) });
    await expect.poll(async () => (await host.boundingBox())?.height).toBe(pixels);
  };
  await signIn(page, 'administrator', '/ustawienia/naglowek-systemu/EN');
  await expectHeight(/^Nazwa w nagłówku strony/, 120);
  await page.goto('/ustawienia/stopka-systemu/PL');
  await page.getByRole('button', { name: 'Edytuj: Adres redakcji' }).click();
  await expectHeight(/^Treść/, 600);
  await page.goto('/artykuly/artykuly/utworz-nowy');
  await expectHeight(/^Treść/, 600);
  await page.goto('/artykuly/artykuly-opublikowane');
  await page.getByRole('link', { name: /^Porządek obrad XXIV/ }).click();
  await expectHeight('Treść dodatkowa', 120);
});
