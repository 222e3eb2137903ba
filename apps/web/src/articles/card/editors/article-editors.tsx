import { editorSentences } from '@redakcja/domain/articles/article-editors';
import type { Article } from '@redakcja/generated/model/article';
import { useDirty } from '../../../shared/form/state/use-dirty.ts';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import type { ArticleValues } from '../../article-form-model.ts';
import { useArticleEditors } from './use-article-editors.ts';
import { useNewerSave } from './use-newer-save.ts';

interface ArticleEditorsProps {
  article: Article;
  editor: Editor<ArticleValues>;
}

/** Says who else is changing the article, and who has saved it meanwhile, before a conflict comes. Read out when it appears, so it is there before. */
export function ArticleEditors({ article, editor }: ArticleEditorsProps) {
  const { editors, etag } = useArticleEditors(article.id, useDirty(editor), editor.record.etag);
  const newer = useNewerSave(editor, etag);
  const sentences = editorSentences(editors, new Date());
  const isShown = sentences.length > 0 || newer !== undefined;
  return (
    <div className={isShown ? 'notice flex flex-wrap align-items-center row-gap-2 column-gap-3' : 'visually-hidden'}>
      <div role="status" className="flex-auto w-21rem">
        {newer !== undefined && (
          <p className="m-0">
            <strong>Ktoś zapisał nowszą wersję tego artykułu.</strong> {newer.savedBy} Twoje zmiany zostają w
            formularzu.
          </p>
        )}
        {sentences.length > 0 && (
          <p className="m-0">
            <strong>{sentences.join('. ')}.</strong> Kto zapisze jako drugi, połączy zmiany obu osób.
          </p>
        )}
      </div>
      {newer !== undefined && (
        <>
          <Button label="Pokaż zmiany" icon="eye" onClick={() => void editor.joinNewest(true)} />
          <Button label="Połącz teraz" icon="check" onClick={() => void editor.joinNewest(false)} />
        </>
      )}
    </div>
  );
}
