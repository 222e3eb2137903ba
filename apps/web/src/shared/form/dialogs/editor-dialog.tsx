import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { closeAsking } from '../../ui/dialogs/discard-question.ts';
import { WhyButton } from '../../why/why-button.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { JoinedNotice } from '../conflict/joined-notice.tsx';
import { DraftOffer } from '../draft/draft-offer.tsx';
import { Form } from '../form.tsx';
import { useSaveObstacle } from '../page/form-page.tsx';
import { useDialogFocus } from '../state/use-asked-field.ts';
import type { Editor } from '../state/use-editor.ts';

interface EditorDialogProps<Values extends object> {
  editor: Editor<Values>;
  title: string;
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

/** Edits a part of a record in a dialog and saves it immediately, with drafts and conflict resolution as on form screens. */
export function EditorDialog<Values extends object>(props: EditorDialogProps<Values>) {
  const { editor, title, width, onClose, children } = props;
  const { address } = editor.record;
  const dialogFocus = useDialogFocus();
  const disabledReason = useSaveObstacle(editor);

  async function submit() {
    const isSent = await editor.submit();
    if (isSent) onClose();
    return isSent;
  }

  function close() {
    void closeAsking(editor.isDirty(), () => {
      editor.discard();
      onClose();
    });
  }

  return (
    <>
      <Dialog
        open
        title={title}
        width={width}
        onClose={close}
        footer={
          <>
            <div className="w-full sm:w-auto sm:mr-auto">{address !== undefined && <WhyButton record={address} />}</div>
            <Button label="Anuluj" onClick={close} />
            <Button
              label="Zapisz"
              icon="save"
              variant="primary"
              busy={editor.isSending}
              disabledReason={disabledReason}
              onClick={() => void submit()}
            />
          </>
        }
      >
        <Form of={{ ...editor, submit }}>
          <DraftOffer
            drafts={editor.drafts}
            element={editor.element}
            etag={editor.record.etag}
            onRestore={editor.restoreDraft}
          />
          <JoinedNotice joined={editor.joined} />
          {children}
          {/* Enter in a field sends the form; the button to see is in the dialog's footer. */}
          <input type="submit" hidden ref={dialogFocus} />
        </Form>
      </Dialog>
      {editor.conflict && <ConflictDialog question={editor.conflict} fields={editor.fields} />}
    </>
  );
}
