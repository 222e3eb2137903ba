import { liveProgress } from '@redakcja/domain/settings/languages/language-card';
import type { Language } from '@redakcja/generated/model/language';
import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import type { LanguageEditor } from './language-editor.ts';

/** Progress of the translations with unsaved changes. */
export function useLiveProgress({ form }: Pick<LanguageEditor, 'form'>, { progress }: Language) {
  const standardElementsChanged = useStore(form.store, (state) => state.values.standardElementsChanged);
  const menuElementsChanged = useStore(form.store, (state) => state.values.menuElementsChanged);
  return useMemo(
    () => liveProgress(progress, { standardElementsChanged, menuElementsChanged }),
    [progress, standardElementsChanged, menuElementsChanged],
  );
}
