import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { Card } from '../../shared/ui/page/card.tsx';
import { ProvidingEntityField } from './providing-entity-field.tsx';
import type { SectionProps } from './section-props.ts';

/** Who provides the information, who made it and when (section 2.2, source information). */
export function ArticleSource({ form, locks, language }: SectionProps) {
  const disabledReason = locks.sourceInformation.reason ?? undefined;
  return (
    <Card title="Źródło informacji">
      <form.AppField name="baseArticleProvidingEntity">
        {() => <ProvidingEntityField language={language} disabledReason={disabledReason} />}
      </form.AppField>
      <form.AppField name="baseArticleAuthorName">
        {(field) => (
          <field.TextField label={articleFieldLabels.baseArticleAuthorName} disabledReason={disabledReason} />
        )}
      </form.AppField>
      <form.AppField name="baseArticleAuthorEmail">
        {(field) => (
          <field.TextField
            label={articleFieldLabels.baseArticleAuthorEmail}
            type="email"
            disabledReason={disabledReason}
          />
        )}
      </form.AppField>
      <form.AppField name="baseArticleInformationCreated">
        {(field) => (
          <field.DateTimeField
            label={articleFieldLabels.baseArticleInformationCreated}
            disabledReason={disabledReason}
          />
        )}
      </form.AppField>
    </Card>
  );
}
