// What can be done from a list of articles: it depends on the status filter (specification, sections 2.2 and 4).
import { canWithdraw, checkTransition, reachableStatuses } from '@redakcja/domain/articles/publication/article-status';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PermissionName } from '@redakcja/generated/model/permissionName';

const { Draft, Confirmed, ToPublish, Published } = ArticleStatus;
type Permissions = ReadonlySet<PermissionName>;

export interface ArticleListContext {
  /** Statuses the list is narrowed to, by its address or by the advanced search; empty without such a filter. */
  statuses: readonly ArticleStatus[];
  permissions: Permissions;
  /** CreateArticles, by the contract. */
  mayDelete: boolean;
}

export interface ListAbilities {
  confirm: boolean;
  publish: boolean;
  remove: boolean;
  /** Whether rows have a status menu. */
  changeStatus: boolean;
}

function may(from: ArticleStatus, to: ArticleStatus, permissions: Permissions): boolean {
  return checkTransition({ from, to, permissions, type: ArticleType.Common }).ok;
}

/** Bulk confirmation belongs to the Draft list, bulk publication to the Confirmed list, the status menu of rows to the unfiltered list. */
export function abilitiesOf({ statuses, permissions, mayDelete }: ArticleListContext): ListAbilities {
  const only = statuses.length === 1 ? statuses[0] : undefined;
  const hasDrafts = statuses.length === 0 || statuses.includes(Draft);
  return {
    confirm: only === Draft && may(Draft, Confirmed, permissions),
    publish: only === Confirmed && may(Confirmed, ToPublish, permissions),
    remove: hasDrafts && mayDelete,
    changeStatus: statuses.length === 0,
  };
}

/** Why a row cannot be ticked; undefined when it can. Only on the Confirmed list other rows than drafts can be. */
export function selectionLock({ publish }: ListAbilities, row: Pick<ArticleRow, 'status'>): string | undefined {
  if (publish || row.status === Draft) return undefined;
  return 'Na tej liście można zaznaczać tylko artykuły robocze';
}

/** Statuses offered in the row's menu. „Published has no outgoing change through the status menu” (section 4). */
export function menuStatuses(row: Pick<ArticleRow, 'status' | 'baseArticleType'>, permissions: Permissions) {
  if (row.status === Published) return [];
  return reachableStatuses({ status: row.status, permissions, type: row.baseArticleType });
}

export function mayWithdraw(row: Pick<ArticleRow, 'status' | 'baseArticleType'>, permissions: Permissions): boolean {
  return canWithdraw({ status: row.status, permissions, type: row.baseArticleType });
}
