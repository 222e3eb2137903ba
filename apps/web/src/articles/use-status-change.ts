import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { useChangeArticleStatus } from '@redakcja/generated/articles/articles';
import { etagOf } from '@redakcja/generated/http';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useState } from 'react';
import { sameValue } from '../shared/form/merge.ts';
import type { EditedRecord } from '../shared/form/record.ts';
import type { Editor } from '../shared/form/use-editor.ts';
import { isPassing } from '../shared/problem.ts';
import { toast } from '../shared/ui/toast-store.ts';
import { type ArticleValues, articleValues } from './article-form-model.ts';

interface StatusChangeOptions {
  record: EditedRecord<ArticleValues, Article>;
  editor: Editor<ArticleValues>;
  /** Saves what is unsaved with this reason; false when that did not work out. */
  saveWith: (reason: string | null) => Promise<boolean>;
}

/** One change of status: asked about in a dialog; what is unsaved is saved first, with the same reason (specification, section 4). */
export function useStatusChange({ record, editor, saveWith }: StatusChangeOptions) {
  const [chosen, setChosen] = useState<ArticleStatus | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync: changeStatus } = useChangeArticleStatus({
    mutation: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas zmiany statusu artykułu' } },
  });

  async function change(status: ArticleStatus, reason: string | null) {
    setBusy(true);
    try {
      if (editor.dirty && !(await saveWith(reason))) {
        setChosen(null);
        return;
      }
      // Without a tag of its own the client sends that of the last answer: the save above may have made a new one.
      show(await changeStatus({ id: record.data.id, status, data: { changeText: reason } }));
      toast.success(`Status artykułu: ${articleStatusLabels[status]}`);
      setChosen(null);
    } catch (error) {
      // The one handler has told why. What can be tried again stays open, with the reason that was typed.
      if (!isPassing(error)) setChosen(null);
    } finally {
      setBusy(false);
    }
  }

  function show(answer: Article) {
    const values = articleValues(answer);
    if (sameValue(values, record.values)) record.settle(answer);
    else record.restart({ data: answer, values, etag: etagOf(answer) });
  }

  return {
    choose: setChosen,
    isBusy,
    dialog: {
      status: chosen,
      message: messageOf(chosen, editor),
      asksReason: editor.dirty,
      isBusy,
      onConfirm: (reason: string | null) => chosen !== null && void change(chosen, reason),
      onClose: () => setChosen(null),
    },
  };
}

function messageOf(status: ArticleStatus | null, { dirty }: Editor<ArticleValues>): string | undefined {
  if (status === ArticleStatus.Withdrawed) return 'Artykuł przestanie być widoczny na stronie BIP.';
  return dirty ? 'Najpierw zostaną zapisane niezapisane zmiany.' : undefined;
}
