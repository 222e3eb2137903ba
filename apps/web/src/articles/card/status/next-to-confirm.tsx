import type { FilterText } from '@redakcja/domain/shared/lists/list-columns';
import { useListArticles } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { toast } from '../../../shared/ui/messages/toast-store.ts';
import { type ArticleResource, articleEditPath } from '../../resources.ts';

const drafts = `status;equal;${ArticleStatus.Draft}` satisfies FilterText<ArticleResource['list']>;

/** The way through what waits, from the oldest: for who confirms articles, on a draft and on what was just confirmed. */
export function NextToConfirm({ article }: { article: Article }) {
  const { rights } = useSession();
  const isOnTheWay = article.status === ArticleStatus.Draft || article.status === ArticleStatus.Confirmed;
  if (!isOnTheWay || !rights.permissions.has(PermissionName.ConfirmArticles)) return null;
  return <NextButton article={article} />;
}

function NextButton({ article }: { article: Article }) {
  const navigate = useNavigate();
  const later = `createdDate;greaterThan;${article.createdDate}` satisfies FilterText<ArticleResource['list']>;
  const of = (filters: string[]) => ({
    lang: article.language.isoCode,
    filters,
    sortings: ['createdDate;asc'],
    page: 1,
    size: 20,
  });
  const options = { query: { enabled: false, meta: { errorMessage: 'Nie udało się znaleźć następnego artykułu' } } };
  const after = useListArticles(of([drafts, later]), options);
  const first = useListArticles(of([drafts]), options);

  async function open() {
    for (const { refetch } of [after, first]) {
      const { data, isError } = await refetch();
      if (isError) return;
      const next = data?.items.find(({ id }) => id !== article.id);
      if (next !== undefined) return navigate({ to: articleEditPath(next.id, next.baseArticleType) });
    }
    toast.info('Żaden inny artykuł nie czeka na zatwierdzenie');
  }
  return (
    <Button
      variant="text"
      label="Następny do zatwierdzenia"
      icon="arrow-right"
      busy={after.isFetching || first.isFetching}
      onClick={() => void open()}
    />
  );
}
