import { arrayMove } from '@dnd-kit/sortable';
import { type KeyboardEvent, useState } from 'react';

interface KeyboardSort<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** `order` is the new order; it is called once, on the drop. */
  onChange: (order: Item[], moved: Item) => void;
}

interface Grabbed {
  from: number;
  to: number;
}

/**
 * Moves items by keyboard: Space or Enter grabs an item, arrows, Home and End move it, Space or Enter drops it,
 * Escape and leaving the handle cancel. Positions are counted, not measured, so no key is lost during layout.
 */
export function useKeyboardSort<Item>({ items, nameOf, onChange }: KeyboardSort<Item>) {
  const [grabbed, setGrabbed] = useState<Grabbed>();
  const [message, setMessage] = useState('');

  const last = items.length - 1;
  const positionOf = (index: number) => `miejsce ${index + 1} z ${items.length}`;

  function move(item: Item, from: number, target: number) {
    const to = Math.max(0, Math.min(target, last));
    setGrabbed({ from, to });
    setMessage(`${nameOf(item)}: ${positionOf(to)}`);
  }

  function drop(item: Item, { from, to }: Grabbed) {
    setGrabbed(undefined);
    setMessage(`Upuszczono: ${nameOf(item)}, ${positionOf(to)}`);
    if (from !== to) onChange(arrayMove([...items], from, to), item);
  }

  function cancel(item: Item) {
    setGrabbed(undefined);
    setMessage(`Anulowano przenoszenie: ${nameOf(item)}`);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const action = actionOf(event.key, index);
    if (action === undefined) return;
    event.preventDefault();
    // Escape cancels the move, not the dialog around the list.
    event.stopPropagation();
    action();
  }

  function actionOf(key: string, index: number): (() => void) | undefined {
    const item = items[grabbed?.from ?? index];
    if (item === undefined) return undefined;
    const isToggle = key === ' ' || key === 'Enter';
    if (grabbed === undefined) {
      return isToggle
        ? () => {
            setGrabbed({ from: index, to: index });
            setMessage(`Podniesiono: ${nameOf(item)}, ${positionOf(index)}`);
          }
        : undefined;
    }
    if (isToggle) return () => drop(item, grabbed);
    if (key === 'Escape') return () => cancel(item);
    const targets: Record<string, number> = { ArrowUp: grabbed.to - 1, ArrowDown: grabbed.to + 1, Home: 0, End: last };
    const target = targets[key];
    return target === undefined ? undefined : () => move(item, grabbed.from, target);
  }

  return {
    grabbed,
    message,
    onKeyDown,
    onBlur() {
      const item = grabbed && items[grabbed.from];
      if (item !== undefined) cancel(item);
    },
  };
}
