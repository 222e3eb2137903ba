import './drop-zone.css';
import { useId, useRef, useState } from 'react';

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  /** Extensions offered by the file dialog, with dots; all of them when empty. */
  accept?: string;
  /** After the words: „do 10 MB”. */
  hint?: string;
  isMultiple?: boolean;
}

/** A place to drop files on, or to choose them from the disk. */
export function DropZone({ onFiles, accept, hint, isMultiple = true }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the keyboard has the button inside
    <div
      className={`drop-zone ${isOver ? 'drop-zone-over' : ''} ink-2 flex flex-wrap align-items-center justify-content-center row-gap-1 column-gap-2`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <i className="pi pi-cloud-upload" aria-hidden="true" />
      <span>
        Przeciągnij {isMultiple ? 'pliki' : 'plik'} lub{' '}
        <button
          type="button"
          className="link-like p-0 font-medium underline"
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          wybierz z dysku
        </button>
      </span>
      {hint !== undefined && (
        <span id={id} className="w-full text-center small">
          {hint}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Pliki do wysłania"
        multiple={isMultiple}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
