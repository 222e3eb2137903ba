import type { SettingEntry } from '@redakcja/domain/settings/settings-search';
import { parameterFacts } from '@redakcja/domain/settings/system-parameter-facts';
import {
  useListBanners,
  useListBookmarks,
  useListRepositoryGroups,
  useListRssChannels,
  useListSystemParameters,
  useListTiles,
} from '@redakcja/generated/settings/settings';
import { editPath, type RecordScreens } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { banners, bookmarks, languages, repositoryGroups, rssChannels, systemParameters, tiles } from '../resources.ts';
import { officeFieldEntries, screenEntries } from './screen-entries.ts';

/** A failed request only removes its entries. */
const quietly = { query: { meta: { silent: true, optional: true } } };
const all = { size: 0 };

/** Entries of the search over settings; records and texts are those of the active language. */
export function useSettingEntries(): { entries: SettingEntry[]; isLoading: boolean } {
  const { language: lang, parameters } = useSession();
  const lists = {
    banners: useListBanners({ ...all, lang }, quietly),
    bookmarks: useListBookmarks({ ...all, lang }, quietly),
    channels: useListRssChannels({ ...all, lang }, quietly),
    tiles: useListTiles({ ...all, lang }, quietly),
    groups: useListRepositoryGroups(all, quietly),
    parameters: useListSystemParameters(all, quietly),
  };
  const active = parameters.languages.find(({ isoCode }) => isoCode === lang);
  const entries = [
    ...screenEntries,
    ...officeFieldEntries,
    ...(lists.parameters.data?.items ?? []).map(({ id, keyName, displayName }) => ({
      kind: 'Parametr',
      name: displayName,
      words: `${keyName} ${parameterFacts(keyName)?.does ?? ''}`,
      to: systemParameters.path,
      search: { parametr: String(id) },
    })),
    ...parameters.languages.map(({ id, name, localName }) => record('Język', languages, id, name, localName)),
    ...(lists.banners.data?.items ?? []).map(({ id, name }) => record('Baner', banners, id, name)),
    ...(lists.bookmarks.data?.items ?? []).map(({ id, displayText }) => record('Zakładka', bookmarks, id, displayText)),
    ...(lists.channels.data?.items ?? []).map(({ id, displayText }) =>
      record('Kanał RSS', rssChannels, id, displayText),
    ),
    ...(lists.tiles.data?.items ?? []).map(({ id, displayText }) => record('Kafel', tiles, id, displayText)),
    ...(lists.groups.data?.items ?? []).map(({ id, name, extensions }) =>
      record('Grupa plików', repositoryGroups, id, name, extensions.map(({ extension }) => extension).join(' ')),
    ),
    ...parameters.dictionaryElements.map(({ translation, elementName, areaName }) => ({
      kind: 'Tekst stały',
      // an incomplete language may lack a text
      name: translation || elementName,
      words: `${elementName} ${areaName}`,
      to: active ? editPath(languages, active.id) : languages.path,
    })),
  ];
  return { entries, isLoading: Object.values(lists).some((list) => list.isLoading) };
}

function record(kind: string, screen: RecordScreens, id: number, name: string, words = ''): SettingEntry {
  return { kind, name, words, to: editPath(screen, id) };
}
