import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import type { OperationId } from '@redakcja/generated/operations';
import { articles } from '../../articles/resources.ts';
import { isoCodes, providingEntities, tags } from '../../dictionaries/resources.ts';
import { horizontalMenu, verticalMenu } from '../../menus/resources.ts';
import {
  banners,
  bookmarks,
  footer,
  graphics,
  header,
  languages,
  office,
  officeContacts,
  repositoryGroups,
  rssChannels,
  systemParameters,
  tiles,
} from '../../settings/resources.ts';
import { editPath, type Screen } from '../../shared/resource.ts';
import { roles, users } from '../resources.ts';

/** Screens by the end of the names of their operations. */
const screens: readonly (readonly [RegExp, Screen])[] = [
  [/Article(Status|Statuses|Version|Visibility|Preview|Comment)?$/, articles],
  [/Banner$/, banners],
  [/Bookmark$/, bookmarks],
  [/Tile$/, tiles],
  [/RssChannel$/, rssChannels],
  [/RepositoryGroup$/, repositoryGroups],
  [/Language(Status)?$/, languages],
  [/Tag$/, tags],
  [/ProvidingEntity$/, providingEntities],
  [/IsoCode$/, isoCodes],
];

/** Screens of one record, also where there is one per language. */
const onlyScreens: Readonly<Partial<Record<OperationId, Screen>>> = {
  updateOffice: office,
  updateOfficeContacts: officeContacts,
  updateHeader: header,
  updateFooter: footer,
  updateAppImages: graphics,
};

const fixedScreen = ({ operation, details }: AuditEntry) =>
  operation === 'changeMenu'
    ? [horizontalMenu, verticalMenu].find(({ title }) => details.includes(`Nazwa: ${title}`))
    : onlyScreens[operation as OperationId];

/** Where the record of an entry is: its card, which may be gone by now. Undefined when the entry names none. */
export function auditRecordPath(entry: AuditEntry): string | undefined {
  const { event, operation, subjectId, details } = entry;
  const fixed = fixedScreen(entry);
  if (fixed !== undefined) return fixed.path;
  if (subjectId !== null && !/^(User|Role)(Removed|Deleted)$/.test(event)) {
    if (event.startsWith('Role')) return editPath(roles, subjectId);
    if (event.startsWith('User')) return editPath(users, subjectId);
  }
  const [article] = entry.articles;
  if (article !== undefined && entry.articles.length === 1) return editPath(articles, article.id);
  const id = details.map((detail) => /^Numer: (\d+)$/.exec(detail)?.[1]).find((found) => found !== undefined);
  const screen = screens.find(
    ([name]) => operation !== null && !operation.startsWith('delete') && name.test(operation),
  );
  if (operation === 'updateSystemParameter' && id !== undefined) return `${systemParameters.path}?parametr=${id}`;
  return id === undefined || screen === undefined ? undefined : editPath(screen[1], Number(id));
}

/** The name of the record as it was sent, or of its screen. */
export function auditRecordName(entry: AuditEntry): string | undefined {
  const { subjectName, details } = entry;
  return (
    fixedScreen(entry)?.title ??
    subjectName ??
    details.find((detail) => detail.startsWith('Nazwa: '))?.slice('Nazwa: '.length) ??
    (entry.articles.length === 1 ? entry.articles[0]?.title : undefined)
  );
}

/** What is left to say: the name, and the number that the link has, stand beside it. */
export function auditDetails(entry: AuditEntry): string[] {
  const said = auditRecordPath(entry) === undefined ? /^Nazwa: / : /^(Nazwa|Numer): /;
  return entry.details.filter((detail) => !said.test(detail));
}
