import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { PasswordLink } from '@redakcja/generated/model/passwordLink';
import { useId, useRef, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { toast } from '../../shared/ui/messages/toast-store.ts';

const closeQuestion = {
  title: 'Zamknąć bez skopiowania linku?',
  message: 'Linku nie będzie można zobaczyć ponownie. Nowy powstanie dopiero po użyciu przycisku „Reset hasła”.',
  action: 'Zamknij bez kopiowania',
  cancel: 'Wróć do linku',
  danger: true,
};

export function PasswordLinkDialog({ sent, onClose }: { sent: PasswordLink & { link: string }; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function close() {
    if (isCopied || (await confirm(closeQuestion))) onClose();
  }

  async function copyLink() {
    if (await copy(sent.link)) {
      setCopied(true);
      return;
    }
    // selected by its focus, for Ctrl+C
    field.current?.blur();
    field.current?.focus();
  }

  return (
    <Dialog
      open
      title="Jednorazowy link do ustawienia hasła"
      // Escape must not throw away what cannot be shown again: it asks, too.
      onClose={() => void close()}
      footer={
        <>
          <Button label="Zamknij" onClick={() => void close()} />
          <Button label="Kopiuj link" icon="copy" variant="primary" onClick={() => void copyLink()} autoFocus />
        </>
      }
    >
      <p className="mt-0">
        {sent.isMailSetUp && 'Wiadomości z linkiem nie udało się wysłać. '}
        Przekaż ten link użytkownikowi bezpieczną drogą: po zamknięciu okna nie będzie można go zobaczyć ponownie. Link
        działa raz, do {formatDateTime(sent.expiresAt)}.
      </p>
      <label htmlFor={id} className="field-label">
        Link
      </label>
      <TextInput
        ref={field}
        id={id}
        className="w-full mt-2"
        value={sent.link}
        readOnly
        onChange={() => {}}
        onFocus={(event) => event.target.select()}
        onCopy={() => setCopied(true)}
      />
    </Dialog>
  );
}

async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Skopiowano link');
    return true;
  } catch {
    toast.error('Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go ręcznie');
    return false;
  }
}
