import type { Crop } from '@redakcja/domain/files/crop';
import { useId, useState } from 'react';
import { TextInput } from '../ui/inputs/text-input.tsx';

const fields = [
  { name: 'x', label: 'Od lewej' },
  { name: 'y', label: 'Od góry' },
  { name: 'width', label: 'Szerokość' },
] as const;

/** The rectangle in pixels of the picture; the height follows the width. */
export function CropNumbers({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
  return (
    <div className="crop-numbers flex flex-wrap gap-2">
      {fields.map(({ name, label }) => (
        <NumberField
          key={name}
          label={label}
          value={crop[name]}
          onChange={(value) => onChange({ ...crop, [name]: value })}
        />
      ))}
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function NumberField({ label, value, onChange }: NumberFieldProps) {
  const id = useId();
  /** What is being typed, until the field is left: half a number is not put right. */
  const [typed, setTyped] = useState<string>();
  return (
    <div className="field crop-number mt-0">
      <label htmlFor={id} className="field-label">
        {label} (px)
      </label>
      <TextInput
        id={id}
        type="number"
        min={0}
        step={1}
        value={typed ?? String(value)}
        onChange={(text) => {
          setTyped(text);
          if (text !== '') onChange(Number(text));
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          // Enter would send the form around it
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
