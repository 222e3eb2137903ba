import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import type { PublicationObstacle } from '@redakcja/domain/articles/publication-obstacles';
import { ArticleCategories } from '../parts/article-categories.tsx';
import { ProvidingEntityField } from '../parts/providing-entity-field.tsx';
import type { SectionProps } from '../parts/section-props.ts';

interface MissingFieldsProps {
  section: SectionProps;
  missing: readonly PublicationObstacle[];
}

/** The fields of the card without which nothing can be published, as far as they were empty. */
export function MissingFields({ section, missing }: MissingFieldsProps) {
  const { form, locks, language } = section;
  const disabledReason = locks.sourceInformation.reason ?? undefined;
  const lacks = (path: PublicationObstacle['path']) => missing.some((one) => one.path === path);
  return (
    <section className="mb-3" aria-label="Czego brakuje do publikacji">
      <p>Do publikacji brakuje jeszcze:</p>
      {lacks('baseArticleProvidingEntity') && (
        <form.AppField name="baseArticleProvidingEntity">
          {() => <ProvidingEntityField language={language} disabledReason={disabledReason} />}
        </form.AppField>
      )}
      {lacks('baseArticleAuthorName') && (
        <form.AppField name="baseArticleAuthorName">
          {(field) => (
            <field.TextField label={articleFieldLabels.baseArticleAuthorName} disabledReason={disabledReason} />
          )}
        </form.AppField>
      )}
      {lacks('baseArticleInformationCreated') && (
        <form.AppField name="baseArticleInformationCreated">
          {(field) => (
            <field.DateTimeField
              label={articleFieldLabels.baseArticleInformationCreated}
              disabledReason={disabledReason}
            />
          )}
        </form.AppField>
      )}
      {lacks('categories') && <ArticleCategories {...section} />}
    </section>
  );
}
