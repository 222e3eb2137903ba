import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { Card } from '../../shared/ui/page/card.tsx';
import type { SectionProps } from './section-props.ts';

/** From when to when it is published, and what happens afterwards. */
export function ArticlePublication({ form, locks }: SectionProps) {
  const disabledReason = locks.publication.reason ?? undefined;
  return (
    <Card title="Publikacja">
      <form.AppField name="publishStart">
        {(field) => (
          <field.DateTimeField time="seconds" label={articleFieldLabels.publishStart} disabledReason={disabledReason} />
        )}
      </form.AppField>
      <form.AppField name="publishEnd">
        {(field) => (
          <field.DateTimeField
            time="seconds"
            label={articleFieldLabels.publishEnd}
            edge="end"
            disabledReason={disabledReason}
          />
        )}
      </form.AppField>
      <form.AppField name="archiveAfterPublishEnd">
        {(field) => (
          <field.SwitchField label={articleFieldLabels.archiveAfterPublishEnd} disabledReason={disabledReason} />
        )}
      </form.AppField>
    </Card>
  );
}
