import './list-pager.css';
import { maxPage, pageCount, pageSizeLabel, pageSizes } from '@redakcja/domain/shared/lists/paging';
import { useId, useRef } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';
import { Select } from '../../ui/inputs/select.tsx';
import type { Paging } from '../search/use-list-search.ts';
import { formatCount } from './count.ts';
import { pageNumbers } from './page-numbers.ts';

const sizeOptions = pageSizes.map((size) => ({ value: size, label: pageSizeLabel(size) }));
/** "1–20 z 1 284". */
export function rangeText(page: number, size: number, shown: number, total: number): string {
  if (shown === 0) return `0 z ${formatCount(total)}`;
  const first = (page - 1) * (size === 0 ? maxPage : size) + 1;
  return `${formatCount(first)}–${formatCount(first + shown - 1)} z ${formatCount(total)}`;
}

export function ListPager({ search, shown, total }: { search: Paging; shown: number; total: number }) {
  const sizeId = useId();
  const steps = useRef<HTMLElement>(null);
  useFocusFallback(steps, '[aria-current="page"]', 'off');
  const pages = pageCount(total, search.size);
  return (
    <div className="list-pager text-14 ink-2 flex flex-wrap align-items-center row-gap-2 column-gap-3">
      <span className="mr-auto tabular">{rangeText(search.page, search.size, shown, total)}</span>
      <span className="flex align-items-center gap-2">
        <label htmlFor={sizeId}>Wierszy na stronie</label>
        <Select
          id={sizeId}
          value={search.size}
          options={sizeOptions}
          onChange={(size) => size !== null && search.setSize(size)}
        />
      </span>
      <nav ref={steps} className="list-pages flex align-items-center" aria-label="Strony listy">
        <PageStep icon="angle-double-left" label="Pierwsza strona" to={1} search={search} pages={pages} />
        <PageStep icon="angle-left" label="Poprzednia strona" to={search.page - 1} search={search} pages={pages} />
        {pageNumbers(Math.min(search.page, pages), pages).map((entry, at) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps and their place is what they are
            <span key={`gap-${at}`} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={entry}
              type="button"
              className="list-page"
              aria-label={`Strona ${entry}`}
              aria-current={entry === search.page ? 'page' : undefined}
              onClick={() => search.setPage(entry)}
            >
              {entry}
            </button>
          ),
        )}
        <PageStep icon="angle-right" label="Następna strona" to={search.page + 1} search={search} pages={pages} />
        <PageStep icon="angle-double-right" label="Ostatnia strona" to={pages} search={search} pages={pages} />
      </nav>
    </div>
  );
}

interface PageStepProps {
  icon: string;
  label: string;
  to: number;
  pages: number;
  search: Paging;
}

function PageStep({ icon, label, to, pages, search }: PageStepProps) {
  const possible = to >= 1 && to <= pages && to !== search.page;
  return <IconButton icon={icon} label={label} disabled={!possible} onClick={() => search.setPage(to)} />;
}
