import './segments.css';
import { useId } from 'react';

interface SegmentsProps<Value extends string | number> {
  /** What is chosen, for screen readers. */
  legend: string;
  options: readonly { value: Value; label: string; title?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side: radio buttons that look like one switch. */
export function Segments<Value extends string | number>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments framed flex flex-wrap m-0 p-0 overflow-hidden">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="text-14 font-medium white-space-nowrap" title={option.title}>
          <input
            type="radio"
            name={name}
            // Enter in it does not send a form around it
            form=""
            className="absolute m-0"
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
