import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { useSearchArticles } from '@redakcja/generated/menus/menus';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import { PickerDialog } from './picker-dialog.tsx';
import type { PickerProps } from './picker-props.ts';
import { usePickerTree } from './tree/use-picker-tree.ts';
import { usePickerSearch } from './use-picker-search.ts';

export interface PickedArticle {
  id: number;
  title: string;
  status: ArticleStatus;
  /** On the public site. */
  url: string;
  tooltipCategories: string[];
}

interface ArticlePickerProps extends PickerProps<PickedArticle> {
  /** ISO code. */
  lang: string;
  statuses?: ArticleStatus[];
  types?: ArticleType[];
}

/** Articles of one language, found by their title or under their categories. */
export function ArticlePicker({ lang, statuses, types, ...dialog }: ArticlePickerProps) {
  const search = usePickerSearch(3);
  const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy artykułów' };
  const query = useSearchArticles(
    { title: search.searched, lang, statuses, types, size: 100 },
    { query: { enabled: search.isAsked, meta } },
  );
  const tree = usePickerTree<PickedArticle>({
    lang,
    articles: { statuses, types, thingOf: (article) => article },
    isShown: !search.isAsked,
  });
  return (
    <PickerDialog<PickedArticle>
      {...dialog}
      search={search}
      query={query}
      tree={tree}
      madeIn="Artykuły dodaje się w dziale Artykuły"
      itemOf={({ id, title, status, tooltipCategories }) => ({
        id,
        name: title,
        detail: [articleStatusLabels[status], ...tooltipCategories].join(' · '),
      })}
    />
  );
}
