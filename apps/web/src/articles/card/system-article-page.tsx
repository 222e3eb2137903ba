import { articleTypeLabels } from '@redakcja/domain/articles/article-labels';
import { useListArticles } from '@redakcja/generated/articles/articles';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import { failureOf } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { defaultLanguage } from '../../shared/session/stored-language.ts';
import { LinkButton } from '../../shared/ui/buttons/link-button.tsx';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { systemArticles } from '../resources.ts';
import { ArticleEdit } from './article-edit-page.tsx';

/** The five special pages of section 2.2: the one system article of its type, in the active language. */
export function SystemArticlePage({ type }: { type: ArticleType }) {
  const { language } = useSession();
  const { data, isError, refetch } = useListArticles(
    { lang: language, types: [type], size: 1 },
    { query: { meta: { errorMessage: failureOf.list(systemArticles) } } },
  );
  const [article] = data?.items ?? [];
  if (article) return <ArticleEdit key={article.id} resource={systemArticles} id={article.id} />;
  if (isError) return <LoadFailure isPage onRetry={refetch} />;
  if (!data) return <Loader />;
  return (
    <EmptyState
      isPage
      icon="file"
      title={`Nie ma artykułu „${articleTypeLabels[type]}” w tej wersji językowej`}
      hint="Otwórz artykuł w języku polskim i skopiuj go do tej wersji językowej."
      action={
        <LinkButton to={systemArticles.path} search={{ lang: defaultLanguage }} label="Artykuły w języku polskim" />
      }
    />
  );
}
