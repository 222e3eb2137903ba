import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { useSearchArticles } from '@redakcja/generated/menus/menus';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import { PickerDialog } from './picker-dialog.tsx';
import { usePickerSearch } from './use-picker-search.ts';

export interface PickedArticle {
  id: number;
  title: string;
  status: ArticleStatus;
  url: string;
  tooltipCategories: string[];
}

interface ArticlePickerProps {
  title: string;
  /** ISO code. */
  lang: string;
  selected: readonly PickedArticle[];
  onPick: (articles: PickedArticle[]) => void;
  onClose: () => void;
  statuses?: ArticleStatus[];
  types?: ArticleType[];
  isSingle?: boolean;
  max?: number;
}

/** Articles of one language, found by their title. */
export function ArticlePicker(props: ArticlePickerProps) {
  const { title, lang, selected, onPick, onClose, statuses, types, isSingle, max } = props;
  const search = usePickerSearch(3);
  const query = useSearchArticles(
    { title: search.searched, lang, statuses, types, size: 100 },
    {
      query: {
        enabled: search.isAsked,
        meta: { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy artykułów' },
      },
    },
  );
  return (
    <PickerDialog<PickedArticle>
      title={title}
      search={search}
      results={{
        items: search.isAsked ? query.data?.items : undefined,
        total: query.data?.total,
        isFetching: query.isFetching,
        isError: query.isError,
      }}
      itemOf={(article) => ({
        id: article.id,
        name: article.title,
        detail: [articleStatusLabels[article.status], ...article.tooltipCategories].join(' · '),
      })}
      selected={selected}
      onPick={(articles) =>
        onPick(
          articles.map(({ id, title: name, status, url, tooltipCategories }) => ({
            id,
            title: name,
            status,
            url,
            tooltipCategories,
          })),
        )
      }
      onClose={onClose}
      isSingle={isSingle}
      max={max}
    />
  );
}
