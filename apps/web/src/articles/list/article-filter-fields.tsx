import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { useListTags } from '@redakcja/generated/dictionaries/dictionaries';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useId, useState } from 'react';
import type { ColumnFilter, ColumnFilters } from '../../shared/list/filters/filter-draft.ts';
import { ChoicesFilter } from '../../shared/list/filters/filter-fields.tsx';
import { IntegerFilter } from '../../shared/list/filters/integer-filter.tsx';
import { type Choice, SearchChoice } from '../../shared/pickers/search-choice.tsx';
import { useTagSearch } from '../../shared/pickers/tags/use-tag-search.ts';
import { CategoryFilter } from '../category-filter.tsx';

const statusOptions = Object.values(ArticleStatus).map((status) => ({
  value: status,
  label: articleStatusLabels[status],
}));

interface ArticleFilterFieldsProps {
  filter: ColumnFilters<typeof listArticlesDefinition.extraColumns>;
  lang: string;
  /** A list of one status has nothing to choose there. */
  withStatus: boolean;
}

/** Fields of the advanced search (specification, section 2.2): status, version, tags, category. */
export function ArticleFilterFields({ filter, lang, withStatus }: ArticleFilterFieldsProps) {
  return (
    <>
      {withStatus && <ChoicesFilter filter={filter('status')} label="Status" options={statusOptions} />}
      <IntegerFilter filter={filter('version')} label="Wersja" />
      <TagFilter filter={filter('tags')} lang={lang} />
      <CategoryFilter filter={filter('categories')} label="Kategoria" lang={lang} />
    </>
  );
}

function TagFilter({ filter, lang }: { filter: ColumnFilter<'integer', 'in', number>; lang: string }) {
  const { entry, put } = filter;
  const id = useId();
  const search = useTagSearch(lang);
  const chosen = entry?.values ?? [];
  // The address holds only numbers; names are needed when the drawer is opened with tags chosen before.
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const unnamed = chosen.filter((one) => picked.every((tag) => tag.id !== one));
  const filters = writeFilters(listTagsDefinition.columns, [{ column: 'id', operation: 'in', values: unnamed }]);
  const { data } = useListTags(
    { lang, size: 0, filters },
    { query: { enabled: unnamed.length > 0, meta: { silent: true } } },
  );
  const names = new Map([...(data?.items ?? []), ...picked].map((tag) => [tag.id, tag.name]));
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Tagi
      </label>
      <SearchChoice
        id={id}
        label="Tagi"
        search={search}
        chosen={chosen.map((one) => ({ id: one, name: names.get(one) ?? `nr ${one}` }))}
        onChange={(tags) => {
          setPicked(tags);
          put({ operation: 'in', values: tags.map((tag) => tag.id) });
        }}
      />
    </div>
  );
}
