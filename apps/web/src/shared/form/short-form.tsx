import type { ReactNode } from 'react';
import { EditorFieldsContext } from './form-context.ts';
import type { ShortForm } from './use-short-form.ts';

interface ShortFormFrameProps<Values extends object> {
  shortForm: ShortForm<Values>;
  children: ReactNode;
}

/** The form of useShortForm around its fields and its button: Enter sends it. */
export function ShortFormFrame<Values extends object>({ shortForm, children }: ShortFormFrameProps<Values>) {
  return (
    <EditorFieldsContext value={shortForm.context}>
      <form
        ref={shortForm.element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void shortForm.submit();
        }}
      >
        {children}
      </form>
    </EditorFieldsContext>
  );
}
