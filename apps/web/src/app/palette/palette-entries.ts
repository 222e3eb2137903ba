// What the command palette offers without asking the server: actions and screens that this person may use. Each is an address.

import type { SettingEntry } from '@redakcja/domain/settings/search/settings-search';
import { helpAddress, helpName } from '@redakcja/domain/shared/addresses/help-pages';
import { canEditProfile } from '@redakcja/domain/shared/session/own-profile';
import type { Section } from '@redakcja/domain/shared/session/permissions';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { passwordChange, roles, users } from '../../access/resources.ts';
import { archive } from '../../archive/resources.ts';
import { articleStatusPath, articles } from '../../articles/resources.ts';
import { isoCodes, providingEntities, tags } from '../../dictionaries/resources.ts';
import { horizontalMenu, verticalMenu } from '../../menus/resources.ts';
import * as settings from '../../settings/resources.ts';
import { screenEntries } from '../../settings/search/screen-entries.ts';
import { editPath, type Resource } from '../../shared/resource.ts';
import type { Session } from '../../shared/session/session.ts';
import type { IconName } from '../../shared/ui/buttons/icon.ts';
import { type NavEntry, navigation } from '../shell/sidebar/navigation.ts';

/** In the order in which they are shown. */
export const paletteGroups = [
  'Działania',
  'Pomoc',
  'Ekrany',
  'Ustawienia',
  'Artykuły',
  'Kategorie',
  'Użytkownicy',
] as const;

export interface PaletteEntry extends SettingEntry {
  group: (typeof paletteGroups)[number];
  icon: IconName;
  /** Beside the name: where it lies, or its state. */
  detail?: string;
  /** A page of the server, for a new tab. */
  isPage?: boolean;
  /** Leads to what is not shown here: nothing that was found. */
  isRest?: boolean;
}

/** Tells an entry from all others. */
export const keyOf = ({ group, kind, name, to, search }: PaletteEntry) =>
  JSON.stringify([group, kind, name, to, search]);

const created: readonly { path: string; section: Section; create: NonNullable<Resource['create']>; words?: string }[] =
  [
    { ...articles, words: 'napisz' },
    tags,
    providingEntities,
    isoCodes,
    { ...users, words: 'zaproś konto pracownik' },
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

function actionsOf({ canEnter, can, rights, user, parameters }: Session): PaletteEntry[] {
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
    ...(canEditProfile(user) ? [action('Mój profil', editPath(users, user.id), 'user', 'konto dane')] : []),
    ...(hasOwnPassword
      ? [action('Zmień hasło', `${passwordChange.path}/${user.identityUserId}`, 'key', passwordChange.title)]
      : []),
    action('Wyloguj się', '/logout', 'sign-out', 'wyjdź koniec'),
  ];
  const additions = created
    .filter(mayAdd)
    .map(({ path, create, words = '' }) =>
      action(create.button, `${path}/${create.word}`, 'plus', `${create.title} utwórz ${words}`),
    );
  const ofArticles = (name: string, status: ArticleStatus, words: string): PaletteEntry => ({
    ...action(name, articleStatusPath(articles, status), 'file-edit', words),
    search: { status: String(status) },
  });
  const others = [
    ...(canEnter('menus')
      ? [horizontalMenu, verticalMenu].map(({ path, title }) => ({
          ...action('Dodaj kategorię', path, 'plus', 'nowa utwórz podkategoria'),
          detail: title,
        }))
      : []),
    ...(rights.permissions.has(PermissionName.ConfirmArticles)
      ? [ofArticles('Zatwierdź artykuły', ArticleStatus.Draft, 'robocze zatwierdzanie')]
      : []),
    ...(rights.permissions.has(PermissionName.PublishArticles)
      ? [ofArticles('Opublikuj artykuły', ArticleStatus.Confirmed, 'zatwierdzone publikacja publikuj')]
      : []),
  ];
  // the first ones are shown before anything is typed
  return can('createArticle')
    ? [...additions.slice(0, 1), ...own, ...additions.slice(1), ...others]
    : [...own, ...additions, ...others];
}

function page(name: string, to: string, words = ''): PaletteEntry {
  return { group: 'Pomoc', kind: 'Pomoc', name, detail: 'nowa karta', to, icon: 'book', words, isPage: true };
}

const manuals = (['podrecznik-redaktora', 'podrecznik-administratora', 'polecenia-bip'] as const).map((slug) =>
  page(helpName(slug), helpAddress(slug), 'podręcznik instrukcja'),
);

const helpEntries: readonly PaletteEntry[] = [
  page('Wszystkie strony pomocy', '/pomoc', 'podręcznik instrukcja baza wiedzy'),
  ...manuals,
  page('Skróty klawiszowe', helpAddress('podrecznik-redaktora#klawiatura'), 'klawiatura klawisze bez myszy'),
];

const screenWords: Readonly<Record<string, string>> = {
  [archive.path]: 'archiwum',
  [horizontalMenu.path]: 'kategorie',
  [verticalMenu.path]: 'kategorie',
};

/** Words by which a screen is sought besides its name. */
const wordsOf = (path: string) => screenWords[path] ?? screenEntries.find(({ to }) => to === path)?.words ?? '';

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
    ...helpEntries,
    { group: 'Ekrany', kind: 'Ekran', name: 'Strona główna', to: '/', icon: 'home', words: 'zadania' },
    ...navigation.filter(({ section }) => session.canEnter(section)).flatMap(screensOf),
  ];
}

/** The settings with this text, on their own screen. */
export function restOfSettings(text: string): PaletteEntry {
  const name = `Wszystkie ustawienia z „${text}”`;
  const { path } = settings.settingsSearch;
  return { group: 'Ustawienia', kind: '', name, icon: 'list', to: path, search: { szukaj: text }, isRest: true };
}

/** A setting that was found, with the screen it lies on. */
export function settingInPalette(entry: SettingEntry): PaletteEntry {
  const screen = screenEntries.find(({ to }) => entry.to === to || entry.to.startsWith(`${to}/`))?.name;
  const detail = [entry.kind, screen !== entry.name && screen].filter(Boolean).join(' · ');
  return { ...entry, group: 'Ustawienia', icon: 'sliders-h', detail };
}
