import { TextInput } from '../../../shared/ui/inputs/text-input.tsx';
import { Hint } from '../../../shared/ui/messages/hint.tsx';

interface TranslationInputProps {
  id: string;
  label: string;
  value: string;
  /** The Polish text. */
  base: string;
  onChange: (text: string) => void;
  invalid: boolean;
  lockedReason?: string | undefined;
}

/** A text edited in its row. Leading spaces are removed while typing (specification, section 5). */
export function TranslationInput({ id, label, value, base, onChange, invalid, lockedReason }: TranslationInputProps) {
  const input = (
    <TextInput
      id={id}
      className="w-full"
      aria-label={label}
      value={value}
      placeholder={lockedReason === undefined && base !== '' ? `PL: ${base}` : undefined}
      invalid={invalid}
      readOnly={lockedReason !== undefined}
      autoComplete="off"
      onChange={(typed) => onChange(typed.trimStart())}
    />
  );
  return lockedReason === undefined ? input : <Hint text={lockedReason}>{input}</Hint>;
}
