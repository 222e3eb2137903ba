import { useStore } from '@tanstack/react-form';
import { sameValue } from '../conflict/merge.ts';
import type { Editor } from './use-editor.ts';

/** Whether the form has unsaved changes. Used by small components, so that the first key does not re-render the whole screen. */
export function useDirty<Values extends object>({ form, record }: Pick<Editor<Values>, 'form' | 'record'>): boolean {
  return useStore(form.store, (state) => !sameValue(state.values, record.values));
}
