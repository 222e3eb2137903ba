import { treeDragHint } from '@redakcja/domain/menus/menu-rules';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useMemo } from 'react';
import { Button } from '../shared/ui/buttons/button.tsx';
import { maxSearchLength } from '../shared/ui/inputs/max-search-length.ts';
import { TextInput } from '../shared/ui/inputs/text-input.tsx';
import type { useMenuRows } from './menu/use-menu-rows.ts';

interface MenuFilterProps {
  elements: readonly MenuElement[];
  isDefaultLanguage: boolean;
  shown: ReturnType<typeof useMenuRows>;
}

/** Chooses the visible rows: a text, or which branches are expanded. It says how many were found, or how rows are moved. */
export function MenuFilter({ elements, isDefaultLanguage, shown }: MenuFilterProps) {
  const { text, setText, isFiltered, hits, expanded } = shown;
  const branches = useMemo(() => branchIds(elements), [elements]);
  const isCollapsed = expanded.ids.size === 0;
  return (
    <div className="list-bar flex flex-wrap align-items-center gap-2">
      <TextInput
        type="search"
        className="w-full md:w-20rem"
        value={text}
        onChange={setText}
        aria-label="Szukaj kategorii (od 3 znaków)"
        placeholder="Szukaj kategorii (od 3 znaków)"
        maxLength={maxSearchLength}
      />
      {branches.length > 0 && !isFiltered && (
        <Button
          label={isCollapsed ? 'Rozwiń wszystko' : 'Zwiń wszystko'}
          onClick={() => expanded.set(new Set(isCollapsed ? branches : []))}
        />
      )}
      <p className="m-0 small muted md:ml-auto" role="status">
        {hits
          ? `Znaleziono: ${countOf(hits.size, nouns.category)}`
          : (treeDragHint({ isDefaultLanguage, isFiltered }) ??
            'Przeciągnij uchwyt albo naciśnij na nim Enter, aby przenieść kategorię strzałkami')}
      </p>
    </div>
  );
}

const branchIds = (elements: readonly MenuElement[]): number[] =>
  elements.flatMap((one) => (one.children.length > 0 ? [one.elementId, ...branchIds(one.children)] : []));
