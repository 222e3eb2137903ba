import { articleStatusPluralLabels } from '@redakcja/domain/articles/article-labels';
import type { Section } from '@redakcja/domain/shared/session/permissions';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { auditLog, roles, users } from '../../../access/resources.ts';
import { archive } from '../../../archive/resources.ts';
import {
  type ArticleResource,
  articleStatusPath,
  articles,
  informationMarks,
  systemArticles,
} from '../../../articles/resources.ts';
import { isoCodes, providingEntities, tags } from '../../../dictionaries/resources.ts';
import { horizontalMenu, verticalMenu } from '../../../menus/resources.ts';
import * as settings from '../../../settings/resources.ts';
import type { Screen } from '../../../shared/resource.ts';
import type { IconName } from '../../../shared/ui/buttons/icon.ts';

export interface NavLink {
  label: string;
  to: string;
  /** Article lists carry their status in the query (section 2.1). */
  status?: ArticleStatus;
  /** Number after the label: articles of the status, or of all statuses. */
  count?: { isSystem: boolean; status?: ArticleStatus };
}

export interface NavEntry {
  label: string;
  icon: IconName;
  section: Section;
  /** A group has links, a single entry its own address; a group with both leads there from the home page. */
  links?: readonly NavLink[];
  to?: string;
}

function linkTo({ title, path }: Screen): NavLink {
  return { label: title, to: path };
}

function entryOf({ section, ...screen }: Screen & { section: Section }, icon: IconName): NavEntry {
  return { ...linkTo(screen), icon, section };
}

/** Articles of all statuses, and a link per status. */
function articleEntry(list: ArticleResource, icon: IconName): NavEntry {
  const isSystem = list === systemArticles;
  const byStatus = Object.values(ArticleStatus).map((status) => ({
    label: articleStatusPluralLabels[status],
    to: articleStatusPath(list, status),
    status,
    count: { isSystem, status },
  }));
  const links = [{ label: 'Wszystkie', to: list.path, count: { isSystem } }, ...byStatus];
  return { label: list.title, icon, section: list.section, links };
}

const settingsScreens = [
  settings.settingsSearch,
  settings.office,
  settings.officeManagers,
  settings.officeContacts,
  settings.languages,
  settings.tiles,
  settings.bookmarks,
  settings.header,
  settings.footer,
  settings.banners,
  settings.graphics,
  settings.repositoryGroups,
  settings.rssChannels,
  settings.systemParameters,
  settings.sitePreview,
  settings.settingsHistory,
];

/** The sidebar of section 2.1, in its order. */
export const navigation: readonly NavEntry[] = [
  {
    label: 'Zarządzanie menu',
    icon: 'sitemap',
    section: 'menus',
    links: [horizontalMenu, verticalMenu].map(linkTo),
  },
  articleEntry(articles, 'file-edit'),
  articleEntry(systemArticles, 'cog'),
  entryOf(informationMarks, 'id-card'),
  entryOf(users, 'users'),
  entryOf(roles, 'shield'),
  entryOf(auditLog, 'history'),
  { label: 'Słowniki', icon: 'list', section: 'dictionaries', links: [providingEntities, tags, isoCodes].map(linkTo) },
  {
    label: 'Ustawienia',
    icon: 'sliders-h',
    section: 'settings',
    to: settings.settingsSearch.path,
    links: settingsScreens.map(linkTo),
  },
  entryOf(archive, 'box'),
];

/** The link of a URL: the one with the longest matching path; of article lists the one with its status. */
export function currentLink(pathname: string, status: string | undefined): string | undefined {
  if (archive.path.startsWith(`${pathname}/`)) return archive.path;
  const links = navigation.flatMap<Pick<NavLink, 'to' | 'status'>>(({ links: own, to }) => own ?? (to ? [{ to }] : []));
  const filtered = links.find((link) => status === String(link.status) && link.to.startsWith(`${pathname}-`));
  if (filtered !== undefined) return filtered.to;
  const above = links.map((link) => link.to).filter((to) => pathname === to || pathname.startsWith(`${to}/`));
  return above.sort((a, b) => b.length - a.length)[0];
}
