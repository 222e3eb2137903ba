// What the command palette offers without asking the server: actions and screens that this person may use. Each is an address.
import type { SettingEntry } from '@redakcja/domain/settings/search/settings-search';
import { passwordChange, roles, users } from '../../access/resources.ts';
import { articles } from '../../articles/resources.ts';
import { isoCodes, providingEntities, tags } from '../../dictionaries/resources.ts';
import * as settings from '../../settings/resources.ts';
import { screenEntries } from '../../settings/search/screen-entries.ts';
import { editPath } from '../../shared/resource.ts';
import type { Session } from '../../shared/session/session.ts';
import type { IconName } from '../../shared/ui/buttons/icon.ts';
import { type NavEntry, navigation } from '../shell/sidebar/navigation.ts';

/** In the order in which they are shown. */
export const paletteGroups = ['Działania', 'Ekrany', 'Ustawienia', 'Artykuły', 'Kategorie', 'Użytkownicy'] as const;

export interface PaletteEntry extends SettingEntry {
  group: (typeof paletteGroups)[number];
  icon: IconName;
  /** Beside the name: where it lies, or its state. */
  detail?: string;
}

/** Tells an entry from all others. */
export const keyOf = ({ group, kind, name, to, search }: PaletteEntry) =>
  JSON.stringify([group, kind, name, to, search]);

const created = [
  articles,
  tags,
  providingEntities,
  isoCodes,
  users,
  roles,
  settings.tiles,
  settings.bookmarks,
  settings.banners,
  settings.rssChannels,
  settings.repositoryGroups,
  settings.officeManagers,
  // its button stands over the list of languages, and names none
  { ...settings.languages, create: { ...settings.languages.create, button: 'Dodaj wersję językową' } },
];

function actionsOf({ canEnter, can, user, parameters }: Session): PaletteEntry[] {
  const action = (name: string, to: string, icon: IconName, words = ''): PaletteEntry => ({
    group: 'Działania',
    kind: 'Działanie',
    name,
    to,
    icon,
    words,
  });
  const { isExternal } = parameters.serverIdentity;
  const hasOwnPassword = user.isActive && !isExternal && !parameters.isIntegratedWithASW;
  const mayAdd = (resource: (typeof created)[number]) => {
    if (resource.path === articles.path) return can('createArticle');
    if (resource.path === users.path && parameters.isIntegratedWithASW) return false;
    return canEnter(resource.section);
  };
  const own = [
    ...(user.isActive && !user.isSystem ? [action('Mój profil', editPath(users, user.id), 'user', 'konto dane')] : []),
    ...(hasOwnPassword
      ? [action('Zmień hasło', `${passwordChange.path}/${user.identityUserId}`, 'key', passwordChange.title)]
      : []),
    action('Wyloguj się', '/logout', 'sign-out', 'wyjdź koniec'),
  ];
  const additions = created
    .filter(mayAdd)
    .map(({ path, create }) => action(create.button, `${path}/${create.word}`, 'plus', `${create.title} utwórz`));
  // the first ones are shown before anything is typed
  return can('createArticle') ? [...additions.slice(0, 1), ...own, ...additions.slice(1)] : [...own, ...additions];
}

/** Words by which the screens of the settings are sought. */
const wordsOf = (path: string) => screenEntries.find(({ to }) => to === path)?.words ?? '';

function screensOf({ label, icon, to = '/', links = [{ label, to }] }: NavEntry): PaletteEntry[] {
  return links.map((link) => ({
    group: 'Ekrany',
    kind: 'Ekran',
    // statuses say nothing without what has them
    name: 'count' in link ? `${label}: ${link.label.toLocaleLowerCase('pl')}` : link.label,
    ...(links.length > 1 && !('count' in link) && { detail: label }),
    words: `${label} ${wordsOf(link.to)}`,
    icon,
    to: link.to,
    ...('status' in link && link.status !== undefined && { search: { status: String(link.status) } }),
  }));
}

export function paletteEntries(session: Session): PaletteEntry[] {
  return [
    ...actionsOf(session),
    { group: 'Ekrany', kind: 'Ekran', name: 'Strona główna', to: '/', icon: 'home', words: 'zadania' },
    ...navigation.filter(({ section }) => session.canEnter(section)).flatMap(screensOf),
  ];
}

/** A setting that was found, with the screen it lies on. */
export function settingInPalette(entry: SettingEntry): PaletteEntry {
  const screen = screenEntries.find(({ to }) => entry.to === to || entry.to.startsWith(`${to}/`))?.name;
  const detail = [entry.kind, screen !== entry.name && screen].filter(Boolean).join(' · ');
  return { ...entry, group: 'Ustawienia', icon: 'sliders-h', detail };
}
