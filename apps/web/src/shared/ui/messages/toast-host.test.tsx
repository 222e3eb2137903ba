// Notices in the corner: one for one sentence, and none of a failure that has been made good.
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastHost } from './toast-host.tsx';
import { toast } from './toast-store.ts';

test('the same message is shown once', async () => {
  render(<ToastHost />);
  toast.error('Nie zapisano');
  await screen.findByText('Nie zapisano');
  toast.error('Nie zapisano');
  toast.error('Nie wysłano');
  await screen.findByText('Nie wysłano');
  await waitFor(() => expect(screen.getAllByText('Nie zapisano')).toHaveLength(1));
});

test('a withdrawn message disappears, others stay', async () => {
  render(<ToastHost />);
  toast.error('Nie zapisano');
  toast.error('Nie wysłano');
  await screen.findByText('Nie wysłano');
  toast.withdraw('Nie zapisano');
  await waitFor(() => expect(screen.queryByText('Nie zapisano')).toBeNull());
  expect(screen.getByText('Nie wysłano')).toBeTruthy();
});

test('on another screen failures and offers to undo disappear, a success goes along', async () => {
  render(<ToastHost />);
  toast.error('Nie usunięto');
  toast.success('Przeniesiono', { label: 'Cofnij', run: () => {} });
  toast.success('Zapisano');
  await screen.findByText('Nie usunięto');
  toast.leaveScreen();
  await waitFor(() => expect(screen.queryByText('Nie usunięto')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Przeniesiono')).toBeNull());
  expect(screen.getByText('Zapisano')).toBeTruthy();
});

test('notices do not pile up: the newest success, and the last three failures', async () => {
  render(<ToastHost />);
  for (const text of ['Zapisano pierwszy', 'Zapisano drugi']) toast.success(text);
  for (const number of [1, 2, 3, 4]) toast.error(`Nie zapisano ${number}`);
  await screen.findByText('Nie zapisano 4');
  await waitFor(() => expect(screen.queryByText('Nie zapisano 1')).toBeNull());
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('Zapisano drugi');
});

test('what can be taken back has a button; the next one takes its place', async () => {
  const undone: string[] = [];
  render(<ToastHost />);
  for (const name of ['pierwszą', 'drugą'])
    toast.success(`Przeniesiono ${name}`, { label: 'Cofnij', run: () => undone.push(name) });
  await screen.findByText('Przeniesiono drugą');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cofnij' })).toHaveLength(1));
  screen.getByRole('button', { name: 'Cofnij' }).click();
  expect(undone).toEqual(['drugą']);
  await waitFor(() => expect(screen.queryByText('Przeniesiono drugą')).toBeNull());
});
