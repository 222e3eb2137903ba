import { expect, test } from '@playwright/test';
import { categoryNamed, openDraft, statusSteps, titleField } from '../support/articles.ts';
import { call } from '../support/session.ts';
import { expectAccessible, signInByHand } from '../support/signed-in.ts';

const login = 'nowa.redaktorka';
const password = 'Grab7Polana';

/** Creates a person who may not work on these categories. */
async function createPerson(...excluded: string[]): Promise<{ id: number; passwordLink: { link: string } }> {
  const role = await call<{ id: number }>('administrator', ['POST', '/api/auth/roles'], {
    name: 'Redaktor sołectw',
    description: 'Prowadzi strony sołectw',
    permissions: ['CreateArticles', 'ConfirmArticles'],
  });
  return call('administrator', ['POST', '/api/auth/users'], {
    userName: login,
    firstname: 'Celina',
    surname: 'Żak',
    email: 'nowa@jasionka.example',
    identificationDocumentType: -1,
    pesel: '44051401359',
    sex: 10,
    roles: [role.id],
    excludeCategories: await Promise.all(excluded.map((name) => categoryNamed('administrator', name))),
  });
}

test('a new person sets a password by a link, works within the categories, and is signed out with the account', async ({
  page,
}) => {
  const { id, passwordLink } = await createPerson('Aktualności', 'Radni');

  await test.step('first sign-in with the link', async () => {
    await page.goto(passwordLink.link);
    await expect(page.getByText(login)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Nowe hasło', { exact: false }).first().fill(password);
    await page.getByLabel('Powtórz nowe hasło').fill(password);
    await page.getByRole('button', { name: 'Ustaw hasło' }).click();
    await expect(page.getByRole('heading', { name: 'Hasło zostało zmienione' })).toBeVisible();
    await page.goto(passwordLink.link);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Link nie działa' })).toBeVisible();
    await signInByHand(page, login, '/artykuly/artykuly/utworz-nowy', password);
  });

  await test.step('a category that is excluded cannot be chosen', async () => {
    const section = page.locator('.card', { has: page.getByRole('heading', { name: 'Kategorie' }) });
    await section.getByRole('button', { name: 'Dodaj' }).click();
    await page.getByRole('searchbox', { name: 'Szukaj' }).fill('radni');
    const add = page.getByRole('button', { name: 'Dodaj: Radni' });
    await expect(add).toBeDisabled();
    await add.focus();
    await expect(page.getByText('Brak uprawnień do tej kategorii').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an article in an excluded category is read-only', async () => {
    const other = await page.context().newPage();
    const address = await openDraft(other, 'anna.nowak', { title: 'Zebranie wiejskie', category: 'Aktualności' });
    await other.close();
    await page.goto(address);
    await expect(titleField(page)).not.toBeEditable();
    const button = page.getByRole('button', { name: 'Zapisz', exact: true });
    await expect(button).toBeDisabled();
    await button.focus();
    await expect(
      page.getByText('Brak uprawnień do kategorii „Aktualności”').filter({ visible: true }).first(),
    ).toBeVisible();
    await statusSteps(page).getByRole('button', { name: 'Zatwierdzony' }).press('Enter');
    await expect(page.getByText('Brak uprawnień do zmiany statusu')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('deactivation ends the session', async () => {
    await call('administrator', ['DELETE', `/api/auth/users/${id}/isconfirmed`]);
    await page.goto('/artykuly/artykuly');
    // The application signs out at the provider, which shows its sign-in page.
    await page.getByLabel('Login lub e-mail').fill(login);
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Zaloguj', exact: true }).click();
    await expect(
      page.getByText('Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!'),
    ).toBeVisible();
  });
});
