// Two people edit one article: what they change in different places is joined, the same place is asked about.
import type { Article } from '@redakcja/generated/model/article';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { openArticle, save } from '../../../testing/article-screen.ts';
import { server } from '../../../testing/server.ts';

const text = (heading: string, ...paragraphs: string[]) =>
  `${heading}${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}`;
const entry = {
  id: 5,
  version: 1,
  createdDate: '2026-11-21T09:00:00.000Z',
  createdBy: 'Ewa Kubiak',
  description: 'Zmieniono artykuł',
  changeText: null,
  details: [],
};

/** The card of an article whose heading can be mended by one press: the change of this person. */
async function open() {
  const opened = await openArticle({ content: text('<h4>Dyżury aptek</h4>', 'W grudniu.', 'Całą dobę.') });
  const { state, person } = opened;
  return {
    ...opened,
    mend: () => person.click(screen.getByRole('button', { name: 'Popraw: kolejność nagłówków' })),
    savedBySomebody(changes: Partial<Article>) {
      state.article = { ...state.article, ...changes, changeLogEntries: [entry] };
      state.revision += 1;
    },
    trySave: async () => {
      await person.click(screen.getByRole('button', { name: 'Zapisz' }));
      await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zapisz' }));
    },
  };
}

const conflict = async () => within(await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' }));
const joined = () => screen.findByText('Twoje zmiany połączono z nowszymi danymi.');
const newer = 'Ktoś zapisał nowszą wersję tego artykułu.';

describe('a save that comes second', () => {
  test('joins what was changed in different blocks, says so, and waits for one press', async () => {
    const { calls, person, mend, savedBySomebody, trySave } = await open();
    await mend();
    savedBySomebody({ content: text('<h4>Dyżury aptek</h4>', 'W grudniu.', 'Od 22 do 6.'), shortDescription: 'Opis.' });
    await trySave();
    expect((await joined()).closest('p')?.textContent).toBe(
      'Twoje zmiany połączono z nowszymi danymi. Ostatnia zmiana: Ewa Kubiak, 21.11.2026 10:00. Przyjęto zmiany w: Krótki opis, Treść. Nic jeszcze nie zapisano: sprawdź całość i zapisz.',
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zapisz' })));
    await save(person);
    expect(calls[1]).toMatchObject({
      ifMatch: '"2"',
      body: { content: text('<h2>Dyżury aptek</h2>', 'W grudniu.', 'Od 22 do 6.'), shortDescription: 'Opis.' },
    });
    expect(screen.queryByText('Twoje zmiany połączono z nowszymi danymi.')).toBeNull();
  });

  test.each<[choice: string, heading: string]>([
    ['Zapisana wersja', '<h4>Dyżury aptek i lekarzy</h4>'],
    ['Twoja wersja', '<h2>Dyżury aptek</h2>'],
    ['Obie, jedna pod drugą', '<h4>Dyżury aptek i lekarzy</h4><h2>Dyżury aptek</h2>'],
  ])('asks about the block that both have changed: %s', async (choice, heading) => {
    const { calls, person, mend, savedBySomebody, trySave } = await open();
    await mend();
    savedBySomebody({ content: text('<h4>Dyżury aptek i lekarzy</h4>', 'W grudniu.', 'Od 22 do 6.') });
    await trySave();
    const dialog = await conflict();
    const side = (title: string) => dialog.getByRole('region', { name: `${title}: Treść, miejsce 1 z 1` });
    expect(within(side('Zapisana wersja')).getByRole('insertion').textContent).toBe(' dodano: i lekarzy');
    expect(within(side('Twoja wersja')).queryByRole('insertion')).toBeNull();
    expect(dialog.getByText(/te same słowa, zmieniono formatowanie/)).toBeTruthy();
    expect(dialog.getByText(/zmiany drugiej osoby: 1 fragment$/)).toBeTruthy();
    const join = dialog.getByRole('button', { name: 'Połącz według wyboru' });
    expect(join.getAttribute('aria-disabled')).toBe('true');
    const choices = within(dialog.getByRole('radiogroup', { name: 'Zostaje: Treść, miejsce 1 z 1' }));
    await waitFor(() => expect(document.activeElement).toBe(choices.getByLabelText('Zapisana wersja')));
    await person.click(choices.getByLabelText(choice));
    await person.click(join);
    expect(calls).toHaveLength(1);
    if (choice === 'Zapisana wersja') {
      // nothing of one's own is left to save
      await waitFor(() => expect(screen.queryByText('Niezapisane zmiany')).toBeNull());
      expect(screen.queryByText('Twoje zmiany połączono z nowszymi danymi.')).toBeNull();
      return;
    }
    await joined();
    await save(person);
    expect(calls[1]?.body).toMatchObject({ content: text(heading, 'W grudniu.', 'Od 22 do 6.') });
  });
});

describe('the card is told of the save of another person', () => {
  async function announced() {
    const opened = await open();
    const answer = () => HttpResponse.json([], { headers: { etag: `"${opened.state.revision}"` } });
    server.use(http.put('*/api/articles/12/editing', answer));
    return opened;
  }

  test('and joins it before the own save', async () => {
    const { calls, person, mend, savedBySomebody } = await announced();
    savedBySomebody({ content: text('<h4>Dyżury aptek</h4>', 'W grudniu.', 'Od 22 do 6.') });
    await mend();
    const notice = (await screen.findByText(newer)).closest('p');
    expect(notice?.textContent).toContain('Ostatnia zmiana: Ewa Kubiak, 21.11.2026 10:00.');
    expect(notice?.closest('[role=status]')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Pokaż zmiany' }));
    const dialog = await conflict();
    expect(dialog.getByRole('region', { name: 'Zmiana 1: Treść' }).textContent).toContain('Od 22 do 6.');
    expect(dialog.queryByRole('radio')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Wróć do edycji' }));
    await person.click(await screen.findByRole('button', { name: 'Połącz teraz' }));
    await joined();
    await waitFor(() => expect(screen.queryByText(newer)).toBeNull());
    await save(person);
    expect(calls).toMatchObject([{ ifMatch: '"2"' }]);
  });

  test('and shows it at once when there is nothing to join', async () => {
    const { savedBySomebody, queryClient } = await announced();
    savedBySomebody({ shortDescription: 'Opis Ewy.' });
    await queryClient.invalidateQueries({ queryKey: ['article-editors'] });
    expect(await screen.findByDisplayValue('Opis Ewy.')).toBeTruthy();
    expect(screen.queryByText(newer)).toBeNull();
  });
});
