import { useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';

interface PositionDialogProps {
  title: string;
  total: number;
  onChoose: (position: number) => void;
  onClose: () => void;
}

const maxDigits = 6;

/** Asks for a position in a list. */
export function PositionDialog({ title, total, onChoose, onClose }: PositionDialogProps) {
  const [text, setText] = useState('');
  const position = /^\d+$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  const isValid = position >= 1 && position <= total;
  const choose = () => isValid && onChoose(position);
  return (
    <Dialog
      open
      title={`Na którą pozycję przenieść „${title}”?`}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} />
          <Button
            label="Przenieś"
            variant="primary"
            disabledReason={isValid ? undefined : `Podaj liczbę od 1 do ${total}`}
            onClick={choose}
          />
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <TextInput
          value={text}
          onChange={setText}
          aria-label={`Pozycja od 1 do ${total}`}
          placeholder={`od 1 do ${total}`}
          inputMode="numeric"
          maxLength={maxDigits}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
