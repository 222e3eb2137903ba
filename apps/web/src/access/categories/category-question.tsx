import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';

/** The category with all under it, the category alone, or nothing at all (the dialog was closed). */
export type CategoryAnswer = 'all' | 'one' | 'none';

/** Asked when a category with subcategories is ticked or unticked (specification, section 4). */
export function CategoryQuestion({ answer }: { answer: (answer: CategoryAnswer) => void }) {
  return (
    <Dialog
      open
      role="alertdialog"
      title="Potwierdzenie zmiany uprawnień"
      width={460}
      onClose={() => answer('none')}
      footer={
        <>
          <Button label="Nie" onClick={() => answer('one')} autoFocus />
          <Button label="Tak" variant="primary" onClick={() => answer('all')} />
        </>
      }
    >
      <p className="m-0">Czy nadać/odebrać uprawnienia podkategoriom?</p>
    </Dialog>
  );
}
