// The parts of an article with the keyboard only: a file, a link, a recording, and the dialogs.
import { expect, type Locator, test } from '@playwright/test';
import { openDraft } from '../support/articles.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectAccessible, signIn } from '../support/signed-in.ts';

test('a file, a link and a recording are added with the keyboard only', async ({ page }) => {
  const { keyboard } = page;
  const parts = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
  const typeInto = async (dialog: Locator, texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await tabTo(dialog.getByLabel(label));
      await keyboard.type(text);
    }
  };
  await openDraft(page, 'piotr.lis', { title: 'Zarządzenie w sprawie godzin pracy urzędu' });

  const choosing = page.waitForEvent('filechooser');
  await tabTo(page.getByRole('button', { name: 'wybierz z dysku' }).first());
  await keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles([
    { name: 'zarządzenie.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nzarządzenie\n%%EOF\n') },
  ]);
  await expect(parts('Załączniki')).toHaveText([/zarządzenie/]);

  await tabTo(page.getByRole('button', { name: 'Dodaj łącze', exact: true }));
  await keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: 'Nowe łącze' });
  await typeInto(link, {
    'Adres URL': 'https://www.gov.pl',
    'Nazwa wyświetlana': 'Serwis rządowy',
    'Tekst pod czytniki': 'Serwis rządowy, otwiera stronę',
    'Otwieraj w nowym oknie': ' ',
  });
  await tabTo(link.getByRole('button', { name: 'Dodaj łącze' }));
  await keyboard.press('Enter');
  await expect(parts('Łącza')).toHaveText([/Serwis rządowy.*W nowej karcie/]);
  await expect(page.getByRole('button', { name: 'Dodaj łącze', exact: true })).toBeFocused();

  await tabTo(page.getByRole('button', { name: 'Dodaj multimedia', exact: true }));
  await keyboard.press('Enter');
  const media = page.getByRole('dialog', { name: 'Nowe multimedia' });
  await typeInto(media, {
    Rodzaj: 'Audio',
    'Adres URL': 'https://nagrania.example.pl/sesja',
    'Nazwa wyświetlana': 'Nagranie',
    'Tekst pod czytniki': 'Nagranie sesji',
  });
  await tabTo(media.getByRole('button', { name: 'Dodaj multimedia' }));
  await keyboard.press('Enter');
  await expect(parts('Multimedia')).toHaveText([/Nagranie.*Audio/]);
  await expect(page.getByRole('button', { name: 'Dodaj multimedia', exact: true })).toBeFocused();

  await keyboard.press('Control+S');
  await expect(page.getByRole('alertdialog').getByLabel('Opis zmiany')).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Niezapisane zmiany')).toBeHidden();
  await page.reload();
  for (const name of ['Załączniki', 'Łącza', 'Multimedia']) await expect(parts(name)).toHaveCount(1);
});

test('the dialogs of a new article and of leaving it are accessible and work with the keyboard', async ({ page }) => {
  const { keyboard } = page;
  await signIn(page, 'piotr.lis', '/artykuly/artykuly/utworz-nowy');
  const title = page.getByLabel(/^Tytuł( \*)?$/);
  await tabTo(title);
  await keyboard.type('Ogłoszenie');
  await tabTo(page.getByLabel('Krótki opis'));
  await keyboard.type('Opis');
  await tabTo(page.getByLabel('Osoba, która wytworzyła informację'));
  await keyboard.type('Jan Kowalski');
  await keyboard.press('Control+S');
  const saving = page.getByRole('alertdialog', { name: 'Czy zapisać artykuł?' });
  await expect(saving).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(saving).toHaveCount(0);
  await expect(page.getByLabel('Osoba, która wytworzyła informację')).toBeFocused();

  const back = page.getByRole('link', { name: /^Wstecz|^Wróć/ });
  await back.focus();
  await keyboard.press('Enter');
  const leaving = page.getByRole('alertdialog', { name: 'Wyjść bez zapisywania?' });
  await expect(leaving).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(leaving).toHaveCount(0);
  await expect(title).toHaveValue('Ogłoszenie');
  await expect(back).toBeFocused();
  await keyboard.press('Enter');
  await expect(leaving).toBeVisible();
  await tabTo(leaving.getByRole('button', { name: 'Wyjdź bez zapisywania' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Artykuły' })).toBeVisible();
});

test('the arrow keys select a day across weeks and months', async ({ page }) => {
  const { keyboard } = page;
  await signIn(page, 'piotr.lis', '/artykuly/artykuly/utworz-nowy');
  const field = page.getByLabel('Data publikacji do');
  // A Sunday, in Polish format.
  await field.fill('21.02.2027 15:00');
  await field.press('Tab');
  await expect(field).toHaveValue('2027-02-21 15:00:59');
  await keyboard.press('Enter');
  const calendar = page.getByRole('group', { name: 'Kalendarz' });
  const day = (number: RegExp) =>
    calendar.locator('td:not(.p-datepicker-other-month) > span').filter({ hasText: number });
  await tabTo(day(/^21/));
  await keyboard.press('ArrowRight');
  await expect(day(/^22/)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(calendar.getByText('marzec')).toBeVisible();
  await expect(day(/^1$/)).toBeFocused();
  await keyboard.press('Enter');
  await expect(field).toHaveValue('2027-03-01 15:00:59');
  await expect(day(/^1(?!\d)/).first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Otwórz kalendarz' }).last()).toBeFocused();
});
