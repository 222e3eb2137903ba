import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn, waitForCard, warsawText } from '../support/signed-in.ts';

const role = 'Redaktor sołectw';
const login = 'nowa.redaktorka';
const password = 'Grab7Polana';

/** A page in a separate browser context. */
async function ownBrowser(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function choose(page: Page, field: string, options: readonly string[]) {
  await page.getByRole('combobox', { name: field }).press('ArrowDown');
  for (const name of options) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
}

const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true }).click();

test('a new administrator creates a role and a user, restricts a category and deactivates the account', async ({
  page,
  browser,
}) => {
  await signIn(page, 'administrator', '/dostep/role');
  await page.getByRole('link', { name: 'Dodaj rolę' }).click();
  await page.getByLabel('Nazwa').fill(role);
  await page.getByLabel('Opis').fill('Prowadzi strony sołectw');
  for (const name of ['Tworzenie artykułów', 'Zatwierdzanie artykułów'])
    await page.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await save(page);
  await waitForCard(page, role);

  await page.getByRole('link', { name: 'Użytkownicy' }).click();
  await page.getByRole('link', { name: 'Dodaj użytkownika' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy użytkownik' })).toBeVisible();
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('E-mail').fill('nowa@jasionka.example');
  await page.getByLabel('Imię').fill('Celina');
  await page.getByLabel('Nazwisko').fill('Żak');
  await page.getByRole('textbox', { name: 'PESEL' }).fill('44051401359');
  await expect(page.getByLabel('Data urodzenia')).toHaveValue('14.05.1944');
  await expect(page.getByRole('radio', { name: 'Mężczyzna' })).toBeChecked();
  await choose(page, 'Role użytkownika', [role]);
  await expectAccessible(page);
  await save(page);
  const linkDialog = page.getByRole('dialog', { name: 'Jednorazowy link do ustawienia hasła' });
  await expect(linkDialog).toBeVisible();
  await expectAccessible(page);
  const link = await linkDialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await linkDialog.getByRole('button', { name: 'Zamknij' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zamknij bez kopiowania' }).click();
  const card = await waitForCard(page, 'Celina Żak');

  await ownBrowser(browser, async (person) => {
    await test.step('first sign-in with the link', async () => {
      await person.goto(link);
      await expect(person.getByText(login)).toBeVisible();
      await expectAccessible(person);
      await person.getByLabel('Nowe hasło', { exact: false }).first().fill(password);
      await person.getByLabel('Powtórz nowe hasło').fill(password);
      await person.getByRole('button', { name: 'Ustaw hasło' }).click();
      await expect(person.getByRole('heading', { name: 'Hasło zostało zmienione' })).toBeVisible();
      await person.goto(link);
      await person.reload();
      await expect(person.getByRole('heading', { name: 'Link nie działa' })).toBeVisible();
      await signIn(person, login, '/artykuly/artykuly/utworz-nowy', password);
    });

    await test.step('the user writes an article in an allowed category', async () => {
      await person.getByLabel('Tytuł', { exact: false }).first().fill('Zebranie wiejskie w Jasionce Górnej');
      await person.getByLabel('Krótki opis').fill('Termin i porządek zebrania.');
      await person.getByLabel('Podmiot udostępniający').fill('Urząd Gminy Jasionka');
      await person.getByLabel('Osoba, która wytworzyła informację').fill('Celina Żak');
      await person.getByRole('textbox', { name: 'Data wytworzenia informacji' }).fill(warsawText(-3600));
      await openPicker(person, 'aktualności');
      await person.getByRole('button', { name: 'Dodaj: Aktualności' }).click();
      await person.getByRole('button', { name: 'Zastosuj' }).click();
      await save(person);
      await person
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Utwórz|Zapisz)/ })
        .click();
      await waitForCard(person, 'Zebranie wiejskie w Jasionce Górnej');
    });

    await test.step('the administrator excludes categories of both menus', async () => {
      await page.goto(card);
      await page.getByRole('checkbox', { name: 'Aktualności' }).uncheck();
      await page.getByRole('tab', { name: 'Menu pionowe' }).click();
      await page.getByRole('checkbox', { name: 'Rada Gminy', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Potwierdzenie zmiany uprawnień' });
      await expect(question).toContainText('Czy nadać/odebrać uprawnienia podkategoriom?');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Tak' }).click();
      await expect(page.getByRole('checkbox', { name: 'Radni' })).not.toBeChecked();
      await expectAccessible(page);
      await save(page);
      await expect(page.getByText('Użytkownik został zapisany')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: 'Aktualności' })).not.toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Ogłoszenia' })).toBeChecked();
    });

    await test.step('the restriction applies to the article card', async () => {
      await person.reload();
      await expect(person.getByLabel('Tytuł', { exact: false }).first()).not.toBeEditable();
      const button = person.getByRole('button', { name: 'Zapisz', exact: true });
      await expect(button).toBeDisabled();
      await button.focus();
      await expect(
        person.getByText('Brak uprawnień do kategorii „Aktualności”').filter({ visible: true }).first(),
      ).toBeVisible();
      await person
        .getByRole('navigation', { name: 'Status artykułu' })
        .getByRole('button', { name: 'Zatwierdzony' })
        .press('Enter');
      await expect(person.getByText('Brak uprawnień do zmiany statusu')).toBeVisible();
      await expectAccessible(person);

      await person.goto('/artykuly/artykuly/utworz-nowy');
      await openPicker(person, 'radni');
      const add = person.getByRole('button', { name: 'Dodaj: Radni' });
      await expect(add).toBeDisabled();
      await add.focus();
      await expect(person.getByText('Brak uprawnień do tej kategorii').filter({ visible: true }).first()).toBeVisible();
      await expectAccessible(person);
    });

    await test.step('deactivation ends the session', async () => {
      await page.getByRole('button', { name: 'Dezaktywuj konto' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Dezaktywuj konto' }).click();
      await expect(page.getByText('Konto zostało dezaktywowane')).toBeVisible();
      await person.goto('/artykuly/artykuly');
      // The application signs out at the provider, which shows its sign-in page.
      await expect(person.getByLabel('Login lub e-mail')).toBeVisible();
      await person.getByLabel('Login lub e-mail').fill(login);
      await person.getByLabel('Hasło', { exact: true }).fill(password);
      await person.getByRole('button', { name: 'Zaloguj', exact: true }).click();
      await expect(
        person.getByText('Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!'),
      ).toBeVisible();
    });
  });

  // Other tests sign in and deactivate accounts in the meantime.
  await page.goto('/dostep/dziennik?size=200');
  const closed = page.locator('tbody tr').filter({ hasText: 'Dezaktywacja konta' }).filter({ hasText: login });
  await expect(closed).toHaveCount(1);
  await expect(page.locator('table')).not.toContainText('44051401359');
  await expectAccessible(page);
});

async function openPicker(page: Page, search: string) {
  const section = page.locator('.card', { has: page.getByRole('heading', { name: 'Kategorie' }) });
  await section.getByRole('button', { name: 'Dodaj' }).click();
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill(search);
}
