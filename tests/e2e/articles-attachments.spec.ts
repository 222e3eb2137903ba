import { expect, type Page, test } from '@playwright/test';
import { currentStep, openDraft, pressStep, save } from '../support/articles.ts';
import { expectAccessible } from '../support/signed-in.ts';

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

const card = (page: Page) => page.getByRole('region', { name: 'Załączniki', exact: true });
const names = (page: Page) =>
  card(page).getByRole('list', { name: 'Załączniki' }).locator('.row-text > span:first-child');

/** Simulates dropping files on the card. */
async function dropFiles(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, bytes } of given) data.items.add(new File([new Uint8Array(bytes)], name));
      return data;
    },
    files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
  );
  const zone = card(page).locator('.drop-zone');
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
}

test('attachments are uploaded, refused, sorted by keyboard, saved and downloaded', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Materiały na sesję Rady Gminy' });
  await dropFiles(page, [
    file('b-projekt uchwały.pdf', pdf('projekt')),
    file('a-uzasadnienie.pdf', pdf('uzasadnienie')),
    file('wirus.exe', Buffer.from('MZ')),
    file('pusty.pdf', Buffer.alloc(0)),
  ]);
  await expect(names(page)).toHaveCount(2);
  // Checked only on the server: content that does not match the file name.
  await card(page)
    .getByLabel('Pliki do wysłania')
    .setInputFiles([file('udaje.pdf', Buffer.from('to nie jest PDF'))]);
  const refused = card(page).getByRole('list', { name: 'Wysyłane pliki' });
  await expect(refused.getByRole('listitem').filter({ hasText: 'wirus.exe' })).toContainText(
    'Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia',
  );
  for (const [name, reason] of [
    ['pusty.pdf', 'Plik jest pusty'],
    ['udaje.pdf', 'Zawartość pliku nie odpowiada jego rozszerzeniu'],
  ] as const) {
    const row = refused.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu');
    await expect(row).toContainText(reason);
    await row.getByRole('button', { name: `Usuń z listy: ${name}` }).click();
  }
  await refused.getByRole('button', { name: 'Usuń z listy: wirus.exe' }).click();
  await expectAccessible(page);

  // A file dropped outside the drop zone does not replace the page.
  await expect(page.getByLabel('Krótki opis')).toHaveValue('Krótki opis artykułu.');

  await card(page).getByRole('button', { name: 'Sortuj' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Nazwa wyświetlana rosnąco' }).click();
  await expect(names(page)).toHaveText(['a-uzasadnienie', 'b-projekt uchwały']);
  const handle = card(page).getByRole('button', { name: 'Przenieś: b-projekt uchwały' });
  await handle.focus();
  await handle.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('b-projekt uchwały: miejsce 1 z 2')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names(page)).toHaveText(['b-projekt uchwały', 'a-uzasadnienie']);

  await card(page).getByRole('button', { name: 'Edytuj załącznik „b-projekt uchwały”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nazwa załącznika' });
  await dialog.getByLabel('Nazwa wyświetlana').fill('Projekt uchwały budżetowej');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zastosuj' }).click();
  await save(page);
  await page.reload();
  await expect(names(page)).toHaveText(['Projekt uchwały budżetowej', 'a-uzasadnienie']);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Pobierz plik b-projekt uchwały.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('b-projekt uchwały.pdf');
});

