import { setArticleEditing } from '@redakcja/generated/articles/articles';
import { etagOf } from '@redakcja/generated/http';
import type { ArticleEditor } from '@redakcja/generated/model/articleEditor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds; the server forgets who has not said so for more than twice the longer time. Who is editing hears sooner of another save. */
const intervals = { editing: 10_000, looking: 30_000 };

interface Announced {
  editors: readonly ArticleEditor[];
  /** Entity tag of the article as it is stored; undefined until it is known for the shown state. */
  etag: string | undefined;
}

/**
 * Who else has unsaved changes of the article, and its state on the server; with unsaved changes of one's own the others learn it, too. It is nothing that
 * a person does. `etag` is that of the card.
 */
export function useArticleEditors(id: number, isEditing: boolean, etag: string | undefined): Announced {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['article-editors', id, isEditing, etag],
    queryFn: async ({ signal }) => {
      const editors = await setArticleEditing(id, { isEditing }, { isBackground: true }, signal);
      return { editors, etag: etagOf(editors) };
    },
    refetchInterval: isEditing ? intervals.editing : intervals.looking,
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

  // what was announced for an earlier state may be older than one's own save
  return { editors: data?.editors ?? [], etag: isPlaceholderData ? undefined : data?.etag };
}
