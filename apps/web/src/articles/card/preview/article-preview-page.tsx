import {
  createArticlePreview,
  getCreateArticlePreviewMutationKey,
  useGetArticle,
} from '@redakcja/generated/articles/articles';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkButton } from '../../../shared/ui/buttons/link-button.tsx';
import { EmptyState } from '../../../shared/ui/messages/empty-state.tsx';
import { Loader } from '../../../shared/ui/messages/loader.tsx';
import { articles } from '../../resources.ts';

/** /artykuly/artykuly/podgląd/{id}/{lang?}: leads to the preview of the article, or of its translation. */
export function ArticlePreviewPage({ id, lang }: { id: number; lang?: string | undefined }) {
  const { data: article, isError: isMissing } = useGetArticle(id);
  const code = lang?.toUpperCase();
  const translation = article?.translations.find(({ isoCode }) => isoCode === code);
  const isForeign = article !== undefined && code !== undefined && !translation && article.language.isoCode !== code;
  const shown = isForeign ? undefined : (translation?.id ?? article?.id);
  const { data: preview, isError } = useQuery({
    // A hash is made anew for each visit: it expires.
    queryKey: [...getCreateArticlePreviewMutationKey(), shown],
    queryFn: () => createArticlePreview(shown ?? 0),
    enabled: shown !== undefined,
    gcTime: 0,
    retry: false,
    meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas generowania podglądu artykułu' },
  });
  useEffect(() => {
    if (preview) window.location.replace(preview.url);
  }, [preview]);
  if (isMissing || isError || isForeign) {
    return (
      <EmptyState
        isPage
        icon="eye-slash"
        title="Nie udało się otworzyć podglądu"
        hint={isForeign ? `Artykuł nie ma wersji językowej „${code}”.` : 'Spróbuj ponownie z karty artykułu.'}
        action={<LinkButton to={articles.path} label="Przejdź do listy artykułów" variant="secondary" />}
      />
    );
  }
  return <Loader text="Otwieranie podglądu..." />;
}
