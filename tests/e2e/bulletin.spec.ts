// The pages of citizens, and what an editor publishes on them.
import { expect, type Page, test } from '@playwright/test';
import { currentStep, statusSteps } from '../support/articles.ts';
import { expectAccessible, signIn } from '../support/signed-in.ts';

const bulletin = `http://localhost:${process.env.E2E_SITE_PORT}`;

const pages = {
  home: '/',
  results: '/szukaj?q=bud%C5%BCet',
  changes: '/zmiany',
  map: '/mapa-strony',
  office: '/urzad',
  feeds: '/kanaly-rss',
  missing: '/artykul/999999/nie-ma',
  english: '/en',
  data: '/dane',
};

/** Opens the first result of a search. */
async function openArticle(page: Page, phrase: string) {
  await page.goto(`${bulletin}/szukaj?q=${encodeURIComponent(phrase)}`);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
}

for (const [name, path] of Object.entries(pages)) {
  test(`the page ${name} is accessible, fits narrow screens, and its policy is kept`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (!message.text().includes('404')) complaints.push(message.text());
    });
    await page.goto(bulletin + path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await expectAccessible(page);
    // what an office writes may be one long word
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('h1, h2, li > a, td, dd')) one.textContent = 'Zarządzenie'.repeat(9);
    });
    expect(await width()).toBe(320);
    expect(complaints).toEqual([]);
    expect(await page.context().cookies(bulletin)).toEqual([]);
    expect(await page.locator('script').count()).toBe(0);
  });
}

test('a reader gets from the search to an article, its former version and the difference by the keyboard alone', async ({
  page,
}) => {
  await page.goto(bulletin);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Szukaj w biuletynie' }).focus();
  await page.keyboard.type('statutem gminy');
  await page.keyboard.press('Enter');
  const found = page.getByRole('main').getByRole('link', { name: 'Statut Gminy Jasionka (tekst jednolity)' });
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statut Gminy Jasionka (tekst jednolity)');
  await expect(page.getByRole('region', { name: 'Metryka' })).toContainText('Podmiot udostępniający');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'co się zmieniło' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Co się zmieniło');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Wersja \d/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ta wersja już nie obowiązuje')).toBeVisible();
});

test('a first visit needs at most 40 kB beside pictures', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(bulletin, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const all = await Promise.all(sizes);
  expect(all.length).toBeGreaterThan(2);
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
});

test('an attachment can be read as a text', async ({ page }) => {
  await page.goto(`${bulletin}/szukaj?q=podatku`);
  await page
    .getByRole('link', { name: /stawek podatku od nieruchomości$/ })
    .first()
    .click();
  await expect(page.getByText('skan bez tekstu')).toBeVisible();
  await page.getByRole('link', { name: 'czytaj jako tekst: Treść uchwały' }).click();
  await expect(page.getByRole('heading', { name: 'Strona 2' })).toBeVisible();
  await expectAccessible(page);
});

test('menus open without a script on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(bulletin);
  const council = page.getByRole('link', { name: 'Rada Gminy', exact: true });
  await expect(council).toBeHidden();
  await page.locator('summary', { hasText: 'Menu przedmiotowe' }).click();
  await council.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Rada Gminy');
  // what is read begins in the first half of the screen
  expect((await heading.boundingBox())?.y).toBeLessThan(400);
});

test('what an editor withdraws is gone with its reason, what she publishes again is there', async ({
  page,
  browser,
}) => {
  const title = 'Ogłoszenie o przetargu: dostawa energii elektrycznej na lata 2027–2028';
  const reader = await browser.newPage();
  await openArticle(reader, title);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = reader.url();

  await signIn(page, 'anna.nowak', '/artykuly/artykuly-opublikowane');
  await page.getByPlaceholder('Szukaj w tytule').fill('dostawa energii');
  // the middle of the row may be its language badges, which lead to other versions
  await page.getByRole('row', { name: title }).getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Wycofaj z publikacji' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Omyłka w terminie składania ofert');
  await dialog.getByRole('button', { name: /^Wycofaj/ }).click();
  await expect(currentStep(page)).toHaveText(/Wycofany/);

  await expect.poll(async () => (await reader.goto(address))?.status()).toBe(410);
  await expect(reader.getByText('Powód: Omyłka w terminie składania ofert')).toBeVisible();
  await expectAccessible(reader);

  await statusSteps(page).getByRole('button', { name: 'Opublikowany' }).click();
  await dialog.getByRole('button', { name: 'Zmień status' }).click();
  await expect(currentStep(page)).toHaveText(/Opublikowany/);
  await expect.poll(async () => (await reader.goto(address))?.status()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await reader.close();
});
