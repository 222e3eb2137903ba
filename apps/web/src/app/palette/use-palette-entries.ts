import { foundSettings } from '@redakcja/domain/settings/search/settings-search';
import { useDeferredValue, useMemo } from 'react';
import { useSettingEntries } from '../../settings/search/use-setting-entries.ts';
import { useDebounced } from '../../shared/pickers/use-debounced.ts';
import { useSession } from '../../shared/session/session.ts';
import { type PaletteEntry, paletteEntries, settingInPalette } from './palette-entries.ts';
import { useFoundRecords } from './use-found-records.ts';

/** Without a text the actions and the screens; with one what has its words, records last, as they come from the server. */
export function usePaletteEntries(text: string): { entries: readonly PaletteEntry[]; isLoading: boolean } {
  const session = useSession();
  const sought = useDeferredValue(text);
  const settled = useDebounced(text);
  const hasSettings = session.canEnter('settings') && text !== '';
  const settings = useSettingEntries({ enabled: hasSettings });
  const records = useFoundRecords(settled);
  const own = useMemo(() => paletteEntries(session), [session]);
  if (text === '') return { entries: own, isLoading: false };
  // its screens are among those of the sidebar
  const fields = hasSettings ? settings.entries.filter(({ kind }) => kind !== 'Ekran') : [];
  return {
    entries: [
      ...foundSettings(own, sought),
      ...foundSettings(fields, sought).map(settingInPalette),
      ...(settled === text ? records.entries : []),
    ],
    isLoading: settings.isLoading || records.isLoading || settled !== text,
  };
}
