import './marks-page.css';
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import type { MissingMark } from '@redakcja/domain/articles/marks/information-marks';
import { formatDate, formatDateTime, formatDay } from '@redakcja/domain/shared/formats/dates';
import type { Filter } from '@redakcja/domain/shared/lists/list-columns';
import { exportInformationMarks, useListInformationMarks } from '@redakcja/generated/articles/articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { InformationMarks } from '@redakcja/generated/model/informationMarks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepFile } from '../../shared/keep-file.ts';
import { DataList, type ListQuery } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { ChoicesFilter, TextFilter, YesNoFilter } from '../../shared/list/filters/filter-fields.tsx';
import { PeriodFilter } from '../../shared/list/filters/period-filter.tsx';
import type { Paging } from '../../shared/list/search/use-list-search.ts';
import type { Column } from '../../shared/list/table/column.ts';
import { useScreenList } from '../../shared/list/use-resource-list.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Hint } from '../../shared/ui/messages/hint.tsx';
import { CutText } from '../../shared/ui/page/cut-text.tsx';
import { CategoryFilter } from '../category-filter.tsx';
import { articleEditPath, informationMarks } from '../resources.ts';

const columns: Column<InformationMarks, typeof informationMarks.list>[] = [
  { name: 'title', header: 'Tytuł', cell: (row) => row.title, sortable: true },
  {
    name: 'category',
    header: 'Kategoria',
    cell: (row) => <CutText text={row.category ?? '—'} />,
    className: 'column-category',
    unchosen: 'wide',
  },
  {
    name: 'baseArticleProvidingEntity',
    header: 'Podmiot udostępniający',
    cell: (row) => <CutText text={row.baseArticleProvidingEntity} />,
  },
  {
    name: 'baseArticleAuthorName',
    header: 'Wytworzył lub odpowiada',
    cell: (row) => (
      <>
        <CutText text={row.baseArticleAuthorName} />
        <div className="muted tabular">{formatDate(row.baseArticleInformationCreated)}</div>
      </>
    ),
  },
  { name: 'createdBy', header: 'Wprowadził', cell: (row) => row.createdBy },
  {
    name: 'publishedDate',
    header: 'Udostępnił',
    cell: (row) => (
      <>
        {row.publishedBy}
        <div className="muted tabular">{formatDateTime(row.publishedDate)}</div>
      </>
    ),
    sortable: true,
  },
  { name: 'approvedBy', header: 'Zatwierdził', cell: (row) => row.approvedBy ?? '—', unchosen: 'wide' },
  { name: 'missing', header: 'Braki', cell: (row) => <Missing row={row} />, className: 'column-missing' },
];

const rowName = (row: InformationMarks) => row.title;

/** In the words of a cell; its sentence is in the hint. */
const missingWords: Readonly<Record<MissingMark['path'], string>> = {
  baseArticleProvidingEntity: 'podmiot',
  baseArticleAuthorName: 'kto wytworzył',
  baseArticleInformationCreated: 'data wytworzenia',
  publishedBy: 'kto wprowadził',
};

function Missing({ row: { missing } }: { row: InformationMarks }) {
  if (missing.length === 0) return <span className="muted">komplet</span>;
  const words: Readonly<Record<string, string>> = missingWords;
  return (
    <Hint text={missing.map(({ message }) => message).join('\n')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the sentences come in focus too */}
      <span className="cut-text" tabIndex={0}>
        {missing.map(({ path, message }) => words[path] ?? message).join(', ')}
      </span>
    </Hint>
  );
}

const statuses = [ArticleStatus.Published, ArticleStatus.Withdrawed, ArticleStatus.Archived].map((value) => ({
  value,
  label: articleStatusLabels[value],
}));

/** /artykuly/metryki: the marks of art. 8 of everything that was published, per period and category, to be printed or taken along. */
export function MarksPage() {
  const list = useScreenList(informationMarks, useListInformationMarks, rowName);
  const { filters } = list.search;
  const print = usePrintWhole(list);
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportInformationMarks(filters.texts && { filters: filters.texts }, { responseType: 'blob' }),
    meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas eksportu metryk' },
    onSuccess: (content) => keepFile(content, `metryki-${new Date().toISOString().slice(0, 10)}.csv`),
  });
  return (
    <div className="marks-report">
      <p className="marks-print-heading">
        Oznaczenia informacji według art. 8 ust. 6 ustawy o dostępie do informacji publicznej.{' '}
        {periodText(filters.active)}
        Stan na {formatDateTime(new Date().toISOString())}.
      </p>
      <DataList
        {...list}
        columns={columns}
        editPath={(row) => articleEditPath(row.id, row.baseArticleType)}
        addButton={
          <>
            <Button label="Drukuj" icon="print" busy={print.isWaiting} onClick={print.start} />
            <Button label="Eksportuj do CSV" icon="download" busy={isPending} onClick={() => mutate()} />
          </>
        }
        filterBar={
          <FilterBar filters={filters} column="title" label="Szukaj tytułu">
            {(filter) => (
              <>
                <PeriodFilter
                  from={filter('publishedDate', 'greaterThanOrEqual')}
                  until={filter('publishedDate', 'lessThanOrEqual')}
                  label="Data udostępnienia"
                />
                <CategoryFilter filter={filter('categoryId')} label="Kategoria" lang="PL" />
                <YesNoFilter filter={filter('isComplete')} label="Komplet oznaczeń" />
                <ChoicesFilter filter={filter('status')} label="Status" options={statuses} />
                <TextFilter filter={filter('languageIsoCode')} label="Język (np. PL)" />
              </>
            )}
          </FilterBar>
        }
        emptyHint="Nic jeszcze nie zostało opublikowane."
      />
    </div>
  );
}

/** „Udostępnione od 1.01.2026 do 31.12.2026. ” */
function periodText(filters: readonly Filter<typeof informationMarks.list.columns>[]): string {
  const edges = filters.flatMap((filter) => {
    if (filter.column !== 'publishedDate') return [];
    const [{ text }] = filter.values;
    if (filter.operation === 'greaterThanOrEqual') return [`od ${formatDay(text)}`];
    return filter.operation === 'lessThanOrEqual' ? [`do ${formatDay(text)}`] : [];
  });
  return edges.length === 0 ? '' : `Udostępnione ${edges.join(' ')}. `;
}

interface PrintedList {
  query: ListQuery<InformationMarks>;
  search: Pick<Paging, 'size' | 'setSize'>;
}

/** Prints when all rows that the filters let through are on the page. */
function usePrintWhole({ query: { data, isFetching }, search: { size, setSize } }: PrintedList) {
  const [isWaiting, setWaiting] = useState(false);
  const isWhole = data !== undefined && !isFetching && (size === 0 || data.items.length === data.total);
  useEffect(() => {
    if (!isWaiting || !isWhole) return;
    setWaiting(false);
    window.print();
  }, [isWaiting, isWhole]);
  return {
    isWaiting,
    start() {
      if (!isWhole) setSize(0);
      setWaiting(true);
    },
  };
}
