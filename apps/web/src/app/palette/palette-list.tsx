import '../../shared/ui/page/cut-text.css';
import { useEffect, useRef } from 'react';
import { iconClass } from '../../shared/ui/buttons/icon.ts';
import { keyOf, type PaletteEntry, type paletteGroups } from './palette-entries.ts';

export interface ShownGroup {
  group: (typeof paletteGroups)[number];
  shown: readonly PaletteEntry[];
}

interface PaletteListProps {
  id: string;
  groups: readonly ShownGroup[];
  active: PaletteEntry | undefined;
  onOpen: (entry: PaletteEntry) => void;
  onPoint: (entry: PaletteEntry) => void;
}

/** Id of the option of an entry. */
export const optionIdOf = (listId: string, entry: PaletteEntry) => `${listId}-${encodeURIComponent(keyOf(entry))}`;

/** What was found, in groups; the focus stays in the field, which names the active option. */
export function PaletteList({ id, groups, active, onOpen, onPoint }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeKey = active && keyOf(active);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeKey]);

  return (
    <div ref={list} id={id} role="listbox" aria-label="Znalezione" className="palette-list mt-2 overflow-auto">
      {groups.map(({ group, shown }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are those of ARIA
        <div key={group} role="group" aria-label={group}>
          <div className="palette-group small font-semibold ink-2" aria-hidden="true">
            {group}
          </div>
          {shown.map((entry) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={keyOf(entry)}
              id={optionIdOf(id, entry)}
              role="option"
              aria-selected={keyOf(entry) === activeKey}
              className="palette-option flex align-items-baseline"
              // the press would take the focus out of the field
              onMouseDown={(event) => event.preventDefault()}
              // not what lies under a pointer that rests
              onMouseMove={() => keyOf(entry) !== activeKey && onPoint(entry)}
              onClick={() => onOpen(entry)}
            >
              <i className={iconClass(entry.icon)} aria-hidden="true" />
              <span className="palette-name cut-text flex-1 min-w-0">{entry.name}</span>
              {entry.detail && (
                <>
                  {/* a space, so that screen readers read separate words */}{' '}
                  <span className="palette-detail small ink-2">{entry.detail}</span>
                </>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
