import { useGetMenuElement } from '@redakcja/generated/menus/menus';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { useFocusReturn } from '../../shared/ui/focus/use-focus-return.ts';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import type { MenuDialogProps } from './menu-dialog-props.ts';

/** A stored category, read when its dialog opens: the tree has its texts in one language only. */
export function EditCategoryDialog(props: MenuDialogProps) {
  const { element, lang, onClose } = props;
  const { data, isError, refetch } = useGetMenuElement(
    element.elementId,
    { lang },
    { query: { meta: { silent: true, optional: true }, gcTime: 0, staleTime: 0 } },
  );
  // here, because the dialog of a failure gives way to that of the category
  useFocusReturn(true);
  if (data) return <CategoryDialog {...props} element={data} parent={null} />;
  if (!isError) return null;
  return (
    <Dialog
      open
      title={`Kategoria: ${element.displayText || element.slug}`}
      onClose={onClose}
      footer={<Button label="Zamknij" onClick={onClose} autoFocus />}
    >
      <LoadFailure onRetry={refetch} />
    </Dialog>
  );
}
