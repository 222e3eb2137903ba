import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { usePageTitle } from '../../ui/page/page-title.ts';
import { WhyButton } from '../../why/why-button.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { JoinedNotice } from '../conflict/joined-notice.tsx';
import { DraftOffer } from '../draft/draft-offer.tsx';
import { Form } from '../form.tsx';
import { useFocusedField } from '../state/use-asked-field.ts';
import { useDirty } from '../state/use-dirty.ts';
import type { Editor } from '../state/use-editor.ts';
import { useInvalidReason } from '../state/use-form.ts';
import { crumbsOf, listOf, trailOf } from './form-crumbs.ts';
import { FormHead } from './form-head.tsx';

interface FormPageProps<Values extends object> {
  editor: Editor<Values>;
  /** Title of the record; a new one has the title of its resource. */
  title?: string | undefined;
  /** Last breadcrumbs, unless they are „nowy” or „edycja”. */
  trail?: readonly string[];
  /** Shown opposite the breadcrumb, above the title. */
  aside?: ReactNode;
  /** Beside the save button. */
  actions?: ReactNode;
  saveLabel?: string;
  /** Why the form cannot be saved: shown as a sentence instead of the save button. */
  readOnlyReason?: string | undefined;
  children: ReactNode;
}

/** A form screen: sticky bar, offered drafts, fields, and the conflict dialog. */
export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { editor, aside, actions, saveLabel = 'Zapisz', readOnlyReason, children } = props;
  const { resource, isNew, address } = editor.record;
  const { title = resource.create?.title ?? resource.title } = props;
  const { trail = trailOf(resource, isNew) } = props;
  const { canEnter } = useSession();
  const list = listOf(resource, canEnter);
  usePageTitle(title);
  useSaveKey(editor.submit);
  useFocusedField(editor.element);
  // Input between the creation and the opening of the new record would be lost.
  useInertWhile(editor.element, isNew && editor.isSending);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { replacements } = editor;
  useEffect(() => {
    if (replacements > 0) saveButton.current?.focus();
  }, [replacements]);

  return (
    <>
      <Form
        of={editor}
        className="form-page flex flex-column gap-3"
        head={
          <FormHead
            title={title}
            crumbs={crumbsOf(resource, list, trail)}
            aside={
              <>
                {aside}
                {address !== undefined && <WhyButton record={address} />}
              </>
            }
            back={resource.list === undefined ? undefined : (list ?? '/')}
            mark={<Unsaved editor={editor} />}
          >
            {actions}
            {readOnlyReason === undefined && <SaveButton ref={saveButton} editor={editor} label={saveLabel} />}
          </FormHead>
        }
      >
        {readOnlyReason !== undefined && (
          <p className="notice m-0" role="note">
            {readOnlyReason}.
          </p>
        )}
        <DraftOffer
          drafts={editor.drafts}
          element={editor.element}
          etag={editor.record.etag}
          onRestore={editor.restoreDraft}
        />
        <JoinedNotice joined={editor.joined} />
        {children}
      </Form>
      {editor.conflict && <ConflictDialog question={editor.conflict} fields={editor.fields} />}
    </>
  );
}

function Unsaved<Values extends object>({ editor }: { editor: Editor<Values> }) {
  const isDirty = useDirty(editor);
  return (
    <p className="form-unsaved amber flex-none m-0 small white-space-nowrap" role="status">
      {isDirty && 'Niezapisane zmiany'}
    </p>
  );
}

interface SaveButtonProps<Values extends object> {
  ref: Ref<HTMLButtonElement>;
  editor: Editor<Values>;
  label: string;
}

function SaveButton<Values extends object>({ ref, editor, label }: SaveButtonProps<Values>) {
  const disabledReason = useSaveObstacle(editor);
  return (
    <Button
      ref={ref}
      type="submit"
      variant="primary"
      icon="save"
      label={label}
      busy={editor.isSending}
      disabledReason={disabledReason}
    />
  );
}

export function useSaveObstacle<Values extends object>(editor: Editor<Values>): string | undefined {
  const isDirty = useDirty(editor);
  const invalidReason = useInvalidReason(editor, 'Popraw błędy w formularzu');
  const unchanged = isDirty ? undefined : 'Nie ma zmian do zapisania';
  return editor.disabledReason ?? editor.fields.heldReason ?? unchanged ?? invalidReason;
}

/** Inert while disabled; restores the focus afterwards. */
function useInertWhile(element: RefObject<HTMLElement | null>, closed: boolean) {
  useLayoutEffect(() => {
    const stopped = element.current;
    if (!closed || stopped === null) return;
    const focused = document.activeElement;
    stopped.inert = true;
    return () => {
      stopped.inert = false;
      if (focused instanceof HTMLElement && stopped.contains(focused)) focused.focus();
    };
  }, [element, closed]);
}

/** Ctrl+S saves, as in every editor. */
function useSaveKey(save: () => unknown) {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onPress(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
