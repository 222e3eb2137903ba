import { formatDateTime } from '@redakcja/domain/shared/dates';
import type { PasswordLink } from '@redakcja/generated/model/passwordLink';
import { useId } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { Dialog } from '../shared/ui/dialog.tsx';
import { TextInput } from '../shared/ui/text-input.tsx';
import { toast } from '../shared/ui/toast-store.ts';

export function PasswordLinkDialog({ sent, onClose }: { sent: PasswordLink & { link: string }; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog
      open
      // Escape must not throw away what cannot be shown again.
      closable={false}
      title="Jednorazowy link do ustawienia hasła"
      onClose={onClose}
      footer={
        <>
          <Button label="Kopiuj link" icon="copy" onClick={() => copy(sent.link)} autoFocus />
          <Button label="Zamknij" variant="primary" onClick={onClose} />
        </>
      }
    >
      <p className="mt-0">
        Wiadomości z linkiem nie udało się wysłać. Przekaż ten link użytkownikowi bezpieczną drogą: po zamknięciu okna
        nie będzie można go zobaczyć ponownie. Link działa raz, do {formatDateTime(sent.expiresAt)}.
      </p>
      <label htmlFor={id} className="field-label">
        Link
      </label>
      <TextInput
        id={id}
        className="w-full mt-2"
        value={sent.link}
        readOnly
        onChange={() => {}}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Skopiowano link');
  } catch {
    toast.error('Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go ręcznie');
  }
}
