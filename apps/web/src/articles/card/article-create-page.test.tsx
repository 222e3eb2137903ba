import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { serveArticle } from '../../testing/data/stored-article.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a new article', () => {
  test('is saved after a question in the language of the address, and its edit route opens', async () => {
    const creations = recordCalls('post', '/api/articles', { id: 12 }, 201);
    serveArticle();
    const { person, address } = renderApp('/artykuly/artykuly/utworz-nowy/en', {
      parameters: { officeName: 'Urząd Gminy Jasionka' },
    });
    await screen.findByLabelText(/^Tytuł/);
    await person.selectOptions(screen.getByLabelText('Szablon'), 'Przetarg');
    fill(/^Tytuł/, 'Budowa placu zabaw');
    fill(/^Krótki opis/, 'Postępowanie przetargowe');
    fill(/^Osoba, która wytworzyła/, 'Jan Kowalski');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Zapisz' }));
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly/edytuj/12'));
    expect(creations[0]?.body).toMatchObject({
      title: 'Budowa placu zabaw',
      languageId: 2,
      baseArticleTemplate: ArticleTemplate.Tender,
      baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
      baseArticleAuthorEmail: null,
      publishStart: null,
    });
  });

  test('that failed shows an error and keeps the input', async () => {
    server.use(http.post('*/api/articles', () => new HttpResponse(null, { status: 500 })));
    const { person, address } = renderApp('/artykuly/artykuly/utworz-nowy');
    await screen.findByLabelText(/^Tytuł/);
    fill(/^Tytuł/, 'Budowa placu zabaw');
    fill(/^Krótki opis/, 'Postępowanie przetargowe');
    fill(/^Podmiot udostępniający/, 'Urząd Gminy Jasionka');
    fill(/^Osoba, która wytworzyła/, 'Jan Kowalski');
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await person.click(asked.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('Wystąpił niespodziewany błąd podczas tworzenia artykułu')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Tytuł/).value).toBe('Budowa placu zabaw');
    expect(address()).toBe('/artykuly/artykuly/utworz-nowy');
  });

  test('is checked while it is typed, before its first save', async () => {
    renderApp('/artykuly/artykuly/utworz-nowy');
    await screen.findByLabelText(/^Tytuł/);
    fill(/^Tytuł/, 'Decyzja dla 44051401359');
    const check = within(screen.getByRole('region', { name: 'Sprawdzenie treści' }));
    expect(await check.findByText(/Numer PESEL/)).toBeTruthy();
    expect(check.queryByText(/44051401359/)).toBeNull();
  });

  test('is not offered to who may not make one', async () => {
    renderApp('/artykuly/artykuly/utworz-nowy', { permissions: ['PublishArticles'] });
    expect(await screen.findByRole('heading', { name: 'Nie możesz utworzyć artykułu' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Tytuł/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Przejdź do listy' })).toBeTruthy();
  });

  test('in an unknown language is in the default one, with a message', async () => {
    const { address } = renderApp('/artykuly/artykuly/utworz-nowy/xx');
    expect(await screen.findByText('Nie ma wersji językowej „XX”. Artykuł powstanie w wersji: PL')).toBeTruthy();
    await screen.findByLabelText(/^Tytuł/);
    expect(address()).toBe('/artykuly/artykuly/utworz-nowy');
  });

  test('has disabled steps, and lists missing fields', async () => {
    const { person } = renderApp('/artykuly/artykuly/utworz-nowy');
    fireEvent.change(await screen.findByLabelText(/^Tytuł/), { target: { value: 'Statut' } });
    await person.click(screen.getByText('Zatwierdzony'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    screen.getByRole('button', { name: 'Zapisz' }).focus();
    const hint = await screen.findByText(/^Uzupełnij lub popraw/, { selector: '.hint' });
    expect(hint.textContent).toBe('Uzupełnij lub popraw: Krótki opis, Osoba, która wytworzyła informację');
  });
});
