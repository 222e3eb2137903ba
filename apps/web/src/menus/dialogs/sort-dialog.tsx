import './dialogs.css';
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { defaultMenuArticleStatuses } from '@redakcja/domain/menus/default-menu-article-statuses';
import { articleDragHint, articleSortLabels } from '@redakcja/domain/menus/menu-rules';
import { optionsOf } from '@redakcja/domain/shared/link-labels';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useState } from 'react';
import { LanguageSwitch } from '../../shared/list/language-switch.tsx';
import { useDebounced } from '../../shared/pickers/use-debounced.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { maxSearchLength } from '../../shared/ui/inputs/max-search-length.ts';
import { MultiSelect } from '../../shared/ui/inputs/multi-select.tsx';
import { Select } from '../../shared/ui/inputs/select.tsx';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { useIsDefaultLanguage } from '../use-is-default-language.ts';
import { ArticleRows } from './article-rows.tsx';
import type { MenuDialogProps } from './menu-dialog-props.ts';
import { useArticleOrder } from './use-article-order.ts';

const statuses = optionsOf(articleStatusLabels);
const sorts = optionsOf(articleSortLabels);

/** The order of the articles in a category: four sortings, one of them manual (specification, sections 4, 8 and 9). */
export function SortDialog({ element, lang: openedLang, onClose }: MenuDialogProps) {
  const [lang, setLang] = useState(openedLang);
  const isDefaultLanguage = useIsDefaultLanguage(lang);
  const [chosen, setChosen] = useState<readonly ArticleStatus[]>(defaultMenuArticleStatuses);
  const [title, setTitle] = useState('');
  const searched = useDebounced(title.trim());
  const order = useArticleOrder(element.elementId, lang, { statuses: chosen, title: searched });
  const hasDefaultFilters =
    searched === '' && [...chosen].sort().join() === [...defaultMenuArticleStatuses].sort().join();
  const hint =
    order.sort === undefined ? null : articleDragHint({ isDefaultLanguage, sort: order.sort, hasDefaultFilters });

  return (
    <Dialog
      open
      title={`Artykuły kategorii „${element.displayText}”`}
      width={900}
      onClose={onClose}
      footer={<Button label="Zamknij" onClick={onClose} autoFocus />}
    >
      <div className="flex flex-column gap-3">
        <div className="flex flex-wrap align-items-center gap-2">
          <Select
            className="w-full md:w-auto"
            aria-label="Sortowanie artykułów"
            value={order.sort ?? null}
            options={sorts}
            disabled={!isDefaultLanguage}
            onChange={(sort) => sort !== null && void order.changeSort(sort)}
          />
          <TextInput
            type="search"
            className="w-full md:w-15rem"
            value={title}
            onChange={setTitle}
            aria-label="Szukaj w tytułach"
            placeholder="Szukaj w tytułach"
            maxLength={maxSearchLength}
          />
          <div className="md:ml-auto">
            <LanguageSwitch value={lang} onChange={setLang} />
          </div>
          <MultiSelect
            className="w-full md:w-auto md:max-w-full"
            aria-label="Status"
            value={chosen}
            options={statuses}
            onChange={setChosen}
          />
          {!hasDefaultFilters && (
            <Button
              variant="text"
              label="Przywróć domyślne filtry"
              onClick={() => {
                setChosen(defaultMenuArticleStatuses);
                setTitle('');
              }}
            />
          )}
        </div>
        <p className="m-0 small muted" role="status">
          {hint ??
            'Przeciągnij uchwyt albo użyj menu wiersza, aby zmienić kolejność. Każda zmiana zapisuje się od razu.'}
        </p>
        <LiveRegion text={order.articles?.length === 0 ? 'Nie znaleziono artykułów' : ''} />
        <div className="menu-articles framed overflow-auto" onScroll={order.loadNearEnd}>
          {order.isError && (
            <EmptyState
              icon="exclamation-triangle"
              title="Data Loading Error"
              hint="Nie udało się pobrać artykułów kategorii."
              action={<Button label="Spróbuj ponownie" icon="refresh" onClick={order.refetch} />}
            />
          )}
          {order.articles === undefined && !order.isError && <Loader />}
          {order.articles?.length === 0 && <EmptyState title="brak danych" hint="Kategoria nie ma takich artykułów." />}
          {order.articles && order.articles.length > 0 && (
            <ArticleRows articles={order.articles} total={order.total} disabledReason={hint} onMove={order.move} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
