import './tabs.css';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Shown after the label, such as a count. */
  badge?: ReactNode;
  /** Marks the tab when a field in it is invalid: errors must not be hidden. */
  hasErrors?: boolean;
  content: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
  /** Keep the content of hidden tabs, with what was typed into it. */
  keepHidden?: boolean;
}

/** Our own: PrimeReact's scroll the page to the chosen tab as soon as they are shown, and take the focus ring from the others. */
export function Tabs({ tabs, active, onChange, keepHidden = true }: TabsProps) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.id === active) ?? tabs[0];
  return (
    <div className="tabs">
      <div role="tablist" className="tab-list flex flex-wrap" onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="tab font-medium ink-2"
            aria-selected={tab === chosen}
            aria-controls={tab === chosen || keepHidden ? `${id}-${tab.id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.badge !== undefined && <span className="ml-2">{tab.badge}</span>}
            {tab.hasErrors && (
              <>
                <i className="pi pi-exclamation-circle danger ml-2" aria-hidden="true" />
                <span className="visually-hidden">zawiera błędy</span>
              </>
            )}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          (tab === chosen || keepHidden) && (
            <div
              key={tab.id}
              role="tabpanel"
              id={`${id}-${tab.id}-panel`}
              className="pt-3"
              aria-labelledby={`${id}-${tab.id}`}
              hidden={tab !== chosen}
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  );
}

/** Arrows, Home and End go from tab to tab; Enter and Space choose. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = all.indexOf(event.target as HTMLElement);
  const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 };
  const place = places[event.key as keyof typeof places];
  if (at < 0 || place === undefined) return;
  event.preventDefault();
  all.at(place % all.length)?.focus();
}
