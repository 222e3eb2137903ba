// Shared parts of drag and drop: activation by a press, and announcements for screen readers.
import {
  type Announcements,
  type DndContextProps,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** `pressDelay` in ms distinguishes a drag from a click or scroll (specification, section 9: 50 attachments, 100 multimedia). */
export function useDragSensors(pressDelay: number) {
  return useSensors(useSensor(PointerSensor, { activationConstraint: { delay: pressDelay, tolerance: 5 } }));
}

const draggable =
  'Spacja lub Enter podnosi element. Strzałki przesuwają podniesiony element, Spacja lub Enter upuszcza go, Escape anuluje.';

/** Polish instructions and announcements; `nameOf` names what is dragged and what it is over. */
export function dragAccessibility(nameOf: (id: UniqueIdentifier) => string): DndContextProps['accessibility'] {
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Podniesiono: ${nameOf(active.id)}`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} jest w miejscu: ${nameOf(over.id)}` : `${nameOf(active.id)} jest poza listą`,
    onDragEnd: ({ active, over }) =>
      over ? `Upuszczono: ${nameOf(active.id)}, miejsce: ${nameOf(over.id)}` : `Upuszczono: ${nameOf(active.id)}`,
    onDragCancel: ({ active }) => `Anulowano przenoszenie: ${nameOf(active.id)}`,
  };
  return { announcements, screenReaderInstructions: { draggable } };
}

/** A key for each item, different even where two items are the same. */
export function uniqueKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = String(keyOf(item));
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key}#${before}`;
  });
}
