import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import type { articleExtraColumns } from '@redakcja/domain/articles/article-list';
import { useListTags } from '@redakcja/generated/dictionaries/dictionaries';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { FilterDrawer } from '../shared/list/filter-drawer.tsx';
import { ChoicesFilter, IntegerFilter } from '../shared/list/filter-fields.tsx';
import type { Filters } from '../shared/list/use-filters.ts';

interface ArticleListFiltersProps {
  filters: Filters<typeof articleExtraColumns>;
  lang: string;
  /** A list of one status has nothing to choose there. */
  withStatus: boolean;
}

const statusOptions = Object.values(ArticleStatus).map((value) => ({ value, label: articleStatusLabels[value] }));

/** Advanced search (section 2.2): status, version, tags, category. */
export function ArticleListFilters({ filters, lang, withStatus }: ArticleListFiltersProps) {
  return (
    <FilterDrawer filters={filters} title="Wyszukiwanie zaawansowane">
      {withStatus && <ChoicesFilter column="status" label="Status" options={statusOptions} />}
      <IntegerFilter column="version" label="Wersja" />
      <TagsFilter lang={lang} />
    </FilterDrawer>
  );
}

function TagsFilter({ lang }: { lang: string }) {
  const { data } = useListTags({ lang, size: 0, sortings: ['name;asc'] }, { query: { meta: { optional: true } } });
  const options = (data?.items ?? []).map((tag) => ({ value: tag.id, label: tag.name }));
  return <ChoicesFilter column="tags" label="Tagi" options={options} />;
}
