import { useCreateArticlePreview } from '@redakcja/generated/articles/articles';

/** Opens the stored state of a version in a new tab (specification, section 7: the hash and its address). */
export function useArticlePreview(): (id: number) => void {
  const { mutateAsync: createPreview } = useCreateArticlePreview({
    mutation: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas generowania podglądu artykułu' } },
  });
  return (id) => {
    // Opened before the answer: a browser lets only the press itself open a tab.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    createPreview({ id }).then(
      ({ url }) => {
        if (tab) tab.location.href = url;
        else window.location.assign(url);
      },
      () => tab?.close(), // reported by the shared error handler
    );
  };
}
