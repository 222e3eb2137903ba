import { useStore } from '@tanstack/react-form';
import { sameValue } from './merge.ts';
import type { Editor } from './use-editor.ts';

/** Whether something is unsaved. For the small parts that show it: the screen as a whole is not drawn anew with the first key. */
export function useDirty<Values extends object>({ form, record }: Pick<Editor<Values>, 'form' | 'record'>): boolean {
  return useStore(form.store, (state) => !sameValue(state.values, record.values));
}
