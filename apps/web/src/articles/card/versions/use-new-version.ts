import { useCreateArticleVersion } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { useNavigate } from '@tanstack/react-router';
import { confirm } from '../../../shared/ui/dialogs/confirm.ts';
import { articleEditPath } from '../../resources.ts';

/** Makes a new version after a question and opens it. */
export function useNewVersion(article: Article) {
  const navigate = useNavigate();
  const creation = useCreateArticleVersion({
    mutation: {
      meta: {
        successMessage: 'Utworzono nową wersję artykułu',
        errorMessage: 'Wystąpił niespodziewany błąd podczas tworzenia nowej wersji artykułu',
      },
      onSuccess: ({ id }) => navigate({ to: articleEditPath(id, article.baseArticleType) }),
    },
  });
  async function create() {
    const agreed = await confirm({
      title: 'Utworzyć nową wersję artykułu?',
      message: `Powstanie wersja robocza ${article.currentVersion + 1} o tej samej treści. Wersja ${article.version} pozostanie bez zmian do czasu publikacji nowej.`,
      action: 'Utwórz nową wersję',
    });
    if (agreed) creation.mutate({ id: article.id });
  }
  return { create: () => void create(), isBusy: creation.isPending };
}
