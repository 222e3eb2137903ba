import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import type { PublicationObstacle } from '@redakcja/domain/articles/publication/publication-obstacles';
import { ArticleCategories } from '../parts/article-categories.tsx';
import { ProvidingEntityField } from '../parts/providing-entity-field.tsx';
import type { SectionProps } from '../parts/section-props.ts';

interface MissingFieldsProps {
  section: SectionProps;
  missing: readonly PublicationObstacle[];
}

/** Initial focus of the dialog, see text-input.tsx: the first field, or the words where all are locked. */
function markFirst(section: HTMLElement | null): void {
  const first = section?.querySelector('input, textarea, button:not([aria-disabled=true])') ?? section;
  first?.setAttribute('data-pc-autofocus', 'true');
}

/** The fields of the card without which nothing can be published, as far as they were empty; those that are locked say why. */
export function MissingFields({ section, missing }: MissingFieldsProps) {
  const { sourceInformation } = section.locks;
  const source = missing.filter(({ path }) => path !== 'categories');
  return (
    <section ref={markFirst} tabIndex={-1} className="mb-3" aria-label="Czego brakuje do publikacji">
      <p>Do publikacji brakuje jeszcze:</p>
      {source.length > 0 && sourceInformation.locked && (
        <div className="notice mb-3">
          <ul className="m-0 pl-4">
            {source.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
          <p className="mt-2 mb-0">Tych pól nie można teraz wypełnić. {sourceInformation.reason}.</p>
        </div>
      )}
      {!sourceInformation.locked && <SourceFields section={section} missing={source} />}
      {missing.length > source.length && <ArticleCategories {...section} />}
    </section>
  );
}

function SourceFields({ section: { form, language }, missing }: MissingFieldsProps) {
  const lacks = (path: PublicationObstacle['path']) => missing.some((one) => one.path === path);
  return (
    <>
      {lacks('baseArticleProvidingEntity') && (
        <form.AppField name="baseArticleProvidingEntity">
          {() => <ProvidingEntityField language={language} disabledReason={undefined} />}
        </form.AppField>
      )}
      {lacks('baseArticleAuthorName') && (
        <form.AppField name="baseArticleAuthorName">
          {(field) => <field.TextField label={articleFieldLabels.baseArticleAuthorName} />}
        </form.AppField>
      )}
      {lacks('baseArticleInformationCreated') && (
        <form.AppField name="baseArticleInformationCreated">
          {(field) => <field.DateTimeField label={articleFieldLabels.baseArticleInformationCreated} />}
        </form.AppField>
      )}
    </>
  );
}
