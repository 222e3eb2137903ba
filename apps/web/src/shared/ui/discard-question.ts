import { confirm } from './confirm.ts';

/**
 * Escape and the cross of a dialog are pressed by mistake: what was filled in is thrown away only after a question.
 * A button that says "Anuluj" means it.
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
