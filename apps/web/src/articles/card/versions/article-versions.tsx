import './article-versions.css';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleTranslation } from '@redakcja/generated/model/articleTranslation';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { useState } from 'react';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import type { ArticleValues } from '../../article-form-model.ts';
import { ArticleVersionRow } from './article-version-row.tsx';
import { VersionDifferenceDialog } from './version-difference-dialog.tsx';

interface ArticleVersionsProps {
  article: Article;
  editor: Editor<ArticleValues>;
  permissions: ReadonlySet<PermissionName>;
  /** Why the article is closed to the user, by its categories. */
  articleDisabledReason: string | null;
  onPreview: (version: ArticleTranslation) => void;
}

/** All versions in this language, the newest first: open, preview, hide or show, restore (section 4). */
export function ArticleVersions({
  article,
  editor,
  permissions,
  articleDisabledReason,
  onPreview,
}: ArticleVersionsProps) {
  const [isComparing, setComparing] = useState(false);
  const { versions } = article;
  return (
    <Card
      title="Wersje"
      aside={versions.length}
      actions={
        versions.length > 1 && (
          <Button label="Porównaj" icon="arrow-right-arrow-left" variant="text" onClick={() => setComparing(true)} />
        )
      }
    >
      <ul className="versions ruled -my-2 p-0 list-none">
        {versions.map((version) => (
          <ArticleVersionRow
            key={version.id}
            version={version}
            article={article}
            editor={editor}
            permissions={permissions}
            articleDisabledReason={articleDisabledReason}
            onPreview={() => onPreview(version)}
          />
        ))}
      </ul>
      {isComparing && <VersionDifferenceDialog article={article} onClose={() => setComparing(false)} />}
    </Card>
  );
}
