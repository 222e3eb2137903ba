import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { SortableList } from './sortable-list.tsx';

const onClose = vi.fn();

/** A list in a dialog, as most sortable lists are. */
function Letters({ onOrder }: { onOrder?: (order: string[], moved: string) => void }) {
  const [items, setItems] = useState(['A', 'B', 'C', 'D']);
  return (
    <Dialog open title="Litery" onClose={onClose}>
      <SortableList
        label="Litery"
        items={items}
        keyOf={(item) => item}
        nameOf={(item) => item}
        pressDelay={100}
        onChange={(order, moved) => {
          setItems(order);
          onOrder?.(order, moved);
        }}
      >
        {(item) => <span>{item}</span>}
      </SortableList>
      <button type="button">Dalej</button>
    </Dialog>
  );
}

const order = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const handleOf = (name: string) => screen.getByRole('button', { name: `Przenieś: ${name}` });

async function openList(onOrder = vi.fn<(order: string[], moved: string) => void>()) {
  render(<Letters onOrder={onOrder} />);
  await screen.findByRole('list', { name: 'Litery' });
  return { person: userEvent.setup(), onOrder };
}

it('takes every key at once, keeps the focus on the handle and reports the order on the drop only', async () => {
  const { person, onOrder } = await openList();
  handleOf('A').focus();
  await person.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(order()).toEqual(['B', 'C', 'A', 'D']);
  expect(screen.getByText('A: miejsce 3 z 4')).toBeTruthy();
  expect(document.activeElement).toBe(handleOf('A'));
  expect(onOrder).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  expect(onOrder.mock.calls).toEqual([[['B', 'C', 'A', 'D'], 'A']]);
  expect(screen.getByText('Upuszczono: A, miejsce 3 z 4')).toBeTruthy();
  expect(document.activeElement).toBe(handleOf('A'));
});

it.each([
  ['[Space]{End}[Space]', ['A', 'C', 'D', 'B']],
  ['[Space]{ArrowDown}{Home}[Space]', ['B', 'A', 'C', 'D']],
  ['[Space]{ArrowUp}{ArrowUp}{ArrowUp}[Space]', ['B', 'A', 'C', 'D']],
  ['{ArrowDown}{End}', ['A', 'B', 'C', 'D']],
])('%s on the second row gives %j', async (keys, expected) => {
  const { person } = await openList();
  handleOf('B').focus();
  await person.keyboard(keys);
  expect(order()).toEqual(expected);
});

it('gives the old order back on Escape, and the dialog stays open', async () => {
  const { person, onOrder } = await openList();
  handleOf('D').focus();
  await person.keyboard('{Enter}{Home}{Escape}');
  expect(order()).toEqual(['A', 'B', 'C', 'D']);
  expect(screen.getByText('Anulowano przenoszenie: D')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(onOrder).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

it('gives the old order back when the focus leaves the handle', async () => {
  const { person, onOrder } = await openList();
  handleOf('C').focus();
  await person.keyboard('{Enter}{Home}');
  expect(handleOf('C').getAttribute('aria-pressed')).toBe('true');
  fireEvent.blur(handleOf('C'));
  expect(order()).toEqual(['A', 'B', 'C', 'D']);
  expect(onOrder).not.toHaveBeenCalled();
  expect(within(screen.getByRole('dialog')).getByText('Anulowano przenoszenie: C')).toBeTruthy();
});
