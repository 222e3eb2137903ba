import { articleListTitle } from '@redakcja/domain/articles/article-labels';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import './article-list.css';
import { useSelection } from '../../shared/list/bulk/use-selection.ts';
import { DataList } from '../../shared/list/data-list.tsx';
import { SearchBox } from '../../shared/list/filters/search-box.tsx';
import { editPath } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { LinkButton } from '../../shared/ui/buttons/link-button.tsx';
import { useWhy } from '../../shared/why/use-why.tsx';
import { articleRecord, articles, systemArticles } from '../resources.ts';
import { articleColumns } from './article-list-columns.tsx';
import { ArticleFilters } from './article-list-filters.tsx';
import { ArticleRowMenu } from './article-list-row-menu.tsx';
import { abilitiesOf, selectionLock } from './article-list-rules.ts';
import { useArticleList } from './use-article-list.ts';
import { useArticleListActions } from './use-article-list-actions.tsx';

export { preloadArticles } from './article-list-query.ts';

const pathOf = ({ id }: { id: number }) => editPath(articles, id);
const systemPathOf = ({ id }: { id: number }) => editPath(systemArticles, id);
const columns = articleColumns(pathOf);
const systemColumns = articleColumns(systemPathOf);

const { create } = articles;

const nameOf = (row: ArticleRow) => row.title;

/** /artykuly/artykuly and its lists by status (specification, section 2.2). */
export function ArticleListPage() {
  const { search, extra, status, statuses, filtered, query, readAll } = useArticleList(articles);
  const { can, rights } = useSession();
  const abilities = abilitiesOf({ statuses, permissions: rights.permissions, mayDelete: can('deleteArticles') });
  const disabledReason = (row: ArticleRow) => selectionLock(abilities, row);
  const selection = useSelection(search.scope, { shown: query.data?.items, disabledReason });
  const actions = useArticleListActions(selection, abilities, query.refetch);
  const why = useWhy();
  const askWhy = ({ id }: ArticleRow) => why.ask(articleRecord(id));
  const hasBulkActions = abilities.confirm || abilities.publish || abilities.remove;
  return (
    <>
      <DataList
        title={articleListTitle(status)}
        search={search}
        query={query}
        columns={columns}
        nameOf={nameOf}
        editPath={pathOf}
        addButton={
          can('createArticle') && (
            <LinkButton to={`${articles.path}/${create.word}/${search.lang}`} label={create.button} icon="plus" />
          )
        }
        filterBar={
          <>
            <SearchBox filters={search.filters} column="title" label="Szukaj w tytule" />
            <ArticleFilters filters={extra} lang={search.lang} withStatus={status === null} />
          </>
        }
        filtered={filtered}
        selectable={hasBulkActions ? { selection, disabledReason } : undefined}
        onSelectAll={async () => {
          const all = await readAll();
          selection.set(
            all.filter((row) => disabledReason(row) === undefined),
            true,
          );
        }}
        bulkActions={actions.bulkActions}
        rowMenu={(row) => (
          <ArticleRowMenu
            row={row}
            editPath={pathOf(row)}
            permissions={rights.permissions}
            onStatus={abilities.changeStatus ? actions.changeStatus : undefined}
            onRemove={abilities.remove ? actions.remove : undefined}
            onWhy={askWhy}
          />
        )}
        emptyHint="Nie ma tu jeszcze artykułów w tej wersji językowej."
      />
      {actions.dialogs}
      {why.dialog}
    </>
  );
}

/** /artykuly/systemowe-artykuly and its lists by status: the same columns, read-only (section 2.2). */
export function SystemArticleListPage() {
  const { search, extra, status, filtered, query } = useArticleList(systemArticles);
  return (
    <DataList
      title={articleListTitle(status, true)}
      search={search}
      query={query}
      columns={systemColumns}
      nameOf={nameOf}
      editPath={systemPathOf}
      filterBar={
        <>
          <SearchBox filters={search.filters} column="title" label="Szukaj w tytule" />
          <ArticleFilters filters={extra} lang={search.lang} withStatus={status === null} />
        </>
      }
      filtered={filtered}
      emptyHint="Nie ma tu artykułów systemowych w tej wersji językowej."
    />
  );
}
