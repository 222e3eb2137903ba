import { rssSourceTypeLabels } from '@redakcja/domain/settings/settings-labels';
import { MenuType } from '@redakcja/generated/model/menuType';
import { RssSourceType } from '@redakcja/generated/model/rssSourceType';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import type { AppForm } from '../../shared/form/state/app-form.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { Tabs } from '../../shared/ui/page/tabs.tsx';
import type { RssChannelValues, SourceField } from './rss-channel-values.ts';
import { RssSourceList } from './rss-source-list.tsx';

const tabs: readonly { field: SourceField; type: RssSourceType; menu?: MenuType }[] = [
  { field: 'horizontalMenuElements', type: RssSourceType.HorizontalMenu, menu: MenuType.Horizontal },
  { field: 'verticalMenuElements', type: RssSourceType.VerticalMenu, menu: MenuType.Vertical },
  { field: 'bookmarksElements', type: RssSourceType.Bookmark },
];

interface RssSourcesProps {
  form: AppForm<RssChannelValues>;
  /** ISO code. */
  language: string;
}

/** Sources of a channel: all articles, or categories and bookmarks (specification, section 2.6). */
export function RssSources({ form, language }: RssSourcesProps) {
  const [tab, setTab] = useState<string>(tabs[0]?.field ?? '');
  const values = useStore(form.store, (state) => state.values);
  const count = tabs.reduce((sum, { field }) => sum + values[field].length, 0);
  return (
    <Card title="Źródła danych" className="card-narrow" aside={values.fromAllSources ? 'Wszystkie' : count}>
      <form.AppField name="fromAllSources">
        {(field) => (
          <field.SwitchField
            label="Ze wszystkich źródeł"
            hint="Kanał obejmie każdy opublikowany artykuł w tym języku"
          />
        )}
      </form.AppField>
      {!values.fromAllSources && count === 0 && (
        <p className="notice mt-0" role="status">
          Kanał nie ma jeszcze źródła danych. Dodaj kategorię lub zakładkę albo włącz „Ze wszystkich źródeł”.
        </p>
      )}
      {!values.fromAllSources && (
        <Tabs
          active={tab}
          onChange={setTab}
          tabs={tabs.map(({ field, type, menu }) => ({
            id: field,
            label: rssSourceTypeLabels[type],
            badge: values[field].length,
            content: (
              <form.AppField name={field}>
                {() => <RssSourceList label={rssSourceTypeLabels[type]} menu={menu} language={language} />}
              </form.AppField>
            ),
          }))}
        />
      )}
    </Card>
  );
}
