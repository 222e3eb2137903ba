import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { pendingQuestion } from '../shared/ui/dialogs/confirm.ts';
import type { renderApp } from './render-app.tsx';

type App = Pick<ReturnType<typeof renderApp>, 'queryClient' | 'router'>;

/** Turns of the event loop without a request, a navigation or the loading of a module, after which a screen waits for people only. */
const quietTurns = 5;

async function settle({ queryClient, router }: App): Promise<void> {
  for (let quiet = 0; quiet < quietTurns; quiet++) {
    await act(() => vi.dynamicImportSettled());
    if (queryClient.isFetching() > 0 || router.state.isLoading) quiet = -1;
  }
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** Calls back for a screen and for all that its buttons „Dodaj …” and „Edytuj …” open, and those in the dialogs. */
export async function openEverything(app: App, look: () => void): Promise<void> {
  const pressed = new Set<string>();
  async function press(button: HTMLElement | undefined) {
    await act(async () => button?.click());
    await act(async () => pendingQuestion()?.answer(true));
    await settle(app);
  }
  await settle(app);
  for (;;) {
    look();
    const dialog = screen.queryAllByRole('dialog', { hidden: true }).at(-1) ?? null;
    const inside = within(dialog ?? document.body);
    const keyOf = (button: HTMLElement) => `${dialog?.getAttribute('aria-labelledby')} ${nameOf(button)}`;
    const buttons = inside.queryAllByRole('button', { name: /^(Dodaj|Edytuj)/, hidden: true });
    const next = buttons.find((button) => !pressed.has(keyOf(button)));
    if (next === undefined && dialog === null) return;
    // a dialog is left by its last button, without saving
    const [close] = dialog === null ? [] : inside.getAllByRole('button', { name: /^(Anuluj|Zamknij)/, hidden: true });
    if (next) pressed.add(keyOf(next));
    await press(next ?? close);
  }
}
