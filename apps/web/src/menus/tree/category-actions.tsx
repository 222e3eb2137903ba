import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { MenuButton } from '../../shared/ui/buttons/menu.tsx';
import type { CategoryAction } from '../category-commands.ts';

interface CategoryActionsProps {
  element: MenuElement;
  actions: readonly CategoryAction[];
  /** Only the active row is in the tab order. */
  tabIndex: 0 | -1;
}

/** Actions on a category: buttons on wide screens, whose place is kept free on every row; a menu everywhere. */
export function CategoryActions({ element, actions, tabIndex }: CategoryActionsProps) {
  const name = element.displayText || element.slug;
  return (
    <>
      <div className="menu-actions align-items-center flex-none">
        {actions.map(({ label, icon, danger, onRow, refusal, run }) => {
          const press = { tabIndex, onClick: () => run(element) };
          if (onRow === 'words') {
            return (
              <Button
                key={label}
                {...press}
                variant="text"
                className="menu-word"
                label={label}
                aria-label={`${label}: ${name}`}
                disabledReason={refusal ?? undefined}
              />
            );
          }
          return (
            onRow === 'icon' && (
              <IconButton
                key={label}
                {...press}
                icon={icon}
                label={`${label}: ${name}`}
                danger={danger ?? false}
                {...(refusal === null ? {} : { disabledReason: refusal })}
              />
            )
          );
        })}
      </div>
      <MenuButton
        label={`Działania: ${name}`}
        className="icon-button"
        tabIndex={tabIndex}
        entries={actions.map(({ label, icon, danger, refusal, run }) => ({
          label: refusal === null ? label : `${label} – ${refusal}`,
          icon,
          danger: danger ?? false,
          disabled: refusal !== null,
          onSelect: () => run(element),
        }))}
      >
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </MenuButton>
    </>
  );
}
