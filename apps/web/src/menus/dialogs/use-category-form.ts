import { menuElementSchema } from '@redakcja/domain/menus/menu-element-form';
import { isPlaceOfArticles } from '@redakcja/domain/menus/menu-rules';
import { getMenuElement } from '@redakcja/generated/menus/menus';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import { useMemo, useState } from 'react';
import * as z from 'zod';
import { useConflict } from '../../shared/form/conflict/use-conflict.ts';
import { useDraft } from '../../shared/form/draft/use-draft.ts';
import { putValues } from '../../shared/form/state/app-form.ts';
import type { RecordState } from '../../shared/form/state/record.ts';
import { useForm } from '../../shared/form/state/use-form.ts';
import { fieldErrorsOf, messageOf, refusalsOf, statusOf } from '../../shared/problem.ts';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import {
  type CategoryValues,
  categoryValues,
  emptyCategory,
  inputOf,
  withUntouchedTranslations,
} from '../menu/category-values.ts';
import { seenOf } from '../menu/use-menu.ts';
import type { MenuDialogProps } from './menu-dialog-props.ts';

type State = RecordState<CategoryValues, MenuElement | null>;

interface Options extends Pick<MenuDialogProps<MenuElement | null>, 'element' | 'type' | 'menu' | 'lang' | 'changes'> {
  /** Of a new category; null for a root. */
  parent: MenuElement | null;
  /** `addedId` of a new category. */
  onSaved: (addedId: number | undefined) => void;
}

/** The form of a category: its draft, what is sent, and concurrent changes of other users, which are merged field by field. */
export function useCategoryForm({ element, parent, type, menu, lang, changes, onSaved }: Options) {
  const [record, setRecord] = useState(() => stateOf(element));
  const { data: stored, values, etag } = record;
  const schema = useMemo(
    () =>
      z
        .custom<CategoryValues>()
        .transform((value): z.input<ReturnType<typeof menuElementSchema>> => value)
        .pipe(
          menuElementSchema({
            hasChildren: (stored?.childCount ?? 0) > 0,
            hasPublicArticles: stored?.hasPublicArticles ?? false,
            isPlaceOfArticles: stored !== null && isPlaceOfArticles(stored),
            isTranslation: !menu.isDefaultLanguage,
          }),
        ),
    [stored, menu.isDefaultLanguage],
  );
  const dialogForm = useForm({ schema, values, send });
  const { form, fields } = dialogForm;
  const draftName = `kategoria:${element ? `${element.elementId}:${lang}` : `nowa:${type}:${parent?.elementId ?? ''}`}`;
  const drafts = useDraft(form, { draftName, values, etag });
  const conflict = useConflict(dialogForm, (next: State, shown) => {
    putValues(form, shown);
    fields.setServerErrors([]);
    setRecord(next);
  });

  function stateOf(data: MenuElement | null): State {
    return data === null
      ? { data, values: emptyCategory(type), etag: undefined }
      : { data, values: categoryValues(data), etag: String(data.revision) };
  }

  async function send(input: MenuElementInput) {
    let addedId: number | undefined;
    try {
      if (stored === null) addedId = (await add(input)).elementId;
      else
        await changes.send({
          event: 'edit',
          elementId: stored.elementId,
          element: inputOf(input, stored),
          seen: { element: stored.revision },
        });
    } catch (error) {
      if (statusOf(error) !== 412) {
        if (fieldErrorsOf(error).length === 0) throw error;
        const wrong = fieldErrorsOf(error).map(({ path, message }) => ({ path: fieldOf(path), message }));
        dialogForm.refuse(wrong, refusalsOf(error));
      } else if (stored !== null) await merge(stored, error);
      return false;
    }
    toast.success('Menu zostało zaktualizowane', { label: 'Cofnij', run: () => void changes.undo() });
    onSaved(addedId);
    return true;
  }

  function add(input: MenuElementInput) {
    const parentElementId = parent?.elementId ?? null;
    const previousElementId = (parent?.children ?? menu.elements).at(-1)?.elementId ?? null;
    const seen = seenOf(menu, { parent: parentElementId });
    return changes.sendAsking({ event: 'add', parentElementId, previousElementId, element: input, seen });
  }

  /** Asks about the fields that both have changed; the next submit saves the result. */
  async function merge({ elementId }: MenuElement, error: unknown) {
    const newest = await getMenuElement(elementId, { lang }).catch(() => undefined);
    if (newest === undefined) {
      toast.error(messageOf(error) ?? 'Kategorię usunięto w międzyczasie');
      return;
    }
    const next = { ...stateOf(newest), savedBy: messageOf(error) };
    const rebased = withUntouchedTranslations(values, form.state.values, next.values);
    putValues(form, rebased.mine);
    void conflict.resolveSaved(rebased.base, next);
  }

  async function restoreDraft() {
    if (!drafts.offered) return;
    const choice = await conflict.resolveDraft(record, drafts.offered);
    if (choice !== undefined) drafts.dismiss();
  }

  return {
    ...dialogForm,
    values,
    etag,
    stored,
    drafts,
    restoreDraft,
    conflict: conflict.question,
    joined: conflict.joined,
  };
}

/** `element.languages.0.translatedUrl` of a change is the field `languages[0].translatedUrl`. */
const fieldOf = (path: string) => path.replace(/^element\./, '').replace(/\.(\d+)\./g, '[$1].');
