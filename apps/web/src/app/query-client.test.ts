import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { AxiosError, type AxiosResponse } from 'axios';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { QueryCallMeta } from '../shared/query-meta.ts';
import { connectToasts, type ToastMessage } from '../shared/ui/messages/toast-store.ts';
import { createQueryClient } from './query-client.ts';

const events = { onUnauthorized: vi.fn(), onForbiddenScreen: vi.fn() };
let toasts: ToastMessage[];

beforeEach(() => {
  toasts = [];
  onTestFinished(
    connectToasts({
      show: (message) => toasts.push(message),
      withdraw: ({ text }) => {
        toasts = toasts.filter((one) => one.text !== text);
      },
    }),
  );
  for (const event of Object.values(events)) event.mockReset();
});

function refused(status: number, headers: Record<string, string> = {}): AxiosError {
  const response = { status, data: '', headers, statusText: '', config: {} } as AxiosResponse;
  return new AxiosError('refused', undefined, undefined, undefined, response);
}

async function ask(error: Error, meta: QueryCallMeta = {}): Promise<void> {
  const client = createQueryClient(events);
  const queryFn = (): Promise<unknown> => Promise.reject(error);
  await expect(client.fetchQuery({ queryKey: ['screen'], queryFn, retry: false, meta })).rejects.toBe(error);
}

describe('failed calls', () => {
  it('401 shows a toast and redirects to sign-in', async () => {
    await ask(refused(401));
    expect(toasts).toEqual([{ kind: 'error', text: 'Polecenie wymaga zalogowania' }]);
    expect(events.onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('403 on loading a screen shows a toast and redirects to the no-access page', async () => {
    await ask(refused(403));
    expect(toasts).toEqual([{ kind: 'error', text: 'Brak uprawnień do wykonania polecania' }]);
    expect(events.onForbiddenScreen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['for a part of the screen', refused(403), { optional: true }],
    ['as an answer to "may I?"', refused(403, { 'x-access-check': 'true' }), {}],
    ['for a silent call', refused(403), { silent: true }],
  ])('403 %s leads nowhere', async (_name, error, meta) => {
    await ask(error, meta);
    expect(events.onForbiddenScreen).not.toHaveBeenCalled();
  });

  it('403 on a change only shows a toast', async () => {
    const client = createQueryClient(events);
    const change = new MutationObserver(client, { mutationFn: () => Promise.reject(refused(403)) });
    await expect(change.mutate()).rejects.toThrow();
    expect(toasts).toHaveLength(1);
    expect(events.onForbiddenScreen).not.toHaveBeenCalled();
  });
});

describe('successful changes', () => {
  it('withdraw the error toast of the same action on the same record only', async () => {
    const client = createQueryClient(events);
    let failure: AxiosError | undefined;
    const save = new MutationObserver<unknown, Error, { id: number }>(client, {
      mutationKey: ['updateTag'],
      mutationFn: () => (failure ? Promise.reject(failure) : Promise.resolve('saved')),
      meta: { errorMessage: 'Nie zapisano' },
    });
    failure = refused(500);
    await expect(save.mutate({ id: 1 })).rejects.toThrow();
    failure = refused(403);
    await expect(save.mutate({ id: 2 })).rejects.toThrow();
    failure = undefined;
    await save.mutate({ id: 1 });
    expect(toasts).toEqual([{ kind: 'error', text: 'Brak uprawnień do wykonania polecania' }]);
  });

  it('refresh what is on screen, and what is not when it is shown again', async () => {
    const client = createQueryClient(events);
    const load = vi.fn(async () => ({ name: 'uchwały' }));
    const shown = new QueryObserver(client, { queryKey: ['list'], queryFn: load, staleTime: Number.POSITIVE_INFINITY });
    onTestFinished(shown.subscribe(() => {}));
    client.setQueryData(['card'], { id: 1 });
    await waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));

    const change = new MutationObserver(client, {
      mutationFn: async () => 'saved',
      meta: { successMessage: 'Tag został zapisany', errorMessage: 'Nie udało się zapisać tagu' },
    });
    await change.mutate();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(client.getQueryState(['card'])?.isInvalidated).toBe(true);
    expect(toasts).toEqual([{ kind: 'success', text: 'Tag został zapisany' }]);
  });

  it('keep the very object the server answered with, because its entity tag belongs to it', async () => {
    const client = createQueryClient(events);
    const first = { id: 1, name: 'uchwały' };
    const second = { id: 1, name: 'uchwały' };
    const answers = [first, second];
    const question = { queryKey: ['tag', 1], queryFn: async () => answers.shift() };
    expect(await client.fetchQuery(question)).toBe(first);
    expect(await client.fetchQuery(question)).toBe(second);
  });
});
