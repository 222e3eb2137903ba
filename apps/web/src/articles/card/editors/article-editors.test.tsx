import type { ArticleEditor } from '@redakcja/generated/model/articleEditor';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { openArticle, save } from '../../../testing/article-screen.ts';

/** The card, while these people are editing; with what it has announced. */
async function openWith(editors: ArticleEditor[]) {
  const announced: boolean[] = [];
  const answer = http.put('*/api/articles/12/editing', async ({ request }) => {
    announced.push(((await request.json()) as { isEditing: boolean }).isEditing);
    return HttpResponse.json(editors);
  });
  return { ...(await openArticle({}, { handlers: [answer] })), announced };
}

it('says who else is editing the article', async () => {
  await openWith([{ name: 'Anna Nowak', since: '2026-11-20T09:42:00.000Z' }]);
  expect(await screen.findByText(/^Anna Nowak edytuje ten artykuł od .*10:42\.$/)).toBeTruthy();
});

it('an open card announces nothing until something is changed, and the end with the save', async () => {
  const { person, announced } = await openWith([]);
  await waitFor(() => expect(announced).toEqual([false]));
  await person.type(screen.getByLabelText(/^Tytuł/), '!');
  await waitFor(() => expect(announced).toContain(true));
  await save(person);
  await waitFor(() => expect(announced.at(-1)).toBe(false));
});

it('leaving the card ends it', async () => {
  const { person, announced, router } = await openWith([]);
  await person.type(screen.getByLabelText(/^Tytuł/), '!');
  await waitFor(() => expect(announced).toContain(true));
  void router.navigate({ to: '/' });
  await person.click(await screen.findByRole('button', { name: /^(Odrzuć|Wyjdź|Opuść)/ }));
  await waitFor(() => expect(announced.at(-1)).toBe(false));
});
