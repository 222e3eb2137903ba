// Two pairs of eyes: who wrote an article is told why somebody else publishes it, and who; the bulletin says who approved it.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { changeStatus, currentStep, openDraft, pressStep } from '../support/articles.ts';
import { freePort, startProduct } from '../support/own-product.ts';
import { expectAccessible, signIn } from '../support/signed-in.ts';

let stop: () => Promise<void>;
let address: string;
let site: string;
test.beforeAll(async () => {
  const [port, sitePort] = [await freePort(), await freePort()];
  stop = await startProduct(port, { DEMO: '1', SITE_PORT: String(sitePort) });
  [address, site] = [`http://localhost:${port}`, `http://localhost:${sitePort}`];
});
test.afterAll(() => stop());

const title = 'Zarządzenie „o dyżurach” <pilne> & 100%';

async function personOf(browser: Browser, login: string, path = '/'): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await signIn(page, login, address + path);
  return page;
}

test('an author hands an article over, a second person publishes it, and the bulletin says who approved it', async ({
  browser,
}) => {
  const admin = await personOf(browser, 'administrator', '/ustawienia/parametry-systemowe');
  await admin.getByText('Publikuje druga osoba').click();
  const parameter = admin.getByRole('dialog');
  await parameter.getByRole('switch').click();
  await parameter.getByRole('button', { name: 'Zapisz' }).click();
  await expect(admin.getByText('Parametr został zapisany')).toBeVisible();
  await admin.context().close();

  const author = await (await browser.newContext({ baseURL: address })).newPage();
  await openDraft(author, 'anna.nowak', { title, category: 'Ogłoszenia', origin: address });
  await pressStep(author, 'Do publikacji');
  await expect(author.getByText('To jest Twój artykuł, a publikuje go druga osoba')).toBeVisible();
  await author.getByRole('button', { name: 'Dlaczego?' }).click();
  const why = author.getByRole('dialog', { name: 'Dlaczego nie mogę?' });
  await expect(why.getByText(/Poproś o publikację inną osobę/)).toBeVisible();
  await why.getByRole('button', { name: 'Zamknij' }).last().click();
  await author.getByLabel('Nowa uwaga').fill('Proszę o publikację dziś');
  await author.getByRole('button', { name: 'Dodaj uwagę' }).click();
  await expect(author.getByRole('list', { name: 'Uwagi do artykułu' })).toContainText('Proszę o publikację dziś');
  await changeStatus(author, 'Zatwierdzony');
  await expect(author.getByRole('button', { name: 'Przekaż do publikacji…' })).toBeDisabled();
  await author.context().close();

  const approver = await personOf(browser, 'marek.zieba');
  const waiting = approver.getByRole('list', { name: 'Do publikacji przez drugą osobę' });
  await expect(waiting.getByRole('listitem').filter({ hasText: title })).toContainText('1 uwaga');
  await expectAccessible(approver);
  await waiting.getByRole('link', { name: title }).click();
  // comments are asked for when they are near
  await approver.getByLabel('Nowa uwaga').scrollIntoViewIfNeeded();
  await expect(approver.getByText('Proszę o publikację dziś')).toBeVisible();
  await approver.getByRole('button', { name: 'Przekaż do publikacji…' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Przekaż do publikacji' }).click();
  await expect(currentStep(approver)).toHaveText(/Opublikowany/);
  // what an inspector gets on paper is the report alone
  await approver.goto('/artykuly/metryki');
  const row = approver.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('cell', { name: 'Marek Zięba', exact: true })).toBeVisible();
  await approver.emulateMedia({ media: 'print' });
  await expect(approver.getByText(/^Oznaczenia informacji według art. 8/)).toBeVisible();
  await expect(row).toBeVisible();
  for (const name of ['banner', 'contentinfo', 'searchbox'] as const)
    await expect(approver.getByRole(name)).toBeHidden();
  await approver.context().close();

  const reader = await browser.newPage();
  await reader.goto(site);
  await reader.getByRole('link', { name: title }).first().click();
  await expect(reader.getByText('Zatwierdził').locator('xpath=following-sibling::*[1]')).toHaveText(/Zięba/);
  await reader.close();
});
