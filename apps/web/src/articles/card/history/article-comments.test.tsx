import type { ArticleComment } from '@redakcja/generated/model/articleComment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { openArticle } from '../../../testing/article-screen.ts';
import { server } from '../../../testing/server.ts';

const comment = (id: number, text: string): ArticleComment => ({
  id,
  version: 1,
  createdDate: '2026-11-20T08:00:00.000Z',
  createdBy: 'Piotr Zieliński',
  text,
});

test('comments are read and added; an empty one is not sent', async () => {
  const stored = [comment(1, 'Brakuje podpisu')];
  server.use(
    http.get('*/api/articles/12/comments', () => HttpResponse.json(stored)),
    http.post('*/api/articles/12/comments', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      stored.push(comment(2, text));
      return HttpResponse.json(stored[1], { status: 201 });
    }),
  );
  const { person } = await openArticle();
  const card = within(screen.getByRole('region', { name: 'Uwagi do artykułu' }));
  expect(await card.findByText('Brakuje podpisu')).toBeTruthy();
  const add = card.getByRole('button', { name: 'Dodaj uwagę' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await person.type(card.getByLabelText('Nowa uwaga'), 'Podpis już jest');
  await person.click(add);
  expect(await card.findByText('Podpis już jest', { selector: 'p' })).toBeTruthy();
  await waitFor(() => expect(card.getByLabelText<HTMLTextAreaElement>('Nowa uwaga').value).toBe(''));
});

test('comments and dead links are asked for when their cards come near the window', async () => {
  const observers: ((entries: object[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        observers.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).pathname);
  });
  const late = () => asked.filter((path) => /comments|dead-links/.test(path)).toSorted();
  await openArticle();
  await screen.findByRole('region', { name: 'Uwagi do artykułu' });
  expect(asked).toContain('/api/articles/12');
  expect(late()).toEqual([]);
  act(() => {
    for (const report of observers) report([{ isIntersecting: true }]);
  });
  await waitFor(() => expect(late()).toEqual(['/api/articles/12/comments', '/api/articles/12/dead-links']));
});

test('an author is told that somebody else publishes; who approved is in the metryka', async () => {
  const review = { attachments: [], sameText: null, authorIds: [4], approvedBy: 'Piotr Zieliński', ownNumbers: [] };
  const setup = { user: { id: 4 }, parameters: { requiresSecondPerson: true } };
  const { person } = await openArticle({ status: 20, review }, setup);
  const button = screen.getByRole('button', { name: 'Przekaż do publikacji…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.hover(button);
  expect(await screen.findByText(/publikuje go druga osoba\. Poproś o publikację/, { selector: '.hint' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Do publikacji' }));
  expect(await screen.findByText('To jest Twój artykuł, a publikuje go druga osoba')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Metryka' })).getByText('Piotr Zieliński')).toBeTruthy();
});

test('without the rule an author publishes', async () => {
  const review = { attachments: [], sameText: null, authorIds: [4], approvedBy: null, ownNumbers: [] };
  await openArticle({ status: 20, review }, { user: { id: 4 }, parameters: { requiresSecondPerson: false } });
  expect(screen.getByRole('button', { name: 'Przekaż do publikacji…' }).getAttribute('aria-disabled')).toBeNull();
});
