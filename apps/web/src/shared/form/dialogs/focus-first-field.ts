const fields = 'select, textarea, input:not([type=file], [type=submit])';

/** Focuses the first field of the form of a dialog that has this button; for `autoFocus` in dialogs see text-input.tsx. */
export function focusFirstField(submit: HTMLInputElement | null): void {
  submit?.form?.querySelector(fields)?.setAttribute('data-pc-autofocus', 'true');
}
