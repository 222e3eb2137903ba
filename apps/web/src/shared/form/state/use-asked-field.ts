import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useShownAddress } from '../../shown-address.ts';

/** The field that `?pole=nip` in the address asks for. */
function useAskedField(): string | undefined {
  const { pole } = useShownAddress().search;
  return typeof pole === 'string' ? pole : undefined;
}

function fieldIn(form: HTMLFormElement | null | undefined, name: string | undefined): HTMLElement | null {
  if (name === undefined) return null;
  return form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? null;
}

/** Calls `act` with the asked field, once for each address. */
function useAsked(act: (name: string) => void): void {
  const asked = useAskedField();
  const done = useRef<string>(undefined);
  const onAsked = useEffectEvent(act);
  useEffect(() => {
    if (asked === undefined || done.current === asked) return;
    done.current = asked;
    onAsked(asked);
  }, [asked]);
}

/** Focuses the asked field of a form screen; the form must be mounted. */
export function useFocusedField(form: { readonly current: HTMLFormElement | null }): void {
  useAsked((name) => fieldIn(form.current, name)?.focus());
}

/** Opens the dialog that has the asked field. */
export function useAskedDialog(fields: readonly string[], open: () => void): void {
  useAsked((name) => fields.includes(name) && open());
}

/** Ref of the hidden button of a form in a dialog: the dialog begins at the asked field of the form (beginning-of-dialog.ts). */
export function useDialogFocus(): (submit: HTMLInputElement | null) => void {
  const asked = useAskedField();
  return useCallback(
    (submit) => {
      fieldIn(submit?.form, asked)?.setAttribute('data-pc-autofocus', 'true');
    },
    [asked],
  );
}
