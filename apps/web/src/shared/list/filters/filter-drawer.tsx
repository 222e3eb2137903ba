import type { Columns } from '@redakcja/domain/shared/lists/list-columns';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Drawer } from '../../ui/dialogs/drawer.tsx';
import {
  type ColumnFilters,
  columnFilters,
  draftOf,
  type FilterDraft,
  type FilterDraftEntry,
  filtersOf,
} from './filter-draft.ts';
import type { Filters } from './use-filters.ts';

interface FilterDrawerProps<C extends Columns> {
  filters: Filters<C>;
  title?: string;
  /** Fields of filter-fields.tsx, each of them over the filter of a column: `<TextFilter filter={filter('name')} … />`. */
  children: (filter: ColumnFilters<C>) => ReactNode;
}

/** Button with the number of set filters, and the drawer that it opens. Nothing is requested before "Zastosuj". */
export function FilterDrawer<C extends Columns>({ filters, title = 'Filtry', children }: FilterDrawerProps<C>) {
  const [open, setOpen] = useState(false);
  const count = filters.active.length;
  return (
    <>
      <Button
        label={count > 0 ? `Filtry (${count})` : 'Filtry'}
        icon="filter"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <OpenFilterDrawer filters={filters} title={title} onClose={() => setOpen(false)}>
          {children}
        </OpenFilterDrawer>
      )}
    </>
  );
}

function OpenFilterDrawer<C extends Columns>(props: FilterDrawerProps<C> & { onClose: () => void }) {
  const { filters, title = '', children, onClose } = props;
  const [draft, setDraft] = useState<FilterDraft>(() => draftOf(filters));
  const formId = useId();
  const put = (key: string, entry: FilterDraftEntry) => setDraft((before) => ({ ...before, [key]: entry }));

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (Object.values(draft).some((entry) => entry.error !== undefined)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    filters.set(filtersOf<C>(draft));
    onClose();
  }

  return (
    <Drawer
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button label="Wyczyść" onClick={() => setDraft({})} />
          <Button label="Zastosuj" variant="primary" type="submit" form={formId} />
        </>
      }
    >
      <form id={formId} noValidate onSubmit={apply}>
        {children(columnFilters(filters.columns, draft, put))}
      </form>
    </Drawer>
  );
}
