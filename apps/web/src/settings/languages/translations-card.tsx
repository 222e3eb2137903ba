import './translations-card.css';
import type { Language } from '@redakcja/generated/model/language';
import { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import type { TranslationProgress } from '@redakcja/generated/model/translationProgress';
import { useCallback, useState } from 'react';
import { useShownAddress } from '../../shared/shown-address.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { type Tab, Tabs } from '../../shared/ui/page/tabs.tsx';
import { ChangeList } from './files/change-list.tsx';
import { TranslationFiles } from './files/translation-files.tsx';
import type { LanguageEditor } from './language-editor.ts';
import { MenuTable } from './tables/menu-table.tsx';
import { StandardTable } from './tables/standard-table.tsx';
import type { Target } from './tables/table-parts.ts';
import { Untranslated } from './tables/untranslated.tsx';
import { useLiveProgress } from './use-live-progress.ts';

/** Tabs of the card (specification, section 9). */
const tabIds = { [TranslatedElements.Standard]: '1', [TranslatedElements.Menu]: '2' } as const;

/** Translations: fixed elements and menus, each with a tab as soon as it has items (specification, section 2.6). */
export function TranslationsCard({ editor, language }: { editor: LanguageEditor; language: Language }) {
  const [active, setActive] = useState('1');
  const [target, setTarget] = useState(useAddressedRow(language));
  const progress = useLiveProgress(editor, language);
  const { AppField } = editor.form;
  const onShown = useCallback(() => setTarget(undefined), []);
  const { standardElementsTranslations: standard, menuElementsTranslations: menus } = language;
  const missingIn = (elements: TranslatedElements) =>
    progress.some((area) => area.elements === elements && area.missing > 0);
  const tabs: Tab[] = [];
  if (standard.totalItems > 0) {
    tabs.push({
      id: tabIds.standard,
      label: 'Elementy stałe',
      badge: standard.totalItems,
      hasErrors: missingIn(TranslatedElements.Standard),
      content: (
        <AppField name="standardElementsChanged">
          {() => <StandardTable rows={standard.items} progress={progress} target={target} onShown={onShown} />}
        </AppField>
      ),
    });
  }
  if (menus.totalItems > 0) {
    tabs.push({
      id: tabIds.menu,
      label: 'Elementy menu',
      badge: menus.totalItems,
      hasErrors: missingIn(TranslatedElements.Menu),
      content: (
        <AppField name="menuElementsChanged">
          {() => <MenuTable languageId={language.id} progress={progress} target={target} onShown={onShown} />}
        </AppField>
      ),
    });
  }
  function show(wanted: Target) {
    setActive(tabIds[wanted.elements]);
    setTarget(wanted);
  }
  if (tabs.length === 0) return null;
  return (
    <Card title="Tłumaczenia">
      {/* under the title, because three buttons do not fit into the header of a card on a phone */}
      <div className="flex flex-wrap gap-2 mb-3">
        <TranslationFiles editor={editor} language={language} />
      </div>
      <ProgressTable progress={progress} />
      <Untranslated editor={editor} language={language} progress={progress} onShow={show} />
      <ChangeList editor={editor} />
      <Tabs tabs={tabs} active={active} onChange={setActive} />
    </Card>
  );
}

/** `?obszar=Artykuł&tekst=Drukuj` in the address: the row of this fixed text, as the search over settings names it. */
function useAddressedRow(language: Language): Target | undefined {
  const { obszar, tekst } = useShownAddress().search;
  const found = language.standardElementsTranslations.items.find(
    ({ areaName, elementName }) => areaName === obszar && elementName === tekst,
  );
  if (found === undefined) return undefined;
  const field = found.isTranslationEditable ? 'translation' : 'translationDescription';
  return { elements: TranslatedElements.Standard, id: found.standardElementId, field };
}

function ProgressTable({ progress }: { progress: readonly TranslationProgress[] }) {
  return (
    <ul className="text-14 flex flex-wrap row-gap-1 column-gap-4 m-0 mb-2 p-0 list-none">
      {progress.map(({ elements, area, total, done, outdated }) => (
        <li key={`${elements} ${area}`}>
          {area}:{' '}
          <strong className="tabular">
            {done + outdated} z {total}
          </strong>
          {outdated > 0 && <span className="muted">, nieaktualne: {outdated}</span>}
        </li>
      ))}
    </ul>
  );
}
