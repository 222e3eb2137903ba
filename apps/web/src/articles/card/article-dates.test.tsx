// The date fields of the card: what is picked in the calendar and what is typed.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openArticle } from '../../testing/article-screen.ts';

test.each([
  ['Data wytworzenia informacji', String.raw`^15\.\d{2}\.\d{4} 00:00$`],
  ['Data publikacji od', String.raw`^\d{4}-\d{2}-15 00:00:00$`],
  ['Data publikacji do', String.raw`^\d{4}-\d{2}-15 23:59:59$`],
])('%s: a day has the same time when it is picked and when it is typed', async (name, pattern) => {
  const { person } = await openArticle();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name });
  await person.clear(input);
  const field = within(input.closest<HTMLElement>('.field') as HTMLElement);
  await person.click(field.getByRole('button', { name: 'Otwórz kalendarz' }));
  await screen.findByText('15');
  // the calendar comes in parts; a click on its first picture may be one too early
  const picked = await waitFor(() => {
    fireEvent.click(screen.getByText('15'));
    expect(input.value).toMatch(new RegExp(pattern));
    return input.value;
  });
  await person.clear(input);
  await person.type(input, picked.slice(0, 10));
  await person.tab();
  expect(input.value).toBe(picked);
});
