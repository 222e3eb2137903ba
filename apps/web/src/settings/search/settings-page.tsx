import { foundSettings, type SettingEntry } from '@redakcja/domain/settings/search/settings-search';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useId } from 'react';
import { LinkButton } from '../../shared/ui/buttons/link-button.tsx';
import { maxSearchLength } from '../../shared/ui/inputs/max-search-length.ts';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import { Badge } from '../../shared/ui/page/badge.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { usePageTitle } from '../../shared/ui/page/page-title.ts';
import { settingsSearch, sitePreview } from '../resources.ts';
import { screenEntries } from './screen-entries.ts';
import { SettingCards } from './setting-cards.tsx';
import { useQueryInAddress } from './use-query-in-address.ts';
import { useSettingEntries } from './use-setting-entries.ts';

/** Maximum number of shown results. */
const maxShown = 50;

/** /ustawienia: one field finds screens, fields, parameters, fixed texts and records of settings by name and links to them. `?szukaj=telefon` is what is typed. */
export function SettingsPage() {
  const { query, setQuery, keep } = useQueryInAddress();
  const id = useId();
  const asked = useDeferredValue(query.trim());
  const { entries, isLoading } = useSettingEntries();
  const found = foundSettings(entries, asked);
  usePageTitle(settingsSearch.title);
  return (
    <div className="flex flex-column gap-3">
      <div className="flex flex-wrap align-items-center justify-content-between gap-3">
        <h1>{settingsSearch.title}</h1>
        <LinkButton to={sitePreview.path} label={sitePreview.title} icon="eye" />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not support the element <search> */}
      <div role="search" className="field m-0">
        <label htmlFor={id} className="field-label">
          Szukaj w ustawieniach
        </label>
        <TextInput
          id={id}
          type="search"
          value={query}
          maxLength={maxSearchLength}
          placeholder="Nazwa ekranu, pola, parametru, tekstu lub pozycji, na przykład „konto”"
          onChange={setQuery}
        />
      </div>
      <LiveRegion text={asked === '' || isLoading ? '' : `Znaleziono: ${found.length}`} />
      {asked === '' ? (
        <SettingCards />
      ) : (
        <Card title="Wyniki" aside={found.length}>
          {found.length === 0 ? (
            <EmptyState
              icon="search"
              title={isLoading ? 'Ładowanie danych...' : 'brak danych'}
              hint={isLoading ? undefined : 'Spróbuj innego słowa albo jego początku.'}
            />
          ) : (
            <ul className="ruled m-0 p-0 list-none">
              {found.slice(0, maxShown).map((entry) => (
                <FoundSetting key={JSON.stringify(entry)} entry={entry} onLeave={keep} />
              ))}
            </ul>
          )}
          {found.length > maxShown && (
            <p className="muted mb-0">Pokazano {maxShown} pierwszych. Dopisz kolejne słowo, aby zawęzić wyniki.</p>
          )}
        </Card>
      )}
    </div>
  );
}

/** A result, with the screen it lies on. */
function FoundSetting({ entry: { kind, name, to, search }, onLeave }: { entry: SettingEntry; onLeave: () => void }) {
  const screen = screenEntries.find((one) => to === one.to || to.startsWith(`${one.to}/`))?.name;
  return (
    <li className="flex align-items-center gap-3 py-2">
      <span className="flex-1 min-w-0">
        <Link to={to} search={search} onClick={onLeave}>
          {name}
        </Link>
        {screen !== undefined && screen !== name && <span className="small muted ml-2">{screen}</span>}
      </span>
      <Badge>{kind}</Badge>
    </li>
  );
}
