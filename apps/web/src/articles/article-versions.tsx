import { restoreLock, versionPreviewLock, visibilityLock } from '@redakcja/domain/articles/article-editability';
import { formatDateTime } from '@redakcja/domain/shared/dates';
import { useChangeArticleVisibility, useRestoreArticleVersion } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleTranslation } from '@redakcja/generated/model/articleTranslation';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { Card } from '../shared/ui/card.tsx';
import { confirm } from '../shared/ui/confirm.ts';
import { IconButton } from '../shared/ui/icon-button.tsx';
import { StatusBadge } from '../shared/ui/status-badge.tsx';
import { articleCard } from './article-paths.ts';
import { VersionDifferenceDialog } from './version-difference-dialog.tsx';

interface ArticleVersionsProps {
  article: Article;
  permissions: ReadonlySet<PermissionName>;
  onPreview: (version: ArticleTranslation) => void;
}

/** All versions in this language, the newest first: open, preview, hide or show, restore (section 4). */
export function ArticleVersions({ article, permissions, onPreview }: ArticleVersionsProps) {
  const navigate = useNavigate();
  const [isComparing, setComparing] = useState(false);
  const visibility = useChangeArticleVisibility({
    mutation: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas zmiany widoczności wersji' } },
  });
  const restoration = useRestoreArticleVersion({
    mutation: {
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas tworzenia nowej wersji artykułu' },
      onSuccess: ({ id }) => navigate({ to: articleCard(id, article.baseArticleType) }),
    },
  });
  const current = article.versions.find((version) => version.version === article.currentVersion);

  async function restore(version: ArticleTranslation) {
    const agreed = await confirm({
      title: `Przywrócić wersję ${version.version}?`,
      message: 'Powstanie nowa wersja robocza o treści tej wersji. Bieżąca wersja zostaje bez zmian.',
      action: 'Przywróć jako wersję roboczą',
    });
    if (agreed) restoration.mutate({ id: version.id });
  }

  return (
    <Card
      title="Wersje"
      aside={article.versions.length}
      actions={
        article.versions.length > 1 && (
          <Button label="Porównaj" icon="arrow-right-arrow-left" variant="text" onClick={() => setComparing(true)} />
        )
      }
    >
      <ul className="versions">
        {article.versions.map((version) => {
          const isOpen = version.id === article.id;
          const hiding = visibilityLock({ status: version.status, permissions, isNew: false });
          const preview = versionPreviewLock(version, article);
          const restoring = restoreLock({
            permissions,
            isEditable: article.isEditable,
            isCurrentVersion: version.version === article.currentVersion,
            currentStatus: current?.status ?? article.status,
          });
          const name = `wersji ${version.version}`;
          return (
            <li key={version.id} className="version" aria-current={isOpen || undefined}>
              <div className="version-name">
                {isOpen ? (
                  <strong>Wersja {version.version}</strong>
                ) : (
                  <Link to={articleCard(version.id, article.baseArticleType)}>Wersja {version.version}</Link>
                )}
                <StatusBadge status={version.status} />
                {version.isHidden && <span className="version-hidden">ukryta</span>}
              </div>
              <time dateTime={version.createdDate}>{formatDateTime(version.createdDate)}</time>
              <div className="version-actions">
                <IconButton
                  icon="eye"
                  label={`Podgląd ${name}`}
                  disabledReason={preview.reason ?? undefined}
                  onClick={() => onPreview(version)}
                />
                <IconButton
                  icon={version.isHidden ? 'lock-open' : 'eye-slash'}
                  label={`${version.isHidden ? 'Pokaż' : 'Ukryj'} w historii: wersja ${version.version}`}
                  disabledReason={hiding.reason ?? undefined}
                  onClick={() => visibility.mutate({ id: version.id, data: { isHidden: !version.isHidden } })}
                />
                {version.version !== article.currentVersion && (
                  <IconButton
                    icon="history"
                    label={`Przywróć treść ${name}`}
                    disabledReason={restoring.reason ?? undefined}
                    onClick={() => void restore(version)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {isComparing && <VersionDifferenceDialog article={article} onClose={() => setComparing(false)} />}
    </Card>
  );
}
