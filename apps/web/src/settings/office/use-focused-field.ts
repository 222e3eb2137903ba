import { useEffect, useRef } from 'react';
import { useShownAddress } from '../../shared/shown-address.ts';

/** `?pole=nip` in the address focuses the field with this name; the form must be mounted. */
export function useFocusedField(): void {
  const { pole } = useShownAddress().search;
  const done = useRef<unknown>(undefined);
  useEffect(() => {
    if (typeof pole !== 'string' || done.current === pole) return;
    done.current = pole;
    document.querySelector<HTMLElement>(`[name="${CSS.escape(pole)}"]`)?.focus();
  }, [pole]);
}
