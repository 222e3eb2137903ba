import { confirm } from './confirm.ts';

/**
 * Escape and the close button of a dialog are easily pressed by mistake: changes are discarded only after confirmation. "Anuluj" discards them
 * without a question.
 */
export async function closeAsking(isChanged: boolean, onClose: () => void): Promise<void> {
  const discards =
    !isChanged ||
    (await confirm({
      title: 'Zamknąć okno bez zatwierdzania?',
      message: 'To, co w nim wpisano lub wybrano, zostanie odrzucone.',
      action: 'Zamknij okno',
      cancel: 'Wróć do okna',
      danger: true,
    }));
  if (discards) onClose();
}
