import '../buttons/icon-button.css';
import './info-popover.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface InfoPopoverProps {
  /** What the help is about: „Pomoc: kod”. */
  label: string;
  children: ReactNode;
}

/** Help behind a button: longer than a tooltip, with lists; closed by Escape, by the button and by a press elsewhere. */
export function InfoPopover({ label, children }: InfoPopoverProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Escape of what is inside
    <span
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      {/* No tooltip: Escape would close it first, and the panel has the same text. */}
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <i className="pi pi-info-circle" aria-hidden="true" />
      </button>
      {open && (
        <div id={id} className="info-popover-panel text-14 font-normal ink absolute right-0" role="note">
          {children}
        </div>
      )}
    </span>
  );
}
