import { expect, test } from '@playwright/test';
import { goDownTo, goDownToOption, tabTo } from '../support/keyboard.ts';
import { expectAccessible, signIn, waitForCard } from '../support/signed-in.ts';

test('a role is created, found and removed with the keyboard only', async ({ page }) => {
  await signIn(page, 'administrator', '/dostep/role');
  await tabTo(page.getByRole('link', { name: 'Dodaj rolę' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nowa rola' })).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: 'Nazwa' }));
  await page.keyboard.type('Archiwista');
  await tabTo(page.getByRole('textbox', { name: 'Opis' }));
  await page.keyboard.type('Prowadzi archiwum');
  await tabTo(page.getByRole('checkbox', { name: 'Archiwizowanie artykułów' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Rola została utworzona')).toBeVisible();
  await waitForCard(page, 'Archiwista');

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

test('a user is created, restricted to some categories and deactivated with the keyboard only', async ({ page }, {
  repeatEachIndex,
}) => {
  const { keyboard } = page;
  const type = async (name: string, text: string) => {
    await tabTo(page.getByRole('textbox', { name }));
    await keyboard.type(text);
  };
  await signIn(page, 'administrator', '/dostep/uzytkownicy');
  await tabTo(page.getByRole('link', { name: 'Dodaj użytkownika' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy użytkownik' })).toBeVisible();
  await type('Login', `klawisz.marta${repeatEachIndex}`);
  await type('E-mail', `marta.klawisz${repeatEachIndex}@jasionka.example`);
  await type('Imię', 'Marta');
  await type('Nazwisko', 'Klawisz');
  await tabTo(page.getByRole('combobox', { name: 'Rodzaj dokumentu' }));
  await keyboard.type('Dow');
  await type('Numer dokumentu', 'ABC123456');
  await type('Data urodzenia', '12.03.1985');
  await tabTo(page.getByRole('radio', { name: 'Nieokreślona' }));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Kobieta' })).toBeChecked();
  await tabTo(page.getByRole('combobox', { name: 'Role użytkownika' }));
  await keyboard.press('ArrowDown');
  const editor = page.getByRole('option', { name: 'Redaktor', exact: true });
  await goDownToOption(editor);
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await keyboard.press('Control+s');
  const link = page.getByRole('dialog', { name: 'Jednorazowy link do ustawienia hasła' });
  await tabTo(link.getByRole('button', { name: 'Zamknij', exact: true }).last());
  await keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Zamknij bez kopiowania' }));
  await keyboard.press('Enter');
  await waitForCard(page, 'Marta Klawisz');

  await tabTo(page.getByRole('tab', { name: 'Menu poziome' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Menu pionowe' })).toBeFocused();
  await keyboard.press('Enter');
  const category = page.getByRole('treeitem', { name: 'Rada Gminy', exact: true });
  await tabTo(page.locator('[role="treeitem"][tabindex="0"]:visible'));
  await goDownTo(category);
  await keyboard.press('Space');
  const question = page.getByRole('alertdialog', { name: 'Potwierdzenie zmiany uprawnień' });
  await tabTo(question.getByRole('button', { name: 'Tak' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Radni' })).not.toBeChecked();
  await keyboard.press('Control+s');
  await expect(page.getByText('Użytkownik został zapisany')).toBeVisible();

  await tabTo(page.getByRole('button', { name: 'Dezaktywuj konto' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Dezaktywuj konto' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Konto zostało dezaktywowane')).toBeVisible();
});

test('an ISO code with its flag is created with the keyboard only', async ({ page }, { repeatEachIndex }) => {
  const { keyboard } = page;
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const flag = { name: 'flaga.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  // Registered early: otherwise the browser may already have opened its own dialog.
  page.on('filechooser', (chooser) => chooser.setFiles(flag));
  await signIn(page, 'administrator', '/slowniki/kody-iso');
  await tabTo(page.getByRole('link', { name: 'Dodaj kod ISO' }).first());
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy kod ISO' })).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: 'Kod' }));
  const code = `K${'AGMY'.charAt(repeatEachIndex)}`;
  await keyboard.type(code.toLowerCase());
  await tabTo(page.getByRole('textbox', { name: 'Nazwa' }));
  await keyboard.type('mniejszości');
  await tabTo(page.getByRole('button', { name: 'wybierz z dysku' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Flaga' })).toBeVisible();
  await keyboard.press('Control+s');
  await expect(page.getByText('Kod ISO został utworzony')).toBeVisible();
  await waitForCard(page, `${code} – mniejszości`);
});
