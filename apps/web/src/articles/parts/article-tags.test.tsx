// Tags of an article and suggested providing entities: found on the server, however many there are.
import type { Article } from '@redakcja/generated/model/article';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { serveArticle } from '../../testing/data/stored-article.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const names = ['budżet', 'gospodarka odpadami', 'oświata', 'uchwały', 'uchwały archiwalne'];

/** A dictionary that answers what a filter of names asks for, and keeps the queries. */
function dictionary(path: string) {
  const requests: { name: string | undefined; size: string | null; lang: string | null }[] = [];
  server.use(
    http.get(`*${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const name = /^name;contains;(.*)$/.exec(searchParams.get('filters') ?? '')?.[1];
      requests.push({ name, size: searchParams.get('size'), lang: searchParams.get('lang') });
      const rows = names.flatMap((one, index) => (one.includes(name ?? '') ? [{ id: index + 1, name: one }] : []));
      return HttpResponse.json(
        rows.map((row) => ({ ...row, languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null })),
        { headers: { 'total-count': String(name === undefined ? 5000 : rows.length) } },
      );
    }),
  );
  return requests;
}

const found = async () => within(await screen.findByRole('listbox', { name: 'Tagi: znalezione' }));

async function open(changes: Partial<Article> = {}) {
  const requests = dictionary('/api/dictionaries/tags');
  const served = serveArticle({ tags: [{ id: 3, name: 'oświata' }], ...changes });
  const app = renderApp('/artykuly/artykuly/edytuj/12');
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Dodaj tag' });
  const chosen = () =>
    within(screen.getByRole('list', { name: 'Tagi: wybrane' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  return { ...app, ...served, requests, box, chosen };
}

describe('tags', () => {
  test('are requested when the field is focused, and searched on the server', async () => {
    const { person, box, requests } = await open();
    expect(requests).toEqual([]);
    await person.click(box);
    expect(await screen.findByText('Pokazano 5 z 5000. Doprecyzuj wyszukiwanie')).toBeTruthy();
    await person.type(box, 'uchw');
    expect(await screen.findByText('Znaleziono: 2')).toBeTruthy();
    expect((await found()).getAllByRole('option')).toHaveLength(2);
    expect(requests).toEqual([
      { name: undefined, size: '50', lang: 'PL' },
      { name: 'uchw', size: '50', lang: 'PL' },
    ]);
  });

  test('are chosen with the keyboard alone and sent with the save', async () => {
    const { person, box, calls, chosen } = await open();
    box.focus();
    await person.keyboard('uchw');
    const options = (await found()).getAllByRole('option');
    expect(box.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['oświata', 'uchwały archiwalne']);
    expect([document.activeElement, box.value, screen.queryByRole('listbox')]).toEqual([box, '', null]);
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(calls).toMatchObject([{ body: { tags: [3, 5] } }]));
  });

  test('that are chosen are marked in the list, and removed there or by their button', async () => {
    const { person, box, chosen } = await open({
      tags: [
        { id: 3, name: 'oświata' },
        { id: 1, name: 'budżet' },
      ],
    });
    await person.type(box, 'oświ');
    const option = await screen.findByRole('option', { name: 'oświata' });
    expect(option.getAttribute('aria-selected')).toBe('true');
    await person.click(option);
    expect(chosen()).toEqual(['budżet']);
    await person.click(screen.getByRole('button', { name: 'Usuń: budżet' }));
    expect(screen.queryByRole('list', { name: 'Tagi: wybrane' })).toBeNull();
  });

  test('after a removal the focus moves to the next, after the last to the input', async () => {
    const tags = ['oświata', 'drogi'].map((name, index) => ({ id: index + 3, name }));
    const { person, box } = await open({ tags });
    screen.getByRole('button', { name: 'Usuń: oświata' }).focus();
    await person.keyboard('{Enter}');
    const next = screen.getByRole('button', { name: 'Usuń: drogi' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  test('Enter chooses nothing that was not found for what is typed, and saves nothing', async () => {
    const { person, box, calls, chosen } = await open();
    await person.click(box);
    await found();
    await person.type(box, 'uchw{Enter}');
    expect(chosen()).toEqual(['oświata']);
    await person.type(box, 'xyz');
    expect(await screen.findByText('Nic nie znaleziono')).toBeTruthy();
    await person.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls).toEqual([]);
  });

  test('show a failed search', async () => {
    const { person, box } = await open();
    server.use(http.get('*/api/dictionaries/tags', () => new HttpResponse(null, { status: 500 })));
    await person.click(box);
    expect(await screen.findByText('Nie udało się wyszukać. Spróbuj ponownie')).toBeTruthy();
    expect(screen.getByText('Wystąpił niespodziewany błąd podczas pobierania listy tagów')).toBeTruthy();
  });
});

test('providing entities are suggested by what is typed', async () => {
  const requests = dictionary('/api/dictionaries/dictionary-entries');
  serveArticle({ baseArticleProvidingEntity: '' });
  const { person } = renderApp('/artykuly/artykuly/edytuj/12');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Podmiot udostępniający/);
  await person.type(field, 'gosp');
  await waitFor(() => expect(requests.at(-1)).toEqual({ name: 'gosp', size: '20', lang: 'PL' }));
  await waitFor(() => {
    const options = document.querySelectorAll<HTMLOptionElement>(`datalist[id="${field.getAttribute('list')}"] option`);
    expect([...options].map((one) => one.value)).toEqual(['gospodarka odpadami']);
  });
});
