import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useStore } from '@tanstack/react-form';
import { ConflictDialog } from '../../shared/form/conflict/conflict-dialog.tsx';
import { JoinedNotice } from '../../shared/form/conflict/joined-notice.tsx';
import { sameValue } from '../../shared/form/conflict/merge.ts';
import { DraftOffer } from '../../shared/form/draft/draft-offer.tsx';
import { Form } from '../../shared/form/form.tsx';
import { putValues } from '../../shared/form/state/app-form.ts';
import { useInvalidReason } from '../../shared/form/state/use-form.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { closeAsking } from '../../shared/ui/dialogs/discard-question.ts';
import { CategoryFields } from './category-fields.tsx';
import type { MenuDialogProps } from './menu-dialog-props.ts';
import { useCategoryForm } from './use-category-form.ts';

interface CategoryDialogProps extends MenuDialogProps<MenuElement | null> {
  /** Of a new category; null for a root. */
  parent: MenuElement | null;
  onAdded?: (id: number, parentId: number | null) => void;
}

/** A new category, or the texts and settings of a stored one (specification, sections 2.5, 4 and 5). */
export function CategoryDialog(props: CategoryDialogProps) {
  const { element, parent, type, menu, lang, onAdded, onClose } = props;
  const category = useCategoryForm({
    ...props,
    onSaved(addedId) {
      if (addedId !== undefined) onAdded?.(addedId, parent?.elementId ?? null);
      close();
    },
  });
  const { form, values, stored, submit, isSending } = category;
  const isSame = useStore(form.store, (state) => sameValue(state.values, values));
  const invalidReason = useInvalidReason(category);
  const disabledReason = element && isSame ? 'Nie ma zmian do zapisania' : invalidReason;

  /** Discarding and saving remove the draft. */
  function close() {
    putValues(form, values);
    onClose();
  }

  return (
    <Dialog
      open
      title={element ? `Kategoria: ${element.displayText || element.slug}` : titleOfNew(parent)}
      width={760}
      onClose={() => void closeAsking(!sameValue(form.state.values, values), close)}
      footer={
        <>
          <Button label="Anuluj" onClick={close} />
          <Button
            label={element ? 'Zapisz' : 'Dodaj kategorię'}
            icon="check"
            variant="primary"
            busy={isSending}
            disabledReason={disabledReason}
            onClick={() => void submit()}
          />
        </>
      }
    >
      <Form of={category}>
        <DraftOffer
          drafts={category.drafts}
          element={category.element}
          etag={category.etag}
          onRestore={() => void category.restoreDraft()}
        />
        <JoinedNotice joined={category.joined} />
        <CategoryFields
          form={form}
          type={type}
          lang={lang}
          isDefaultLanguage={menu.isDefaultLanguage}
          element={stored}
        />
        {/* Enter in a field submits the form; the visible button is in the dialog's footer. */}
        <input type="submit" hidden />
      </Form>
      {category.conflict && <ConflictDialog question={category.conflict} fields={category.fields} />}
    </Dialog>
  );
}

const titleOfNew = (parent: MenuElement | null) =>
  parent ? `Nowa podkategoria w „${parent.displayText}”` : 'Nowa kategoria';
