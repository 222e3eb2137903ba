import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { Card } from '../shared/ui/card.tsx';
import type { SectionProps } from './article-form.tsx';
import { ProvidingEntityField } from './providing-entity-field.tsx';

/** Who provides the information, who made it and when (section 2.2, source information). */
export function ArticleSource({ form, locks, language }: SectionProps) {
  const lockedBecause = locks.sourceInformation.reason ?? undefined;
  return (
    <Card title="Źródło informacji">
      <form.AppField name="baseArticleProvidingEntity">
        {() => <ProvidingEntityField language={language} lockedBecause={lockedBecause} />}
      </form.AppField>
      <form.AppField name="baseArticleAuthorName">
        {(field) => (
          <field.TextField label={articleFieldLabels.baseArticleAuthorName} required lockedBecause={lockedBecause} />
        )}
      </form.AppField>
      <form.AppField name="baseArticleAuthorEmail">
        {(field) => (
          <field.TextField
            label={articleFieldLabels.baseArticleAuthorEmail}
            type="email"
            lockedBecause={lockedBecause}
          />
        )}
      </form.AppField>
      <form.AppField name="baseArticleInformationCreated">
        {(field) => (
          <field.DateTimeField
            label={articleFieldLabels.baseArticleInformationCreated}
            required
            lockedBecause={lockedBecause}
          />
        )}
      </form.AppField>
    </Card>
  );
}
