import { articleStatusPluralLabels, articleStatusSlugs } from '@redakcja/domain/articles/article-labels';
import type { Section } from '@redakcja/domain/shared/permissions';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { IconName } from '../../shared/ui/icon.ts';

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
  /** A group has links, a single entry its own address. */
  links?: readonly NavLink[];
  to?: string;
}

function articleLinks(list: string, isSystem: boolean): NavLink[] {
  const byStatus = Object.values(ArticleStatus).map((status) => ({
    label: articleStatusPluralLabels[status],
    to: `${list}-${articleStatusSlugs[status]}`,
    status,
    count: { isSystem, status },
  }));
  return [{ label: 'Wszystkie', to: list, count: { isSystem } }, ...byStatus];
}

/** The sidebar of section 2.1, in its order. */
export const navigation: readonly NavEntry[] = [
  {
    label: 'Zarządzanie menu',
    icon: 'sitemap',
    section: 'menus',
    links: [
      { label: 'Menu poziome', to: '/zarzadzanie-menu/poziome' },
      { label: 'Menu pionowe', to: '/zarzadzanie-menu/pionowe' },
    ],
  },
  {
    label: 'Artykuły',
    icon: 'file-edit',
    section: 'articles',
    links: articleLinks('/artykuly/artykuly', false),
  },
  {
    label: 'Artykuły systemowe',
    icon: 'cog',
    section: 'articles',
    links: articleLinks('/artykuly/systemowe-artykuly', true),
  },
  { label: 'Użytkownicy', icon: 'users', section: 'users', to: '/dostep/uzytkownicy' },
  { label: 'Role', icon: 'shield', section: 'roles', to: '/dostep/role' },
  { label: 'Dziennik zdarzeń', icon: 'history', section: 'audit', to: '/dostep/dziennik' },
  {
    label: 'Słowniki',
    icon: 'list',
    section: 'dictionaries',
    links: [
      { label: 'Podmioty udostępniające', to: '/slowniki/podmiot-udostepniajacy' },
      { label: 'Tagi', to: '/slowniki/tagi' },
      { label: 'Kody ISO', to: '/slowniki/kody-iso' },
    ],
  },
  {
    label: 'Ustawienia',
    icon: 'sliders-h',
    section: 'settings',
    links: [
      { label: 'Dane jednostki', to: '/ustawienia/jednostki/dane-jednostki' },
      { label: 'Kierownictwo w jednostce', to: '/ustawienia/jednostki/kierownictwo-w-jednostce' },
      { label: 'Wersje językowe', to: '/ustawienia/wersje-jezykowe' },
      { label: 'Kafle', to: '/ustawienia/kafle' },
      { label: 'Zakładki', to: '/ustawienia/zakladki' },
      { label: 'Nagłówek systemu', to: '/ustawienia/naglowek-systemu' },
      { label: 'Stopka systemu', to: '/ustawienia/stopka-systemu' },
      { label: 'Banery', to: '/ustawienia/banery' },
      { label: 'Grafiki', to: '/ustawienia/grafiki' },
      { label: 'Grupy plików', to: '/ustawienia/grupy-plikow' },
      { label: 'Kanały RSS', to: '/ustawienia/kanaly-rss' },
      { label: 'Parametry systemowe', to: '/ustawienia/parametry-systemowe' },
    ],
  },
  { label: 'Archiwalny BIP', icon: 'box', section: 'archive', to: '/bip-archiwalny/zarzadzanie' },
];

/** The link that stands for an address: the longest one it lies under; of article lists the one with its status. */
export function currentLink(pathname: string, status: string | undefined): string | undefined {
  if (pathname === '/bip-archiwalny') return '/bip-archiwalny/zarzadzanie';
  const links = navigation.flatMap<Pick<NavLink, 'to' | 'status'>>(({ links: own, to }) => own ?? (to ? [{ to }] : []));
  const filtered = links.find((link) => status === String(link.status) && link.to.startsWith(`${pathname}-`));
  if (filtered !== undefined) return filtered.to;
  const above = links.map((link) => link.to).filter((to) => pathname === to || pathname.startsWith(`${to}/`));
  return above.sort((a, b) => b.length - a.length)[0];
}
