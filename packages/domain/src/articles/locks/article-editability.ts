// Which parts of an article are locked, and why (specification, section 4, Editability; design decision 18).
// The server refuses with these messages, the form shows them beside the locked parts.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { articleStatusLabels, isSystemArticle } from '../article-labels.ts';
import { addedAloneMessage } from '../publication/second-person.ts';
import type { ArticleContext } from './article-lock-context.ts';
import { editingDisabled, type Lock, lock, lockIf, noCreatePermission } from './lock.ts';
import { visibilityLock } from './version-locks.ts';

const { Draft, ToPublish, Published, Withdrawed } = ArticleStatus;

/** Editable parts of the form. `attachments` belong to the version, `addedAttachments` were added to a published article. */
const fieldGroups = [
  'mainFields',
  'sourceInformation',
  'footerTitle',
  'publication',
  'categories',
  'tags',
  'links',
  'multimedia',
  'attachments',
  'addedAttachments',
  'extraContent',
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

export type ArticleAction = 'newVersion' | 'visibility' | 'preview' | 'delete';
export type ArticleLocks = Readonly<Record<FieldGroup | ArticleAction, Lock>>;

/** The locks of an article. An unlocked part may be changed and saved. */
export function articleLocks(context: ArticleContext): ArticleLocks {
  const { status, type, permissions, isNew } = context;
  const articleLock = lockIf(
    !permissions.has(PermissionName.CreateArticles) && noCreatePermission,
    context.articleDisabledReason ?? false,
    !context.isEditable && editingDisabled,
  );
  const partLock = (reason: string | false): Lock => (articleLock.locked ? articleLock : lockIf(reason));
  const general = partLock(status !== Draft && generalReason(status));
  return {
    mainFields: general,
    sourceInformation: general,
    multimedia: general,
    attachments: general,
    footerTitle: footerTitleLock(general, type, permissions),
    publication: partLock(status >= ToPublish && withStatus(status, 'dat publikacji nie można zmieniać')),
    categories: partLock(status >= Withdrawed && withStatus(status, 'kategorii nie można zmieniać')),
    tags: partLock(status >= Withdrawed && withStatus(status, 'tagów nie można zmieniać')),
    links: partLock(
      publicAtOnce(context) ||
        (status !== Draft &&
          status !== Published &&
          withStatus(status, 'łącza można zmieniać tylko w artykule roboczym lub opublikowanym')),
    ),
    extraContent: partLock(publicAtOnce(context) || extraContentReason(context)),
    addedAttachments: partLock(publicAtOnce(context) || addedAttachmentsReason(context)),
    newVersion: partLock(newVersionReason(context)),
    visibility: visibilityLock(context),
    preview: previewLock(context),
    delete: lockIf(
      !permissions.has(PermissionName.CreateArticles) && 'Brak uprawnienia do usuwania artykułów',
      isNew && 'Artykuł nie został jeszcze zapisany',
      isSystemArticle(type) && 'Artykułu systemowego nie można usunąć',
      status !== Draft && `Nie można usunąć artykułu o statusie ${articleStatusLabels[status]}`,
    ),
  };
}

function withStatus(status: ArticleStatus, consequence: string): string {
  return `Artykuł ma status ${articleStatusLabels[status]}: ${consequence}`;
}

function generalReason(status: ArticleStatus): string {
  const advice =
    status < Published
      ? 'aby edytować pola, przywróć status Roboczy'
      : status <= Withdrawed
        ? 'aby zmienić treść, utwórz nową wersję'
        : 'pól nie można zmieniać';
  return withStatus(status, advice);
}

// Titles in the footer belong to settings (specification, section 6: ManageSettings).
export const footerTitleMessage = 'Tytuł w stopce dotyczy tylko artykułów systemowych';

function footerTitleLock(general: Lock, type: ArticleType, permissions: ReadonlySet<PermissionName>): Lock {
  if (!isSystemArticle(type)) return lock(footerTitleMessage);
  if (!permissions.has(PermissionName.ManageSettings)) return lock('Brak uprawnienia do zmiany tytułu w stopce');
  return general;
}

/** What is added to a published article is public at once: nobody else would have seen it. */
function publicAtOnce({ status, requiresSecondPerson = false }: ArticleContext): string | false {
  return requiresSecondPerson && status === Published && addedAloneMessage;
}

function extraContentReason({ status, addedExtraContent }: ArticleContext): string | false {
  if (status !== Published) return 'Treść dodatkową można dodać tylko do opublikowanego artykułu';
  return addedExtraContent && 'Treść dodatkowa została już dodana';
}

function addedAttachmentsReason({ status, countNewAttachments, maxNewAttachments }: ArticleContext): string | false {
  if (status !== Published) return 'Dodatkowe załączniki można dodać tylko do opublikowanego artykułu';
  return countNewAttachments >= maxNewAttachments && tooManyAttachmentsMessage(maxNewAttachments);
}

/** Message for more added attachments than the settings allow (specification, section 5). */
export function tooManyAttachmentsMessage(max: number): string {
  return `Przekroczono dozwoloną ilość dodatkowych załączników. Dozwolona liczba wynosi: ${max}`;
}

function newVersionReason({ status, isNew, isCurrentVersion }: ArticleContext): string | false {
  if (isNew) return 'Artykuł nie został jeszcze zapisany';
  if (status !== Published && status !== Withdrawed) {
    return 'Nową wersję można utworzyć tylko z artykułu opublikowanego lub wycofanego';
  }
  return !isCurrentVersion && 'Nowsza wersja artykułu jest już przygotowywana';
}

// The preview shows the stored article, so unsaved changes would be missing from it.
function previewLock({ isNew, isDirty = false, languageStatus = LanguageStatus.Active }: ArticleContext): Lock {
  return lockIf(
    isNew && 'Zapisz artykuł, aby zobaczyć podgląd',
    isDirty && 'Zapisz zmiany, aby zobaczyć podgląd',
    languageStatus === LanguageStatus.Inactive && 'Podgląd jest niedostępny: wersja językowa jest nieaktywna',
  );
}

/** Whether any part can be saved. */
export function canSaveArticle(locks: ArticleLocks): boolean {
  return fieldGroups.some((group) => !locks[group].locked);
}
