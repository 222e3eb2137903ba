import { foundSettings } from '@redakcja/domain/settings/search/settings-search';
import { useDeferredValue, useMemo } from 'react';
import { useSettingEntries } from '../../settings/search/use-setting-entries.ts';
import { useDebounced } from '../../shared/pickers/use-debounced.ts';
import { useSession } from '../../shared/session/session.ts';
import { type PaletteEntry, paletteEntries, restOfSettings, settingInPalette } from './palette-entries.ts';
import { useFoundRecords } from './use-found-records.ts';

/** A word may be in hundreds of texts. */
const maxSettings = 8;

interface PaletteEntries {
  entries: readonly PaletteEntry[];
  isLoading: boolean;
  /** Something that was found is not among them. */
  isMore: boolean;
}

/** Without a text the actions and the screens; with one what has its words, records last, as they come from the server. */
export function usePaletteEntries(text: string): PaletteEntries {
  const session = useSession();
  const sought = useDeferredValue(text);
  const settled = useDebounced(text);
  const hasSettings = session.canEnter('settings') && text !== '';
  const settings = useSettingEntries({ enabled: hasSettings });
  const records = useFoundRecords(settled);
  const own = useMemo(() => paletteEntries(session), [session]);
  if (text === '') return { entries: own, isLoading: false, isMore: false };
  // its screens are among those of the sidebar
  const fields = hasSettings ? settings.entries.filter(({ kind }) => kind !== 'Ekran') : [];
  const found = foundSettings(fields, sought);
  const hasMore = found.length > maxSettings;
  return {
    entries: [
      ...foundSettings(own, sought),
      ...found.slice(0, maxSettings).map(settingInPalette),
      ...(hasMore ? [restOfSettings(sought)] : []),
      ...(settled === text ? records.entries : []),
    ],
    isMore: hasMore || (settled === text && records.isMore),
    isLoading: settings.isLoading || records.isLoading || settled !== text,
  };
}
