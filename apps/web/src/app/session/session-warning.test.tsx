import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Renders, lets the first calls end, and waits idly for so many minutes. */
async function idleFor(minutes: number) {
  const app = renderApp('/slowniki/kody-iso', { parameters: { sessionTimeout: 2 } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  return app;
}

const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

it('does not warn before the last minute', async () => {
  await idleFor(0.9);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('warns for a minute, with the focus on „Przedłuż”, which gives the whole time back', async () => {
  await idleFor(1.1);
  const extend = await screen.findByRole('button', { name: 'Przedłuż' });
  await waitFor(() => expect(document.activeElement).toBe(extend));
  expect(screen.getByRole('alertdialog', { name: 'Czy przedłużyć sesję?' })).toBeTruthy();
  await person().click(extend);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('timer').textContent).toMatch(/^(02:00|01:5\d)$/);
});

it('signs out through the provider without an answer, and remembers the URL', async () => {
  const { auth } = await idleFor(2.2);
  expect(auth.signOut).toHaveBeenCalledExactlyOnceWith('idle', '/slowniki/kody-iso');
});

it('has a way to sign out at once', async () => {
  const { auth } = await idleFor(1.1);
  await person().click(await screen.findByRole('button', { name: 'Wyloguj się' }));
  await waitFor(() => expect(auth.signOut).toHaveBeenCalledWith('asked', '/'));
});
