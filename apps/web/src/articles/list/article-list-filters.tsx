import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { lazy, Suspense } from 'react';
import { FilterDrawer } from '../../shared/list/filters/filter-drawer.tsx';
import type { Filters } from '../../shared/list/filters/use-filters.ts';
import { Loader } from '../../shared/ui/messages/loader.tsx';

/** The list is shown without them. */
const ArticleFilterFields = lazy(async () => ({
  default: (await import('./article-filter-fields.tsx')).ArticleFilterFields,
}));

interface ArticleFiltersProps {
  filters: Filters<typeof listArticlesDefinition.extraColumns>;
  lang: string;
  /** A list of one status has nothing to choose there. */
  withStatus: boolean;
}

/** Advanced search (specification, section 2.2), its fields fetched when it is opened. */
export function ArticleFilters({ filters, lang, withStatus }: ArticleFiltersProps) {
  return (
    <FilterDrawer filters={filters} title="Wyszukiwanie zaawansowane">
      {(filter) => (
        <Suspense fallback={<Loader />}>
          <ArticleFilterFields filter={filter} lang={lang} withStatus={withStatus} />
        </Suspense>
      )}
    </FilterDrawer>
  );
}
