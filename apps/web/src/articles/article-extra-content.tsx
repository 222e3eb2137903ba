import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { plainTextLength, readableText } from '@redakcja/domain/shared/plain-text';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useStore } from '@tanstack/react-form';
import { letterTools } from '../shared/form/rich-text/tools.ts';
import { useSession } from '../shared/session/session.ts';
import type { SectionProps } from './article-form.tsx';

/** Content added once to a published article: only letters, as long as the settings allow (sections 4 and 5). */
export function ArticleExtraContent({
  form,
  locks,
  article,
}: Pick<SectionProps, 'form' | 'locks'> & { article: Article }) {
  const { maxLengthExtraContent } = useSession().parameters;
  const length = useStore(form.store, ({ values }) => plainTextLength(values.addedExtraContent));
  if (article.extraContent !== null) {
    return (
      <div className="field">
        <h3 className="field-label">{articleFieldLabels.addedExtraContent}</h3>
        <p className="article-extra-content">{readableText(article.extraContent)}</p>
        <p className="field-hint">{locks.extraContent.reason}</p>
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
          hint={`${length} / ${countOf(maxLengthExtraContent, nouns.character)}. Bez wklejania i nowych wierszy; dodanej treści nie można zmienić.`}
          lockedBecause={locks.extraContent.reason ?? undefined}
        />
      )}
    </form.AppField>
  );
}
