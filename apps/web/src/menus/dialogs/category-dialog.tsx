import { menuElementSchema } from '@redakcja/domain/menus/menu-element-form';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import { useMemo } from 'react';
import * as z from 'zod';
import { putValues } from '../../shared/form/app-form.ts';
import { DraftOffer } from '../../shared/form/draft-offer.tsx';
import { Form } from '../../shared/form/form.tsx';
import { sameValue } from '../../shared/form/merge.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { messageOf, statusOf } from '../../shared/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { confirm } from '../../shared/ui/confirm.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { closeAsking } from '../../shared/ui/discard-question.ts';
import { toast } from '../../shared/ui/toast-store.ts';
import { type CategoryValues, categoryValues, emptyCategory } from '../category-values.ts';
import type { MenuDialogProps } from '../menu-dialog.tsx';
import { seenOf } from '../use-menu.ts';
import { CategoryFields } from './category-fields.tsx';

interface CategoryDialogProps extends MenuDialogProps<MenuElement | null> {
  /** Of a new category; null for a root. */
  parent: MenuElement | null;
  onAdded?: (parentId: number | null) => void;
}

/** A new category, or the texts and settings of a stored one (specification, sections 2.5, 4 and 5). */
export function CategoryDialog(props: CategoryDialogProps) {
  const { element, parent, type, menu, lang, changes, onAdded, onClose } = props;
  const values = useMemo(() => (element ? categoryValues(element) : emptyCategory(type)), [element, type]);
  const schema = useMemo(
    () =>
      z
        .custom<CategoryValues>()
        .transform((value): z.input<ReturnType<typeof menuElementSchema>> => value)
        .pipe(
          menuElementSchema({
            hasChildren: (element?.children.length ?? 0) > 0,
            hasPublicArticles: element?.hasPublicArticles ?? false,
          }),
        ),
    [element],
  );
  const dialogForm = useForm({ schema, values, send });
  const { form, submit, isSending } = dialogForm;
  const draftName = `kategoria:${element ? `${element.elementId}:${lang}` : `nowa:${type}:${parent?.elementId ?? ''}`}`;
  const etag = element ? String(element.revision) : undefined;
  const drafts = useDraft(form, { draftName, values, etag });

  /** What is thrown away or saved leaves no draft. */
  function close() {
    putValues(form, values);
    onClose();
  }

  async function send(input: MenuElementInput) {
    const siblings = parent?.children ?? menu.elements;
    const previousElementId = siblings.at(-1)?.elementId ?? null;
    const parentElementId = parent?.elementId ?? null;
    const change = element
      ? { event: 'edit' as const, elementId: element.elementId, element: input }
      : { event: 'add' as const, parentElementId, previousElementId, element: input };
    const seen = seenOf(menu, element ? { element: element.elementId } : { parent: parentElementId });
    try {
      await changes.send({ ...change, seen });
    } catch (error) {
      if (statusOf(error) !== 412 || !(await isStillSaved(error))) throw error;
      await changes.send(change);
    }
    toast.success('Menu zostało zaktualizowane', { label: 'Cofnij', run: () => void changes.undo() });
    if (!element) onAdded?.(parentElementId);
    close();
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
            onClick={() => void submit()}
          />
        </>
      }
    >
      <Form of={dialogForm}>
        <DraftOffer
          drafts={drafts}
          element={dialogForm.element}
          etag={etag}
          onRestore={() => {
            if (drafts.offered) putValues(form, { ...values, ...drafts.offered.values });
            drafts.dismiss();
          }}
        />
        <CategoryFields
          form={form}
          type={type}
          lang={lang}
          isDefaultLanguage={menu.isDefaultLanguage}
          element={element}
        />
        {/* Enter in a field sends the form; the button to see is in the dialog's footer. */}
        <input type="submit" hidden ref={focusFirstField} />
      </Form>
    </Dialog>
  );
}

const titleOfNew = (parent: MenuElement | null) =>
  parent ? `Nowa podkategoria w „${parent.displayText}”` : 'Nowa kategoria';

/** Somebody else was faster: who and what, and whether this is saved over it. */
function isStillSaved(error: unknown): Promise<boolean> {
  return confirm({
    title: 'Ktoś zmienił tę kategorię w międzyczasie. Zapisać mimo to?',
    message: messageOf(error),
    action: 'Zapisz moje zmiany',
    cancel: 'Wróć do edycji',
  });
}

/** How the dialog is told where the focus begins: see text-input.tsx. */
function focusFirstField(submit: HTMLInputElement | null) {
  submit?.form?.querySelector('textarea, input')?.setAttribute('data-pc-autofocus', 'true');
}
