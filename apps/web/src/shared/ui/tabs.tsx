import './tabs.css';
import { TabPanel, TabView } from 'primereact/tabview';
import type { ReactNode } from 'react';

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

export function Tabs({ tabs, active, onChange, keepHidden = true }: TabsProps) {
  const activeIndex = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === active),
  );
  return (
    <TabView
      activeIndex={activeIndex}
      renderActiveOnly={!keepHidden}
      onTabChange={({ index }) => {
        const tab = tabs[index];
        if (tab) onChange(tab.id);
      }}
    >
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          header={
            <>
              {tab.label}
              {tab.badge !== undefined && <span className="ml-2">{tab.badge}</span>}
              {tab.hasErrors && (
                <>
                  <i className="pi pi-exclamation-circle tab-error ml-2" aria-hidden="true" />
                  <span className="visually-hidden">zawiera błędy</span>
                </>
              )}
            </>
          }
        >
          {tab.content}
        </TabPanel>
      ))}
    </TabView>
  );
}
