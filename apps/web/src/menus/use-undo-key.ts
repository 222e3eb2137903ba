import { useEffect, useEffectEvent } from 'react';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

/** Ctrl+Z undoes the last change; in a field it undoes typing. */
export function useUndoKey(undo: () => boolean): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isUndo && !isField(event.target) && undo()) event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onPress(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
