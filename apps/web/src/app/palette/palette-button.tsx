import './palette-button.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const load = () => import('./palette-dialog.tsx');
const PaletteDialog = lazy(async () => ({ default: (await load()).PaletteDialog }));

/** Something that has to be answered first. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** With AltGr, which Windows reports as Ctrl and Alt, as well. */
const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !metaKey && (!ctrlKey || altKey);

/** The field for everything: opened by the button in the header, and by Ctrl+K (⌘K) from anywhere. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey || isCovered()) return;
      // the browser's own field
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  // What is typed while the dialog is loaded is meant for its field, not for the text behind it.
  const typed = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    typed.current = '';
    function keep(event: KeyboardEvent) {
      if (isCovered()) return;
      event.preventDefault();
      if (event.key === 'Escape') setOpen(false);
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (isLetter(event)) typed.current += event.key;
    }
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className="palette-button text-14 flex align-items-center gap-2"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <i className="pi pi-search" aria-hidden="true" />
        <span className="header-button-text flex-1 text-left">Szukaj i przejdź</span>
        <span className="palette-keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <Suspense>{isOpen && <PaletteDialog typed={typed.current} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
