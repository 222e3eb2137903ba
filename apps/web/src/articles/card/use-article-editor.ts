import { type ArticleLocks, canSaveArticle } from '@redakcja/domain/articles/locks/article-editability';
import { defaultChangeText } from '@redakcja/domain/articles/publication/article-status';
import { useUpdateArticle } from '@redakcja/generated/articles/articles';
import { etagOf } from '@redakcja/generated/http';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { useRef } from 'react';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { ifMatch, saveMeta } from '../../shared/form/state/save-meta.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { useSession } from '../../shared/session/session.ts';
import { useQuestion } from '../../shared/ui/dialogs/use-question.ts';
import { type ArticleValues, articleFormSchema, rulesOf } from '../article-form-model.ts';

/** The editor of a stored article: a save asks for the text of the change, unless one is given with it. */
export function useArticleEditor(record: FormRecord<ArticleValues, Article>, locks: ArticleLocks) {
  const { parameters } = useSession();
  const article = record.data;
  const { mutateAsync: updateArticle } = useUpdateArticle({
    mutation: {
      meta: saveMeta(
        'Artykuł został zapisany',
        'Wystąpił niespodziewany błąd podczas aktualizowania bazowego artykułu',
      ),
    },
    request: ifMatch(record.etag),
  });
  const question = useQuestion<string, string | null | false>();
  const given = useRef<string | null>(undefined);
  /** What was typed about a save that did not work out: it is not asked for twice. */
  const typed = useRef(defaultChangeText);
  const savedTag = useRef<string>(undefined);

  async function save(input: ArticleInput) {
    const changeText = given.current === undefined ? await question.ask(typed.current) : given.current;
    if (changeText === false) return false;
    typed.current = changeText ?? '';
    const saved = await updateArticle({ id: article.id, data: { ...input, changeText } });
    typed.current = defaultChangeText;
    savedTag.current = etagOf(saved);
    return saved;
  }

  const editor = useEditor({
    schema: articleFormSchema(
      rulesOf(article, {
        maxNewAttachments: parameters.maxNewAttachmentCount,
        maxLengthExtraContent: parameters.maxLengthExtraContent,
      }),
    ),
    record,
    save,
    disabledReason: canSaveArticle(locks) ? undefined : (locks.mainFields.reason ?? undefined),
  });

  return {
    editor,
    /** The dialog to show while a save waits for its text. */
    question: question.pending,
    /** Saves without asking, with this text: the entity tag of what is saved, undefined when that did not work out. */
    async saveWith(changeText: string | null) {
      given.current = changeText;
      try {
        return (await editor.submit()) ? savedTag.current : undefined;
      } finally {
        given.current = undefined;
      }
    },
  };
}
