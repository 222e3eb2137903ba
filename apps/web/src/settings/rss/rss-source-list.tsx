import type { MenuType } from '@redakcja/generated/model/menuType';
import { useRef, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useField } from '../../shared/form/state/use-field.ts';
import { CategoryPicker } from '../../shared/pickers/category-picker.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { useRowFocus } from '../../shared/ui/focus/use-row-focus.ts';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';
import { BookmarkPicker } from '../shared/bookmark-picker.tsx';
import type { RssSource } from './rss-channel-values.ts';

interface RssSourceListProps {
  label: string;
  /** The menu of the categories; absent for bookmarks. */
  menu: MenuType | undefined;
  language: string;
}

const namesOf = (sources: readonly RssSource[]) => sources.map(({ displayText }) => displayText).join('\n');

/** Sources of one kind: added in a picker, removed one by one. */
export function RssSourceList({ label, menu, language }: RssSourceListProps) {
  const { value, set, error, describedBy } = useField<RssSource[]>({ label }, namesOf);
  const [isPicking, setPicking] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const rowFocused = useRowFocus(list, value.length);

  function pick(sources: readonly RssSource[]) {
    set(sources.map(({ id, displayText }) => ({ id, displayText })));
    setPicking(false);
  }

  return (
    <div className="flex flex-column align-items-start gap-2 pt-2">
      <LiveRegion text={said} />
      {value.length === 0 && <p className="m-0 muted">Nie wybrano źródeł</p>}
      <ul ref={list} className="ruled m-0 p-0 list-none w-full" aria-label={label} onFocus={rowFocused}>
        {value.map((source) => (
          <li key={source.id} className="flex align-items-center gap-2 py-1">
            <RowText name={source.displayText} />
            <IconButton
              icon="trash"
              danger
              label={`Usuń źródło: ${source.displayText}`}
              onClick={() => {
                set(value.filter((one) => one !== source));
                setSaid(`Usunięto: ${source.displayText}`);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        label={menu === undefined ? 'Dodaj zakładki' : 'Dodaj kategorie'}
        icon="plus"
        onClick={() => setPicking(true)}
      />
      <FieldError id={describedBy} error={error} />
      {isPicking && menu === undefined && (
        <BookmarkPicker
          title="Wybierz zakładki kanału"
          lang={language}
          selected={value}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
      {isPicking && menu !== undefined && (
        <CategoryPicker
          title="Wybierz kategorie kanału"
          lang={language}
          of={menu}
          categoryOnly
          withExclusions={false}
          // A stored source has only a name, no path.
          selected={value.map(({ id, displayText }) => ({ id, displayText, menuType: menu, path: displayText }))}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
