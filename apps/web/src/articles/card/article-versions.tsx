import type { Article } from '@redakcja/generated/model/article';
import type { ArticleTranslation } from '@redakcja/generated/model/articleTranslation';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { useState } from 'react';
import type { EditedRecord } from '../../shared/form/record.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import type { ArticleValues } from '../article-form-model.ts';
import { ArticleVersionRow } from './article-version-row.tsx';
import { VersionDifferenceDialog } from './version-difference-dialog.tsx';

interface ArticleVersionsProps {
  record: EditedRecord<ArticleValues, Article>;
  permissions: ReadonlySet<PermissionName>;
  /** Why the article is closed to the user, by its categories. */
  articleDisabledReason: string | null;
  onPreview: (version: ArticleTranslation) => void;
}

/** All versions in this language, the newest first: open, preview, hide or show, restore (section 4). */
export function ArticleVersions({ record, permissions, articleDisabledReason, onPreview }: ArticleVersionsProps) {
  const [isComparing, setComparing] = useState(false);
  const { versions } = record.data;
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
      <ul className="versions">
        {versions.map((version) => (
          <ArticleVersionRow
            key={version.id}
            version={version}
            record={record}
            permissions={permissions}
            articleDisabledReason={articleDisabledReason}
            onPreview={() => onPreview(version)}
          />
        ))}
      </ul>
      {isComparing && <VersionDifferenceDialog article={record.data} onClose={() => setComparing(false)} />}
    </Card>
  );
}
