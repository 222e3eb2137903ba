// The article card: statuses, languages, preview.
import { expect, type Locator, test } from '@playwright/test';
import { changeStatus, currentStep, openDraft, pressStep, save, titleField } from '../support/articles.ts';
import { expectAccessible, signIn, warsawText } from '../support/signed-in.ts';

test('status steps follow permissions, a disabled step gives its reason, a withdrawal needs a reason', async ({
  page,
  browser,
}) => {
  const title = 'Obwieszczenie o zebraniu wiejskim';
  const address = await openDraft(page, 'anna.nowak', { title, category: 'Ogłoszenia' });
  await page.getByRole('textbox', { name: 'Data publikacji od' }).fill(warsawText(86_400));
  await page.getByRole('textbox', { name: 'Data publikacji od' }).blur();
  await save(page);
  await pressStep(page, 'Opublikowany');
  await expect(page.getByText(/^Artykuły są publikowane automatycznie w dniu i o godzinie/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  const confirmer = await (await browser.newContext()).newPage();
  await signIn(confirmer, 'ewa.kubiak', address);
  await expect(titleField(confirmer)).not.toBeEditable();
  await pressStep(confirmer, 'Do publikacji');
  await expect(confirmer.getByText('Brak uprawnień do zmiany statusu')).toBeVisible();
  await changeStatus(confirmer, 'Zatwierdzony');
  await confirmer.context().close();

  const publisher = await (await browser.newContext()).newPage();
  await signIn(publisher, 'marek.zieba', address);
  await pressStep(publisher, 'Roboczy');
  await expect(publisher.getByText('Brak uprawnień do zmiany statusu')).toBeVisible();
  await pressStep(publisher, 'Do publikacji');
  const dates = publisher.getByRole('dialog', { name: 'Przekazać artykuł do publikacji?' });
  await expectAccessible(publisher);
  await dates.getByRole('radio', { name: 'Teraz' }).check();
  await dates.getByRole('button', { name: 'Przekaż do publikacji' }).click();
  await expect(currentStep(publisher)).toHaveText(/Opublikowany/);
  await expect(dates).toHaveCount(0);

  await publisher.getByRole('button', { name: 'Wycofaj z publikacji' }).click();
  const question = publisher.getByRole('alertdialog', { name: 'Wycofać artykuł z publikacji?' });
  const withdraw = question.getByRole('button', { name: 'Wycofaj z publikacji' });
  await expect(withdraw).toBeDisabled();
  await question.getByLabel(/^Powód zmiany/).fill('Dokument zawierał dane osobowe.');
  await expectAccessible(publisher);
  await withdraw.click();
  await expect(currentStep(publisher)).toHaveText(/Wycofany/);
  await expect(publisher.getByText('Dokument zawierał dane osobowe.')).toBeVisible();
  await expectAccessible(publisher);
  await changeStatus(publisher, 'Zarchiwizowany');
  await expect(publisher.getByRole('button', { name: 'Nowa wersja' })).toBeDisabled();
  await publisher.context().close();
});

test('a translation is a copy with its own status, found by its language', async ({ page }) => {
  const title = 'Regulamin targowiska gminnego';
  const polish = await openDraft(page, 'anna.nowak', { title });
  const languages = page.getByRole('navigation', { name: 'Wersje językowe artykułu' });
  await languages.getByRole('button', { name: /^EN/ }).click();
  const question = page.getByRole('alertdialog', { name: /^Skopiować artykuł do wersji językowej/ });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Skopiuj artykuł' }).click();
  await expect(page).not.toHaveURL(polish);
  await expect(languages.getByRole('button', { name: /^EN/ })).toHaveAttribute('aria-current', 'true');
  await expect(titleField(page)).toHaveValue(title);
  await expect(currentStep(page)).toHaveText(/Roboczy/);
  const english = new URL(page.url()).pathname;
  await titleField(page).fill('Rules of the municipal marketplace');
  await save(page);

  await languages.getByRole('button', { name: /^PL/ }).click();
  await expect(page).toHaveURL(polish);
  await expect(titleField(page)).toHaveValue(title);
  await changeStatus(page, 'Zatwierdzony');
  await page.goto(`${polish}/en`);
  await expect(page).toHaveURL(english);
  await expect(currentStep(page)).toHaveText(/Roboczy/);

  await page.goto('/artykuly/artykuly?lang=EN&filters=title;contains;marketplace');
  const row = page.locator('tbody tr').filter({ hasText: 'Rules of the municipal marketplace' });
  await expect(row).toContainText('Roboczy');
  await row.getByRole('link', { name: /^Wersja PL/ }).click();
  await expect(page).toHaveURL(polish);
  await expect(currentStep(page)).toHaveText(/Zatwierdzony/);
});

test('the preview is available only with its address', async ({ page, browser }) => {
  const title = 'Wykaz nieruchomości przeznaczonych do dzierżawy';
  const card = await openDraft(page, 'anna.nowak', { title });
  const button = page.getByRole('button', { name: 'Podgląd', exact: true });
  await titleField(page).press('End');
  await titleField(page).pressSequentially('!');
  await expect(button).toBeDisabled();
  await titleField(page).press('Backspace');
  const opening = page.context().waitForEvent('page');
  await button.click();
  const preview = await opening;
  await expect(preview).toHaveURL(/\/podglad\/artykuly\/[\w-]+\/\?lang=PL$/);
  await expect(preview.getByText('PODGLĄD')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(preview);
  const address = preview.url();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title);
  await stranger.goto(address.replace(/artykuly\/[\w-]+/, 'artykuly/zmyslony'));
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Podgląd wygasł albo nie istnieje');
  await expect(stranger.getByText(title)).toHaveCount(0);
  await expectAccessible(stranger);
  await stranger.context().close();

  await page.goto(`/artykuly/artykuly/podgląd/${card.split('/').at(-1)}`);
  await expect(page).toHaveURL(/\/podglad\/artykuly\/[\w-]+\/\?lang=PL$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('categories are found from three letters, added by dragging, sorted and saved', async ({ page }) => {
  await openDraft(page, 'anna.nowak', { title: 'Wykaz sołectw i sołtysów' });
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Wybierz kategorie artykułu' });
  const search = picker.getByRole('searchbox', { name: 'Szukaj' });
  const selected = picker.locator('.picker-drop');
  const chosen = picker.getByRole('list', { name: 'Wybrane' }).getByRole('listitem');
  await search.fill('ak');
  await expect(picker.getByText('Wpisz co najmniej 3 znaki nazwy')).toBeVisible();

  async function drag(from: Locator, to: Locator) {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('nothing to drag, or nowhere to');
    await page.mouse.move(start.x + 30, start.y + start.height / 2);
    await page.mouse.down();
    // Dragging starts after a short press; an earlier move is a click.
    await expect(page.locator('.picker-dragged')).toBeVisible();
    await page.mouse.move(end.x + end.width / 2, end.y + 20, { steps: 8 });
    // The drop zone is highlighted.
    await expect(picker.locator('.picker-drop-over')).toBeVisible();
    await page.mouse.up();
  }
  await search.fill('aktu');
  const state = picker.getByText(/^(Znaleziono|Pokazano)/);
  await expect(state).toBeVisible();
  await drag(picker.locator('.picker-item').filter({ hasText: 'Aktualności' }).first(), selected);
  await expect(chosen).toHaveText([/Aktualności/]);
  await search.fill('ogłosz');
  await picker.locator('.picker-item').filter({ hasText: 'Ogłoszenia' }).first().dblclick();
  await expect(chosen).toHaveText([/Aktualności/, /Ogłoszenia/]);
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Zastosuj' }).click();
  await save(page);
  await page.reload();
  const chips = page.getByRole('list', { name: 'Kategorie' }).getByRole('listitem');
  await expect(chips).toHaveText([/Aktualności\s*główna/, /Ogłoszenia/]);
});
