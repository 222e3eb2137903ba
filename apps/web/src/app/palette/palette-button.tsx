import './palette-button.css';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./palette-dialog.tsx');
const PaletteDialog = lazy(async () => ({ default: (await load()).PaletteDialog }));

/** Something that has to be answered first. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

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
      <Suspense>{isOpen && <PaletteDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
