import type { BlockChoice } from '@redakcja/domain/shared/html/merge/merge-html';
import { useId } from 'react';
import { conflictTexts } from './conflict-texts.ts';

interface VersionChoiceProps {
  kind: keyof typeof conflictTexts;
  /** What is chosen here. */
  name: string;
  canBeBoth: boolean;
  value: BlockChoice | undefined;
  onChange: (choice: BlockChoice) => void;
}

/** One choice for one place; nothing is chosen before the person does. */
export function VersionChoice({ kind, name, canBeBoth, value, onChange }: VersionChoiceProps) {
  const id = useId();
  const { theirs, mine } = conflictTexts[kind];
  const options: [BlockChoice, string][] = [
    ['theirs', theirs],
    ['mine', mine],
  ];
  if (canBeBoth) options.push(['both', 'Obie, jedna pod drugą']);
  return (
    <div
      role="radiogroup"
      aria-label={`Zostaje: ${name}`}
      className="version-choice flex flex-wrap align-items-center row-gap-2 column-gap-3 mt-2"
    >
      <span aria-hidden="true" className="muted">
        Zostaje:
      </span>
      {options.map(([option, label]) => (
        <label key={option} className="flex align-items-center gap-2">
          <input type="radio" className="m-0" name={id} checked={value === option} onChange={() => onChange(option)} />
          {label}
        </label>
      ))}
    </div>
  );
}
