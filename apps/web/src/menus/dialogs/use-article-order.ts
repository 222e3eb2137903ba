import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { etagOf } from '@redakcja/generated/http';
import { getMenuSortConfigurationDefinition } from '@redakcja/generated/lists/getMenuSortConfiguration';
import {
  changeMenuSortConfiguration,
  getGetMenuSortConfigurationQueryKey,
  getMenuSortConfiguration,
  moveMenuArticle,
} from '@redakcja/generated/menus/menus';
import type { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { MenuArticleMoveInput } from '@redakcja/generated/model/menuArticleMoveInput';
import type { MenuSortArticle } from '@redakcja/generated/model/menuSortArticle';
import type { MenuSortConfiguration } from '@redakcja/generated/model/menuSortConfiguration';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { UIEvent } from 'react';
import { toast } from '../../shared/ui/messages/toast-store.ts';

const pageSize = 50;
/** Distance from the end at which the next page is loaded, px. */
const nearEnd = 400;
/** A position behind all articles of a category. */
const afterAll = 1_000_000;
const unexpected = 'Wystąpił niespodziewany błąd podczas';

interface Filters {
  statuses: readonly ArticleStatus[];
  title: string;
}

/** The articles of a category in their order, loaded page by page, and the changes of the order. */
export function useArticleOrder(elementId: number, lang: string, { statuses, title }: Filters) {
  const client = useQueryClient();
  const filters = writeFilters(getMenuSortConfigurationDefinition.columns, [
    { column: 'articleTranslationStatus', operation: 'in', values: statuses },
    { column: 'articleTranslationTitle', operation: 'contains', values: [title] },
  ]);
  const queryKey = [...getGetMenuSortConfigurationQueryKey(elementId, { lang, filters }), 'parts'];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      getMenuSortConfiguration(elementId, { lang, filters, skip: pageParam, take: pageSize }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: MenuSortConfiguration, pages: MenuSortConfiguration[]) => {
      const loaded = pages.flatMap((page) => page.articles.items).length;
      return last.articles.items.length > 0 && loaded < last.articles.totalItems ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
    meta: { silent: true, optional: true },
  });
  const sorting = useMutation({
    mutationFn: ({ sort, tag }: { sort: ArticleSortOnCategory; tag?: string | undefined }) =>
      changeMenuSortConfiguration(
        elementId,
        { articleSortOnCategoryType: sort },
        tag === undefined ? {} : { headers: { 'If-Match': tag } },
      ),
    meta: { errorMessage: `${unexpected} aktualizowania sortowania artykułów` },
  });
  const moving = useMutation({
    mutationFn: ({ articleId, to }: { articleId: number; to: MenuArticleMoveInput }) =>
      moveMenuArticle(elementId, articleId, to),
    meta: { errorMessage: `${unexpected} aktualizowania kolejności artykułów` },
  });
  const pages = query.data?.pages;
  const articles = pages?.flatMap((page) => page.articles.items) ?? [];
  const total = pages?.at(-1)?.articles.totalItems ?? 0;

  async function changeSort(sort: ArticleSortOnCategory) {
    const [shown] = pages ?? [];
    const isChanged = await sorting.mutateAsync({ sort, tag: shown && etagOf(shown) }).then(
      () => true,
      () => false,
    );
    // somebody else may have chosen another one, which is then shown
    if (!isChanged) void query.refetch();
    if (!isChanged || shown === undefined) return;
    const undo = () => void sorting.mutateAsync({ sort: shown.articleSortOnCategoryType }).catch(() => undefined);
    toast.success('Menu zostało zaktualizowane', { label: 'Cofnij', run: undo });
  }

  /** Optimistic: the order changes at once; the response then replaces it. `place` is counted in the list as it is filtered. */
  async function move(article: MenuSortArticle, place: number, shown?: readonly MenuSortArticle[]) {
    if (shown) client.setQueryData<InfiniteData<MenuSortConfiguration>>(queryKey, (before) => inOnePart(before, shown));
    const result = await send(article, place).catch(() => undefined);
    if (!result) {
      void query.refetch();
      return;
    }
    const back = { previousArticleId: result.formerPreviousArticleId };
    const undo = () => void moving.mutateAsync({ articleId: article.id, to: back }).catch(() => undefined);
    toast.success(`„${article.articleTranslationTitle}”: miejsce ${place} z ${total}`, { label: 'Cofnij', run: undo });
  }

  /** The server counts the places of all articles, also of those that the filter hides. */
  async function send(article: MenuSortArticle, place: number) {
    const articleId = article.id;
    if (place >= total) return moving.mutateAsync({ articleId, to: { position: afterAll } });
    const previous = place === 1 ? undefined : await articleBefore(article, place);
    return moving.mutateAsync({ articleId, to: { previousArticleId: previous?.id ?? null } });
  }

  /** The article that will be before it; it may not be loaded yet. */
  async function articleBefore(article: MenuSortArticle, place: number): Promise<MenuSortArticle | undefined> {
    const index = place <= articles.indexOf(article) + 1 ? place - 2 : place - 1;
    const loaded = articles[index];
    if (loaded) return loaded;
    const part = await getMenuSortConfiguration(elementId, { lang, filters, skip: index, take: 1 });
    return part.articles.items[0];
  }

  return {
    sort: pages?.[0]?.articleSortOnCategoryType,
    articles: pages && articles,
    total,
    isError: query.isError,
    refetch: () => void query.refetch(),
    changeSort,
    move,
    loadNearEnd({ currentTarget }: UIEvent<HTMLElement>) {
      const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
      if (left < nearEnd && query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}

function inOnePart(
  data: InfiniteData<MenuSortConfiguration> | undefined,
  items: readonly MenuSortArticle[],
): InfiniteData<MenuSortConfiguration> | undefined {
  const last = data?.pages.at(-1);
  if (!last) return data;
  return { pages: [{ ...last, articles: { ...last.articles, items: [...items] } }], pageParams: [0] };
}
