import './color-field.css';
import {
  bestContrast,
  contrastWarning,
  defaultColor,
  isColor,
  shownContrast,
} from '@redakcja/domain/shared/formats/contrast';
import { useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FieldFrame } from '../frames/field-frame.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

interface ColorFieldProps extends FieldProps {
  /** Backgrounds of which one must contrast with the colour (specification, section 5); without them the contrast is not checked. */
  backgrounds?: readonly string[];
}

/** A colour `#rrggbb`, typed or chosen, with its contrast and the nearest colour that has enough of it one press away. */
export function ColorField({ backgrounds = [], ...props }: ColorFieldProps) {
  const { id, value, error, required, set, blur, name, describedBy } = useField<string | null | undefined>(props);
  const input = useRef<HTMLInputElement>(null);
  const color = value ?? '';
  const isLocked = props.disabledReason !== undefined;
  function take(nearest: string) {
    set(nearest);
    // the button disappears with the warning
    input.current?.focus();
  }
  return (
    <FieldFrame {...props} id={id} error={error} required={required}>
      <div className="color-field flex flex-column gap-2">
        <span className="flex align-items-center gap-2">
          <TextInput
            ref={input}
            id={id}
            name={name}
            className="color-field-text tabular"
            value={color}
            maxLength={defaultColor.length}
            autoComplete="off"
            spellCheck={false}
            invalid={error !== undefined}
            required={required}
            readOnly={isLocked}
            aria-describedby={`${describedBy} ${id}-contrast`}
            onBlur={blur}
            onChange={(typed) => set(typed.trim())}
          />
          <input
            type="color"
            aria-label={`${props.label}: paleta`}
            value={isColor(color) ? color.toLowerCase() : defaultColor}
            disabled={isLocked}
            onChange={(event) => set(event.target.value)}
          />
          {backgrounds.length > 0 && isColor(color) && (
            <span className="small muted">Kontrast {shownContrast(bestContrast(color, backgrounds))}</span>
          )}
        </span>
        <div id={`${id}-contrast`} aria-live="polite">
          {backgrounds.length > 0 && (
            <ContrastNote color={color} backgrounds={backgrounds} onUse={isLocked ? undefined : take} />
          )}
        </div>
      </div>
    </FieldFrame>
  );
}

interface ContrastNoteProps {
  color: string;
  backgrounds: readonly string[];
  onUse: ((color: string) => void) | undefined;
}

function ContrastNote({ color, backgrounds, onUse }: ContrastNoteProps) {
  const warning = contrastWarning(color, backgrounds);
  if (warning === null) return null;
  const { text, nearest } = warning;
  return (
    <div className="color-warning small amber flex flex-wrap align-items-center justify-content-between gap-2">
      <span>
        <i className="pi pi-exclamation-triangle" aria-hidden="true" /> {text}
      </span>
      {nearest !== null && onUse && (
        <span className="flex align-items-center gap-2">
          <span className="color-swatch" style={{ backgroundColor: nearest }} aria-hidden="true" />
          <Button
            variant="text"
            label={`Użyj ${nearest} (${shownContrast(bestContrast(nearest, backgrounds))})`}
            title="Najbliższy kolor, który spełnia wymagania"
            onClick={() => onUse(nearest)}
          />
        </span>
      )}
    </div>
  );
}
