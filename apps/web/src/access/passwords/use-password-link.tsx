import type { PasswordLink } from '@redakcja/generated/model/passwordLink';
import { useQuestion } from '../../shared/ui/dialogs/use-question.ts';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import { PasswordLinkDialog } from './password-link-dialog.tsx';

const notSentMessage =
  'Nie udało się wysłać użytkownikowi wiadomości z linkiem do ustawienia hasła. Poproś administratora, żeby zresetował hasło i przekazał mu link';

/** Delivery of the link to set a password: a message was sent, or the dialog shows the link once. */
export function usePasswordLink() {
  const { ask, pending } = useQuestion<PasswordLink & { link: string }, void>();
  return {
    async tell(sent: PasswordLink | null) {
      if (sent === null) return;
      if (sent.link !== null) await ask({ ...sent, link: sent.link });
      else if (sent.isSent) toast.info('Wysłano do użytkownika wiadomość z jednorazowym linkiem do ustawienia hasła');
      else toast.error(notSentMessage);
    },
    dialog: pending && <PasswordLinkDialog sent={pending.subject} onClose={() => pending.answer()} />,
  };
}
