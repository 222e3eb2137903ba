import { articleListTitle } from '@redakcja/domain/articles/article-labels';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { DataList } from '../shared/list/data-list.tsx';
import { SearchBox } from '../shared/list/search-box.tsx';
import { useSession } from '../shared/session/session.ts';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { articleColumns } from './article-list-columns.tsx';
import { ArticleListFilters } from './article-list-filters.tsx';
import './article-list.css';
import { articlesPath, systemArticlesPath, useArticleList } from './use-article-list.ts';

const cardOf = ({ id }: { id: number }) => `${articlesPath}/edytuj/${id}`;
const systemCardOf = ({ id }: { id: number }) => `${systemArticlesPath}/edytuj/${id}`;
const columns = articleColumns(cardOf);
const systemColumns = articleColumns(systemCardOf);

const nameOf = (row: ArticleRow) => row.title;

/** /artykuly/artykuly and its lists by status (section 2.2). */
export function ArticleListPage() {
  const { search, extra, status, filtered, query } = useArticleList(false);
  const { can } = useSession();
  return (
    <DataList
      title={articleListTitle(status)}
      search={search}
      query={query}
      columns={columns}
      nameOf={nameOf}
      cardOf={cardOf}
      addButton={
        can('createArticle') && (
          <LinkButton to={`${articlesPath}/utworz-nowy/${search.lang}`} label="Dodaj artykuł" icon="plus" />
        )
      }
      filterBar={
        <>
          <SearchBox filters={search.filters} column="title" label="Szukaj w tytule" />
          <ArticleListFilters filters={extra} lang={search.lang} withStatus={status === null} />
        </>
      }
      filtered={filtered}
      emptyHint="Nie ma tu jeszcze artykułów w tej wersji językowej."
    />
  );
}

/** /artykuly/systemowe-artykuly and its lists by status: the same columns, read-only (section 2.2). */
export function SystemArticleListPage() {
  const { search, extra, status, filtered, query } = useArticleList(true);
  return (
    <DataList
      title={articleListTitle(status, true)}
      search={search}
      query={query}
      columns={systemColumns}
      nameOf={nameOf}
      cardOf={systemCardOf}
      filterBar={
        <>
          <SearchBox filters={search.filters} column="title" label="Szukaj w tytule" />
          <ArticleListFilters filters={extra} lang={search.lang} withStatus={status === null} />
        </>
      }
      filtered={filtered}
      emptyHint="Nie ma tu artykułów systemowych w tej wersji językowej."
    />
  );
}
