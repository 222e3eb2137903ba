import { useId, useState } from 'react';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';

interface WidthFieldProps {
  value: number;
  room: number;
  onChange: (width: number) => void;
}

/** Width of a picture of the EU set on the site; it determines the aspect ratio of the crop rectangle. */
export function WidthField({ value, room, onChange }: WidthFieldProps) {
  const id = useId();
  /** The typed text until blur, because an incomplete number must not be corrected. */
  const [typed, setTyped] = useState<string>();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Szerokość na stronie (px)
      </label>
      <TextInput
        id={id}
        type="number"
        min={1}
        step={1}
        value={typed ?? String(value)}
        aria-describedby={`${id}-hint`}
        onChange={(text) => {
          setTyped(text);
          const width = Math.round(Number(text));
          if (width >= 1 && width <= room) onChange(width);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span id={`${id}-hint`} className="small muted">
        Najwyżej {room} px: tyle zostawiają pozostałe obrazy zestawu. Wysokość to zawsze 45 px.
      </span>
    </div>
  );
}
