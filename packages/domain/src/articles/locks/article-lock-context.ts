import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { PermissionName } from '@redakcja/generated/model/permissionName';

export interface ArticleContext {
  status: ArticleStatus;
  /** Permissions of the user; all of them for an administrator. */
  permissions: ReadonlySet<PermissionName>;
  /** The separate editability flag of the article. */
  isEditable: boolean;
  /** Not saved yet (id ≤ 0). */
  isNew: boolean;
  /** Whether this is the newest version in its language. */
  isCurrentVersion: boolean;
  /** Whether it is hidden in the public history. */
  isHidden: boolean;
  type: ArticleType;
  /** Whether extra content was added already. */
  addedExtraContent: boolean;
  /** Attachments already added after publication (`countNewAttachmentsAfterPublish`). */
  countNewAttachments: number;
  /** Maximum number of attachments added after publication (`maxNewAttachmentCount`). */
  maxNewAttachments: number;
  /** Who wrote an article cannot publish it (second-person.ts); false when absent. */
  requiresSecondPerson?: boolean;
  /** The form has unsaved changes (browser only). */
  isDirty?: boolean;
  /** Status of the article's language; active when absent. */
  languageStatus?: LanguageStatus;
  /** Why the whole article is locked for the user: its categories (excluded-categories.ts). */
  articleDisabledReason?: string | null;
}

type Permissions = ArticleContext['permissions'];

/** The context of a stored article. */
export function articleContext(article: Article, permissions: Permissions, maxNewAttachments = 0): ArticleContext {
  return {
    status: article.status,
    permissions,
    isEditable: article.isEditable,
    isNew: false,
    isCurrentVersion: article.isCurrentVersion,
    isHidden: article.isHidden,
    type: article.baseArticleType,
    addedExtraContent: article.addedExtraContent,
    countNewAttachments: article.countNewAttachmentsAfterPublish,
    maxNewAttachments,
    languageStatus: article.language.status,
  };
}

/** The context of an article that is not stored yet. */
export function newArticleContext(permissions: Permissions): ArticleContext {
  return {
    status: ArticleStatus.Draft,
    permissions,
    isEditable: true,
    isNew: true,
    isCurrentVersion: true,
    isHidden: false,
    type: ArticleType.Common,
    addedExtraContent: false,
    countNewAttachments: 0,
    maxNewAttachments: 0,
  };
}
