import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { ArticleContext } from './article-lock-context.ts';
import { editingDisabled, type Lock, lockIf, noCreatePermission } from './lock.ts';

/** Lock of hiding a version in the public history, or of showing a hidden one: the published one cannot be hidden. */
export function visibilityLock(
  version: Pick<ArticleContext, 'status' | 'permissions' | 'isNew' | 'isHidden' | 'articleDisabledReason'>,
): Lock {
  return lockIf(
    !version.permissions.has(PermissionName.CreateArticles) && noCreatePermission,
    version.articleDisabledReason ?? false,
    version.isNew && 'Artykuł nie został jeszcze zapisany',
    version.status === ArticleStatus.Published && !version.isHidden && 'Opublikowanej wersji nie można ukryć',
  );
}

/** Lock of the preview in the list of versions: not for the opened version (specification, section 4). */
export function versionPreviewLock(version: { id: number }, opened: { id: number }): Lock {
  return lockIf(version.id === opened.id && 'Ta wersja jest właśnie otwarta');
}

/** Lock of restoring an older version as a new draft: not while a version newer than the published one is being prepared. */
export function restoreLock(version: {
  permissions: ReadonlySet<PermissionName>;
  isEditable: boolean;
  isCurrentVersion: boolean;
  /** Status of the newest version in this language. */
  currentStatus: ArticleStatus;
  articleDisabledReason?: string | null;
}): Lock {
  return lockIf(
    !version.permissions.has(PermissionName.CreateArticles) && noCreatePermission,
    version.articleDisabledReason ?? false,
    !version.isEditable && editingDisabled,
    version.isCurrentVersion && 'To jest najnowsza wersja artykułu',
    version.currentStatus < ArticleStatus.Published && 'Nowsza wersja artykułu jest już przygotowywana',
  );
}
