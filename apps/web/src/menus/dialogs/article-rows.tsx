import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { MenuSortArticle } from '@redakcja/generated/model/menuSortArticle';
import { useState } from 'react';
import { SortableList } from '../../shared/sortable/sortable-list.tsx';
import { MenuButton } from '../../shared/ui/buttons/menu.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';
import { PositionDialog } from './position-dialog.tsx';

interface ArticleRowsProps {
  articles: readonly MenuSortArticle[];
  /** Of all articles, including those that are not loaded. */
  total: number;
  /** Why the order cannot be changed. */
  disabledReason: string | null;
  /** `place` is one of the `total` places, from 1; `shown` is the order after a drag. */
  onMove: (article: MenuSortArticle, place: number, shown?: readonly MenuSortArticle[]) => Promise<void>;
}

/** Delay before a press starts a drag, ms. */
const pressDelay = 100;

/** Articles of a category in their order; moved by dragging, with the keyboard, or to a position by number. */
export function ArticleRows({ articles, total, disabledReason, onMove }: ArticleRowsProps) {
  const [moving, setMoving] = useState<MenuSortArticle>();

  return (
    <>
      <SortableList
        label="Artykuły kategorii"
        items={articles}
        keyOf={({ id }) => id}
        nameOf={({ articleTranslationTitle }) => articleTranslationTitle}
        pressDelay={pressDelay}
        onChange={(order, moved) => void onMove(moved, order.indexOf(moved) + 1, order)}
        {...(disabledReason === null ? {} : { disabledReason })}
      >
        {(article, index) => (
          <>
            <span className="tabular muted">{index + 1}</span>
            <RowText name={article.articleTranslationTitle} detail={detailOf(article)} />
            {disabledReason === null && (
              <MenuButton
                label={`Działania: ${article.articleTranslationTitle}`}
                className="icon-button"
                entries={[
                  {
                    label: 'Na początek',
                    icon: 'angle-double-up',
                    onSelect: () => void onMove(article, 1),
                  },
                  {
                    label: 'Na koniec',
                    icon: 'angle-double-down',
                    onSelect: () => void onMove(article, total),
                  },
                  { label: 'Na pozycję…', icon: 'arrows-v', onSelect: () => setMoving(article) },
                ]}
              >
                <i className="pi pi-ellipsis-v" aria-hidden="true" />
              </MenuButton>
            )}
          </>
        )}
      </SortableList>
      {moving && (
        <PositionDialog
          title={moving.articleTranslationTitle}
          total={total}
          onClose={() => setMoving(undefined)}
          onChoose={(position) => {
            setMoving(undefined);
            void onMove(moving, position);
          }}
        />
      )}
    </>
  );
}

function detailOf({ articleTranslationStatus, articleTranslationPublishedDate }: MenuSortArticle): string {
  const status = articleStatusLabels[articleTranslationStatus];
  return articleTranslationPublishedDate === null
    ? status
    : `${status} · ${formatDateTime(articleTranslationPublishedDate)}`;
}
