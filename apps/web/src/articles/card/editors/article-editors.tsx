import { editorSentences } from '@redakcja/domain/articles/article-editors';
import type { Article } from '@redakcja/generated/model/article';
import { useDirty } from '../../../shared/form/state/use-dirty.ts';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import type { ArticleValues } from '../../article-form-model.ts';
import { useArticleEditors } from './use-article-editors.ts';

interface ArticleEditorsProps {
  article: Article;
  editor: Editor<ArticleValues>;
}

/** Says who else is changing the article, before a conflict comes. Read out when it appears, so it is there before. */
export function ArticleEditors({ article, editor }: ArticleEditorsProps) {
  const others = useArticleEditors(article.id, useDirty(editor));
  const sentences = editorSentences(others, new Date());
  return (
    <div role="status" className={sentences.length > 0 ? 'notice' : 'visually-hidden'}>
      {sentences.length > 0 && (
        <>
          <strong>{sentences.join('. ')}.</strong> Kto zapisze jako drugi, będzie łączyć zmiany obu osób.
        </>
      )}
    </div>
  );
}
