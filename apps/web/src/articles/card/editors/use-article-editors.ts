import { setArticleEditing } from '@redakcja/generated/articles/articles';
import type { ArticleEditor } from '@redakcja/generated/model/articleEditor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds; the server forgets who has not said so for more than twice that time. */
const interval = 30_000;

const nobody: readonly ArticleEditor[] = [];

/** Who else has unsaved changes of the article; with unsaved changes of one's own the others learn it, too. It is nothing that a person does. */
export function useArticleEditors(id: number, isEditing: boolean): readonly ArticleEditor[] {
  const { data } = useQuery({
    queryKey: ['article-editors', id, isEditing],
    queryFn: ({ signal }) => setArticleEditing(id, { isEditing }, { isBackground: true }, signal),
    refetchInterval: interval,
    // who writes in another window is still editing
    refetchIntervalInBackground: isEditing,
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { silent: true, optional: true },
  });

  useEffect(() => {
    if (!isEditing) return;
    // of a card that is left; one that stays says it itself
    return () => void setArticleEditing(id, { isEditing: false }, { isBackground: true }).catch(() => {});
  }, [id, isEditing]);

  return data ?? nobody;
}