test('an upload shows progress, can be cancelled, and retried after a failure', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Sprawozdanie z wykonania budżetu' });
  let sent = 0;
  await page.route('**/api/files/article', (route) => {
    sent += 1;
    // The first request hangs, the second is aborted, the third succeeds.
    if (sent === 1) return;
    return sent === 2 ? route.abort() : route.continue();
  });
  const input = card(page).getByLabel('Pliki do wysłania');
  await input.setInputFiles([file('sprawozdanie.pdf', pdf('sprawozdanie'))]);
  await expect(card(page).getByRole('progressbar', { name: 'Wysyłanie: sprawozdanie.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zapisz', exact: true })).toBeDisabled();
  // The bar is there before the request: one that is cancelled too early would never count as the first.
  await expect.poll(() => sent).toBe(1);
  await card(page).getByRole('button', { name: 'Przerwij wysyłanie: sprawozdanie.pdf' }).click();
  await expect(card(page).getByText('sprawozdanie.pdf')).toBeHidden();

  await input.setInputFiles([file('sprawozdanie.pdf', pdf('sprawozdanie'))]);
  await expect(card(page).getByText('Wystąpił niespodziewany błąd podczas uploadu plik')).toBeVisible();
  await expect(page.getByLabel('Krótki opis')).toHaveValue('Krótki opis artykułu.');
  await card(page).getByRole('button', { name: 'Wyślij ponownie: sprawozdanie.pdf' }).click();
  await expect(names(page)).toHaveText(['sprawozdanie']);
  await save(page);
});

test('files of the repository are found by * and ? and attached by keyboard', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Uchwały z poprzedniej kadencji' });
  await card(page)
    .getByLabel('Pliki do wysłania')
    .setInputFiles([file('Rejestr umów 2026.pdf', pdf('rejestr umów'))]);
  await expect(names(page)).toHaveText(['Rejestr umów 2026']);
  await card(page).getByRole('button', { name: 'Usuń załącznik „Rejestr umów 2026”' }).press('Enter');
  await expect(card(page).getByRole('button', { name: 'Z repozytorium' })).toBeFocused();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Pliki z repozytorium' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Rej?str um*');
  await expect(picker.getByText('Znaleziono: 1')).toBeVisible();
  await expectAccessible(page);
  const add = picker.getByRole('button', { name: 'Dodaj: Rejestr umów 2026.pdf' });
  await add.focus();
  await page.keyboard.press('Enter');
  await picker.getByRole('button', { name: 'Zastosuj' }).press('Enter');
  await expect(names(page)).toHaveText(['Rejestr umów 2026']);
});

test('numbers of persons are published with a written reason only, in a text, in a file and in a file added later', async ({
  page,
}) => {
  await openDraft(page, 'anna.nowak', { title: 'Wykaz osób uprawnionych', category: 'Ogłoszenia' });
  const list = (name: string) => file(name, Buffer.from('Wykaz uprawnionych: Jan Kowalski, PESEL 44051401359'));
  const found = page.getByRole('region', { name: 'Sprawdzenie treści' });
  await dropFiles(page, [list('wykaz.txt')]);
  await expect(found).toContainText('Błąd: Numer PESEL');
  await expect(found).not.toContainText('44051401359');
  await save(page);
  await pressStep(page, 'Do publikacji');
  const dialog = page.getByRole('dialog', { name: 'Przekazać artykuł do publikacji?' });
  await expect(dialog).toContainText('numer PESEL w załączniku');
  await dialog.getByRole('radio', { name: 'Teraz' }).check();
  const publish = dialog.getByRole('button', { name: 'Przekaż do publikacji' });
  await expect(publish).toBeDisabled();
  await dialog.getByLabel(/^Powód/).fill('Wyrok nakazuje publikację');
  await publish.click();
  await expect(currentStep(page)).toHaveText(/Opublikowany/);

  await page.getByLabel('Pliki do wysłania').setInputFiles([list('uzupełnienie.txt')]);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('zapis od razu to ogłosi');
  await expect(question).toContainText('numer PESEL w załączniku');
  await expectAccessible(page);
  await expect(question.getByRole('button', { name: /^Zapisz/ })).toBeDisabled();
  await question.getByLabel(/^Powód publikacji/).fill('Drugi wyrok');
  await question.getByRole('button', { name: /^Zapisz/ }).click();
  await expect(page.getByText('Mimo błędów treści: numer PESEL w załączniku')).toHaveCount(2);
});
