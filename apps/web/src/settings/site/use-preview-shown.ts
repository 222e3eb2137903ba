import { useState } from 'react';

const storageKey = 'redakcja-bip:podglad-strony';
/** Where there is room for it beside a form; under it the sidebar closes as well. */
const roomy = '(min-width: 1250px)';

/** Whether the preview beside forms is shown: as the person left it, at first where there is room. */
export function usePreviewShown() {
  const [isShown, setShown] = useState(() => {
    const stored = localStorage.getItem(storageKey);
    return stored === null ? window.matchMedia(roomy).matches : stored === 'widoczny';
  });
  function toggle() {
    localStorage.setItem(storageKey, isShown ? 'ukryty' : 'widoczny');
    setShown(!isShown);
  }
  return { isShown, toggle };
}
