import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { TagsField } from '../../shared/pickers/tags/tags-field.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import type { SectionProps } from './section-props.ts';

const label = articleFieldLabels.tags;

/** Tags of the article's language. */
export function ArticleTags({ form, locks, language }: SectionProps) {
  return (
    <Card title={label}>
      <form.AppField name="tags">
        {() => <TagsField label={label} language={language} disabledReason={locks.tags.reason ?? undefined} />}
      </form.AppField>
    </Card>
  );
}
