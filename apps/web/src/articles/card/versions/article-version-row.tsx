import { restoreLock, versionPreviewLock, visibilityLock } from '@redakcja/domain/articles/locks/version-locks';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { useChangeArticleVisibility, useRestoreArticleVersion } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleTranslation } from '@redakcja/generated/model/articleTranslation';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { useNavigate } from '@tanstack/react-router';
import { ifMatch } from '../../../shared/form/state/save-meta.ts';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { confirm } from '../../../shared/ui/dialogs/confirm.ts';
import { toast } from '../../../shared/ui/messages/toast-store.ts';
import { RecordLink } from '../../../shared/ui/page/record-link.tsx';
import type { ArticleValues } from '../../article-form-model.ts';
import { articleEditPath } from '../../resources.ts';
import { StatusBadge } from '../../status-badge.tsx';

interface ArticleVersionRowProps {
  version: ArticleTranslation;
  /** On the edit screen: one of the article's own versions. */
  article: Article;
  editor: Editor<ArticleValues>;
  permissions: ReadonlySet<PermissionName>;
  articleDisabledReason: string | null;
  onPreview: () => void;
}

export function ArticleVersionRow({
  version,
  article,
  editor,
  permissions,
  articleDisabledReason,
  onPreview,
}: ArticleVersionRowProps) {
  const isOpen = version.id === article.id;
  const isNewest = version.version === article.currentVersion;
  const preview = versionPreviewLock(version, article);
  const visibility = useVisibility(version, isOpen ? editor : undefined);
  const hiding = visibilityLock({ ...version, permissions, isNew: false, articleDisabledReason });
  const restoration = useRestoration(version, article);
  const newest = article.versions.find((one) => one.version === article.currentVersion);
  const restoring = restoreLock({
    permissions,
    isEditable: article.isEditable,
    isCurrentVersion: isNewest,
    currentStatus: newest?.status ?? article.status,
    articleDisabledReason,
  });
  const name = `wersji ${version.version}`;
  return (
    <li className="version align-items-center py-2" aria-current={isOpen || undefined}>
      <div className="flex flex-wrap align-items-center row-gap-1 column-gap-2">
        {isOpen ? (
          <strong>Wersja {version.version}</strong>
        ) : (
          <RecordLink to={articleEditPath(version.id, article.baseArticleType)}>Wersja {version.version}</RecordLink>
        )}
        <StatusBadge status={version.status} />
        {version.isHidden && <span className="small muted">ukryta</span>}
      </div>
      <time className="small muted" dateTime={version.createdDate}>
        {formatDateTime(version.createdDate)}
      </time>
      <div className="version-actions flex flex-wrap">
        <Button
          variant="text"
          icon="external-link"
          label="Podgląd"
          aria-label={`Podgląd ${name}`}
          disabledReason={preview.reason ?? undefined}
          onClick={onPreview}
        />
        <Button
          variant="text"
          icon={version.isHidden ? 'eye' : 'eye-slash'}
          label={version.isHidden ? 'Pokaż' : 'Ukryj'}
          aria-label={`${version.isHidden ? 'Pokaż' : 'Ukryj'} w historii: wersja ${version.version}`}
          disabledReason={hiding.reason ?? undefined}
          onClick={visibility.toggle}
        />
        {!isNewest && (
          <Button
            variant="text"
            icon="history"
            label="Przywróć"
            aria-label={`Przywróć treść ${name}`}
            disabledReason={restoring.reason ?? undefined}
            onClick={() => void restoration.ask()}
          />
        )}
      </div>
    </li>
  );
}

/** `editor` is that of the open version alone. */
function useVisibility(version: ArticleTranslation, editor: Editor<ArticleValues> | undefined) {
  const { mutate, isPending } = useChangeArticleVisibility({
    mutation: {
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas zmiany widoczności wersji' },
      onSuccess(answer) {
        // The open version has another tag now: by this very change, which the next save must not be asked about.
        editor?.accept(answer);
        toast.success(
          `Wersja ${version.version} ${answer.isHidden ? 'nie jest już' : 'jest znów'} widoczna w historii`,
        );
      },
    },
    request: ifMatch(editor?.record.etag),
  });
  return {
    toggle: () => !isPending && mutate({ id: version.id, data: { isHidden: !version.isHidden } }),
  };
}

function useRestoration(version: ArticleTranslation, article: Article) {
  const navigate = useNavigate();
  const { mutate } = useRestoreArticleVersion({
    mutation: {
      meta: {
        successMessage: `Przywrócono treść wersji ${version.version} jako nową wersję roboczą`,
        errorMessage: 'Wystąpił niespodziewany błąd podczas tworzenia nowej wersji artykułu',
      },
      onSuccess: ({ id }) => navigate({ to: articleEditPath(id, article.baseArticleType) }),
    },
  });
  async function ask() {
    const agreed = await confirm({
      title: `Przywrócić wersję ${version.version}?`,
      message: 'Powstanie nowa wersja robocza o treści tej wersji. Bieżąca wersja zostaje bez zmian.',
      action: 'Przywróć jako wersję roboczą',
    });
    if (agreed) mutate({ id: version.id });
  }
  return { ask };
}
