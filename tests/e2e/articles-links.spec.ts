import { expect, type Page, test } from '@playwright/test';
import { openDraft, save } from '../support/articles.ts';
import { redPicture } from '../support/red-picture.ts';
import { expectAccessible } from '../support/signed-in.ts';

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');

async function pick(page: Page, button: string, picker: string, text: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: picker });
  await dialog.getByRole('searchbox').fill(text);
  await dialog
    .getByRole('button', { name: new RegExp(`^Dodaj: .*${text}`, 'i') })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(dialog).toBeHidden();
}

async function nameIt(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nazwa wyświetlana').fill(name);
  await dialog.getByLabel('Tekst pod czytniki').fill(`${name}, otwiera stronę`);
}

test('links to a page, a category and an article are added, sorted by keyboard and saved', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Sesja Rady Gminy z materiałami' });

  // External link: the dialog shows errors.
  await page.getByRole('button', { name: 'Dodaj łącze' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowe łącze' });
  await dialog.getByLabel('Adres URL').fill('gov');
  await expect(dialog.getByRole('button', { name: 'Dodaj łącze' })).toBeDisabled();
  await dialog.getByLabel('Adres URL').press('Enter');
  await expect(dialog.getByText(/^Podaj poprawny adres URL/)).toBeVisible();
  await expect(dialog.getByText('Pole wymagane')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByLabel('Adres URL').fill('https://www.gov.pl');
  await nameIt(page, 'Serwis rządowy');
  await dialog.getByLabel('Otwieraj w nowym oknie').check();
  await dialog.getByRole('button', { name: 'Dodaj łącze' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Dodaj łącze' }).click();
  await dialog.getByLabel('Rodzaj łącza').selectOption({ label: 'Kategoria' });
  await pick(page, 'Wybierz kategorię', 'Kategoria, do której prowadzi łącze', 'rada');
  await nameIt(page, 'Rada Gminy');
  await dialog.getByRole('button', { name: 'Dodaj łącze' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Dodaj łącze' }).click();
  await dialog.getByLabel('Rodzaj łącza').selectOption({ label: 'Artykuł' });
  await pick(page, 'Wybierz artykuł', 'Artykuł, do którego prowadzi łącze', 'uchwała');
  await nameIt(page, 'Uchwała');
  await dialog.getByRole('button', { name: 'Dodaj łącze' }).click();
  await expect(list(page, 'Łącza')).toHaveText([/Serwis rządowy/, /Rada Gminy/, /Uchwała/]);

  // The last link is moved to the beginning by keyboard.
  const handle = page.getByRole('button', { name: 'Przenieś: Uchwała' });
  await handle.focus();
  await handle.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Uchwała: miejsce 1 z 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(list(page, 'Łącza')).toHaveText([/Uchwała/, /Serwis rządowy/, /Rada Gminy/]);

  await save(page);
  await page.reload();
  await expect(list(page, 'Łącza')).toHaveText([/Uchwała/, /Serwis rządowy.*W nowej karcie/, /Rada Gminy/]);
});

test('multimedia with a thumbnail is added and saved', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Sesja Rady Gminy z transmisją' });
  await page.getByRole('button', { name: 'Dodaj multimedia' }).click();
  const media = page.getByRole('dialog', { name: 'Nowe multimedia' });
  await expect(media.getByRole('button', { name: 'Dodaj multimedia' })).toBeDisabled();
  await media.getByLabel('Adres URL').press('Enter');
  for (const message of [
    'Adres URL jest wymagany',
    'Nazwa wyświetlana jest polem wymaganym',
    'Tekst pod czytniki dla osób słabowidzących jest polem wymaganym',
  ]) {
    await expect(media.getByText(message)).toBeVisible();
  }
  await media.getByLabel('Adres URL').fill('https://transmisje.example.pl/sesja-24');
  await nameIt(page, 'Transmisja sesji');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    media.getByRole('button', { name: 'wybierz z dysku' }).click(),
  ]);
  await chooser.setFiles([{ name: 'sesja.png', mimeType: 'image/png', buffer: redPicture(924, 700) }]);
  await media.getByLabel('Szerokość (px)').fill('462');
  await expect(media.getByRole('img', { name: 'Podgląd wycinka' })).toBeVisible();
  await expectAccessible(page);
  await expect(media.getByText(/^Trwa/)).toHaveCount(0);
  await media.getByRole('button', { name: 'Dodaj multimedia' }).click();
  await expect(list(page, 'Multimedia')).toHaveText([/Transmisja sesji.*Wideo/]);

  await save(page);
  await page.reload();
  await expect(list(page, 'Multimedia')).toHaveText([/Transmisja sesji/]);
  const thumbnail = list(page, 'Multimedia').locator('img');
  const seen = () =>
    thumbnail.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
  await expect.poll(seen).toEqual([231, 130]);
  const first = await thumbnail.getAttribute('src');
  // the crop is changed from the original that was kept, by keyboard
  await page.getByRole('button', { name: /^Edytuj multimedia/ }).click();
  const again = page.getByRole('dialog', { name: 'Edycja multimediów' });
  await again.getByRole('button', { name: 'Zmień kadr' }).press('Enter');
  await expect(again.getByLabel('Szerokość (px)')).toHaveValue('462');
  await again.getByLabel('Od lewej (px)').fill('100');
  await expect(again.getByText('Trwa przycinanie')).toBeHidden();
  await again.getByRole('button', { name: 'Zastosuj' }).click();
  await expect.poll(() => thumbnail.getAttribute('src')).not.toBe(first);
  await expect.poll(seen).toEqual([231, 130]);
});
