import type { SettingEntry } from '@redakcja/domain/settings/search/settings-search';
import { footerElementTypeLabels } from '@redakcja/domain/settings/settings-labels';
import { readableText } from '@redakcja/domain/shared/html/plain-text';
import type { FooterElement } from '@redakcja/generated/model/footerElement';
import {
  useGetFooter,
  useGetHeader,
  useListBanners,
  useListBookmarks,
  useListLanguages,
  useListOfficeContacts,
  useListRepositoryGroups,
  useListRssChannels,
  useListSystemParameters,
  useListTiles,
} from '@redakcja/generated/settings/settings';
import { editPath, type RecordScreens } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import {
  banners,
  bookmarks,
  footer,
  header,
  languages,
  officeManagers,
  repositoryGroups,
  rssChannels,
  tiles,
} from '../resources.ts';
import { parameterEntries } from './parameter-entries.ts';
import { fieldEntries, screenEntries } from './screen-entries.ts';

const all = { size: 0 };

/** Entries of the search over settings; records and texts are those of the active language. Not `enabled`, nothing is asked for. */
export function useSettingEntries({ enabled = true } = {}): { entries: SettingEntry[]; isLoading: boolean } {
  // a failed request only removes its entries
  const quietly = { query: { enabled, meta: { silent: true, optional: true } } };
  const { language: lang, parameters } = useSession();
  const lists = {
    banners: useListBanners({ ...all, lang }, quietly),
    bookmarks: useListBookmarks({ ...all, lang }, quietly),
    channels: useListRssChannels({ ...all, lang }, quietly),
    tiles: useListTiles({ ...all, lang }, quietly),
    groups: useListRepositoryGroups(all, quietly),
    // inactive ones too
    languages: useListLanguages(all, quietly),
    contacts: useListOfficeContacts(lang, quietly),
    footer: useGetFooter(lang, quietly),
    parameters: useListSystemParameters(all, quietly),
  };
  const active = parameters.languages.find(({ isoCode }) => isoCode === lang);
  const name = useGetHeader(active?.id ?? 1, quietly).data?.officeName ?? '';
  const entries = [
    ...screenEntries,
    ...fieldEntries,
    ...parameterEntries(lists.parameters.data?.items ?? []),
    ...(lists.languages.data?.items ?? []).map(({ id, name, localName }) =>
      record('Język', languages, id, name, localName),
    ),
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
      search: { obszar: areaName, tekst: elementName },
    })),
    ...(name === '' ? [] : [{ kind: 'Nagłówek', name: readableText(name), to: `${header.path}/${lang}` }]),
    ...(lists.footer.data?.footerElements ?? []).flatMap((part) => footerEntries(part, `${footer.path}/${lang}`)),
    ...(lists.contacts.data ?? []).map(({ id, fullName, jobPosition }) =>
      record('Osoba', officeManagers, id, fullName, jobPosition),
    ),
  ];
  return { entries, isLoading: Object.values(lists).some((list) => list.isLoading) };
}

/** A part of the footer, found by its texts, and its links. */
function footerEntries({ type, displayText, content }: FooterElement, to: string): SettingEntry[] {
  const name = displayText ?? footerElementTypeLabels[type];
  if (content === null) return [{ kind: 'Stopka', name, to }];
  if ('links' in content) {
    const links = content.links.map((link) => ({
      kind: 'Łącze stopki',
      name: link.displayText,
      words: link.title,
      to,
    }));
    return [{ kind: 'Stopka', name, to }, ...links];
  }
  const words = 'text' in content ? readableText(content.text) : `${content.bip} ${content.office}`;
  return [{ kind: 'Stopka', name, words, to }];
}

function record(kind: string, screen: RecordScreens, id: number, name: string, words = ''): SettingEntry {
  return { kind, name, words, to: editPath(screen, id) };
}
