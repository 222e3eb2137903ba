import './article-extra-content.css';
import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { readableText } from '@redakcja/domain/shared/html/plain-text';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { letterTools } from '../../rich-text/rich-text.tsx';
import type { SectionProps } from './section-props.ts';

/** Content added once to a published article: only letters, as long as the settings allow (sections 4 and 5). */
export function ArticleExtraContent({
  form,
  locks,
  article,
}: Pick<SectionProps, 'form' | 'locks'> & { article: Article }) {
  if (article.extraContent !== null) {
    return (
      <div className="field">
        <h3 className="field-label">{articleFieldLabels.addedExtraContent}</h3>
        <p className="extra-content pre-line m-0">{readableText(article.extraContent)}</p>
        <p className="small muted">{locks.extraContent.reason}</p>
      </div>
    );
  }
  if (article.status !== ArticleStatus.Published) return null;
  return (
    <form.AppField name="addedExtraContent">
      {(field) => (
        <field.RichTextField
          label={articleFieldLabels.addedExtraContent}
          height={120}
          tools={letterTools}
          plainTyping
          hint="Bez wklejania i nowych wierszy. Dodanej treści nie można potem zmienić."
          disabledReason={locks.extraContent.reason ?? undefined}
        />
      )}
    </form.AppField>
  );
}
