import '../../../shared/ui/page/scroll-x.css';
import './translation-table.css';
import {
  changedMenuRow,
  type LanguageCardValues,
  menuId,
  mergedRows,
  withChange,
} from '@redakcja/domain/settings/languages/language-card';
import { menuElementErrors } from '@redakcja/domain/settings/languages/translation-rules';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import type { TranslationProgress } from '@redakcja/generated/model/translationProgress';
import type { TranslationState } from '@redakcja/generated/model/translationState';
import { useListMenuElementTranslations } from '@redakcja/generated/settings/settings';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useField } from '../../../shared/form/state/use-field.ts';
import { ListPager } from '../../../shared/list/paging/list-pager.tsx';
import { useDebounced } from '../../../shared/pickers/use-debounced.ts';
import { maxSearchLength } from '../../../shared/ui/inputs/max-search-length.ts';
import { Select } from '../../../shared/ui/inputs/select.tsx';
import { TextInput } from '../../../shared/ui/inputs/text-input.tsx';
import { LoadFailure } from '../../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../../shared/ui/messages/loader.tsx';
import { GroupStatus, RowStatus } from './row-status.tsx';
import { countText, focusInput, inputId, stateOptions, type Target } from './table-parts.ts';
import { TranslationInput } from './translation-input.tsx';

type Row = MenuElementTranslation;
type Changes = LanguageCardValues['menuElementsChanged'];

const defaultSize = 20;

interface MenuTableProps {
  languageId: number;
  progress: readonly TranslationProgress[];
  target: Target | undefined;
  onShown: () => void;
}

/** Categories: grouped by menu, page by page (specification, section 2.6). Changes are kept between pages. */
export function MenuTable({ languageId, progress, target, onShown }: MenuTableProps) {
  const { value: changes, set } = useField<Changes>({ label: 'Tłumaczenia kategorii' }, (list) =>
    countText(list.length),
  );
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(defaultSize);
  const [text, setText] = useState('');
  const [state, setState] = useState<TranslationState | null>(null);
  const searched = useDebounced(text.trim());
  const filters = [
    ...(searched === '' ? [] : [`baseName;contains;${searched}`]),
    ...(state === null ? [] : [`state;equal;${state}`]),
  ];
  const query = useListMenuElementTranslations(
    languageId,
    { page, size, filters },
    { query: { placeholderData: keepPreviousData, meta: { silent: true } } },
  );
  const isTarget = target?.elements === TranslatedElements.Menu;
  const isShown = query.data?.items.some(({ menuElementId }) => menuElementId === target?.id) ?? false;
  useEffect(() => {
    if (!isTarget) return;
    if (!isShown) {
      // it is one of the first untranslated rows
      setText('');
      setPage(1);
      setState('missing');
      return;
    }
    focusInput(target);
    onShown();
  }, [isTarget, isShown, target, onShown]);

  const first =
    <Value,>(setter: (value: Value) => void) =>
    (value: Value) => {
      setter(value);
      setPage(1);
    };
  const rows = mergedRows<Row>(query.data?.items ?? [], changes, menuId);
  const change = (row: Row, texts: Parameters<typeof changedMenuRow>[1]) =>
    set(withChange(changes, changedMenuRow(row, texts), menuId));
  return (
    <>
      <div className="flex flex-wrap gap-2 mb-3">
        <TextInput
          type="search"
          className="w-full md:w-17rem"
          aria-label="Szukaj w kategoriach"
          placeholder="Szukaj w kategoriach"
          maxLength={maxSearchLength}
          value={text}
          onChange={first(setText)}
        />
        <Select
          aria-label="Stan tłumaczenia kategorii"
          value={state}
          options={stateOptions}
          emptyLabel="Wszystkie stany"
          onChange={first(setState)}
        />
      </div>
      {query.data === undefined &&
        (query.isError && !query.isFetching ? <LoadFailure onRetry={query.refetch} /> : <Loader />)}
      {query.data?.total === 0 && <p className="muted m-0">Żadna kategoria nie spełnia warunków.</p>}
      {rows.length > 0 && (
        <div className="scroll-x relative">
          <table className="translation-table text-14 w-full" aria-busy={query.isFetching}>
            <caption className="visually-hidden">Tłumaczenia kategorii</caption>
            <thead>
              <tr>
                <th>Menu</th>
                <th>Nazwa podstawowa</th>
                <th className="column-text">Nazwa wyświetlana</th>
                <th className="column-text">Tytuł dla czytników ekranu</th>
                <th className="column-text">Adres URL</th>
                <th>Status</th>
              </tr>
            </thead>
            {[...Map.groupBy(rows, (row) => row.menuTypeName)].map(([menu, group]) => (
              <tbody key={menu}>
                <tr className="translation-group">
                  <th colSpan={6} scope="rowgroup">
                    <span className="mr-3">{menu}</span>
                    <GroupStatus {...countsOf(progress, menu)} />
                  </th>
                </tr>
                {group.map((row) => (
                  <MenuRow key={row.menuElementId} row={row} onChange={(texts) => change(row, texts)} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
      {query.data && (
        <ListPager
          search={{ page, size, setPage, setSize: first(setSize) }}
          shown={query.data.items.length}
          total={query.data.total}
        />
      )}
    </>
  );
}

function countsOf(progress: readonly TranslationProgress[], menu: string) {
  const found = progress.find((one) => one.elements === TranslatedElements.Menu && one.area === menu);
  return { missing: found?.missing ?? 0, outdated: found?.outdated ?? 0 };
}

interface MenuRowProps {
  row: Row;
  onChange: (texts: Parameters<typeof changedMenuRow>[1]) => void;
}

function MenuRow({ row, onChange }: MenuRowProps) {
  const wrong = menuElementErrors(row, row).map(({ field }) => field);
  const id = (field: string) => inputId({ elements: TranslatedElements.Menu, id: row.menuElementId }, field);
  const hasUrl = Boolean(row.baseUrl);
  return (
    <tr className={row.isChanged ? 'is-changed' : undefined}>
      <td className="muted">{row.menuTypeName}</td>
      <th scope="row">{row.baseName}</th>
      <td>
        <TranslationInput
          id={id('translatedDisplayText')}
          label={`${row.baseName}: nazwa wyświetlana`}
          base={row.baseName}
          value={row.translatedDisplayText}
          invalid={row.isChanged && wrong.includes('translatedDisplayText')}
          onChange={(translatedDisplayText) => onChange({ translatedDisplayText })}
        />
      </td>
      <td>
        <TranslationInput
          id={id('translatedTitle')}
          label={`${row.baseName}: tytuł dla czytników ekranu`}
          base={row.baseTitle}
          value={row.translatedTitle}
          invalid={row.isChanged && wrong.includes('translatedTitle')}
          onChange={(translatedTitle) => onChange({ translatedTitle })}
        />
      </td>
      <td>
        <TranslationInput
          id={id('translatedUrl')}
          label={`${row.baseName}: adres URL`}
          base={row.baseUrl ?? ''}
          value={row.translatedUrl ?? ''}
          invalid={row.isChanged && wrong.includes('translatedUrl')}
          lockedReason={hasUrl || row.translatedUrl ? undefined : 'Kategoria nie ma adresu w języku polskim'}
          onChange={(url) => onChange({ translatedUrl: url === '' ? null : url })}
        />
      </td>
      <td className="text-center">
        <RowStatus
          name={row.baseName}
          errors={row.errors}
          state={row.state}
          onFix={() => document.getElementById(id(wrong[0] ?? 'translatedDisplayText'))?.focus()}
          onConfirm={() => onChange({})}
        />
      </td>
    </tr>
  );
}
