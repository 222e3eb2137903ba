import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import type { articleExtraColumns } from '@redakcja/domain/articles/article-list';
import { useListTags } from '@redakcja/generated/dictionaries/dictionaries';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { FilterDrawer } from '../shared/list/filter-drawer.tsx';
import { ChoicesFilter, IntegerFilter } from '../shared/list/filter-fields.tsx';
import type { Filters } from '../shared/list/use-filters.ts';
import { CategoryFilter } from '../shared/pickers/category-filter.tsx';

const statusOptions = Object.values(ArticleStatus).map((status) => ({
  value: status,
  label: articleStatusLabels[status],
}));

interface ArticleFiltersProps {
  filters: Filters<typeof articleExtraColumns>;
  lang: string;
  /** A list of one status has nothing to choose there. */
  withStatus: boolean;
}

/** Advanced search (specification, section 2.2): status, version, tags, category. */
export function ArticleFilters({ filters, lang, withStatus }: ArticleFiltersProps) {
  return (
    <FilterDrawer filters={filters} title="Wyszukiwanie zaawansowane">
      {withStatus && <ChoicesFilter column="status" label="Status" options={statusOptions} />}
      <IntegerFilter column="version" label="Wersja" />
      <TagFilter lang={lang} />
      <CategoryFilter column="categories" label="Kategoria" lang={lang} />
    </FilterDrawer>
  );
}

function TagFilter({ lang }: { lang: string }) {
  const { data } = useListTags({ lang, size: 0 }, { query: { meta: { optional: true } } });
  const options = (data?.items ?? []).map((tag) => ({ value: tag.id, label: tag.name }));
  return <ChoicesFilter column="tags" label="Tagi" options={options} />;
}
