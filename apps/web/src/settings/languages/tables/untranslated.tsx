import { mergedRows, standardId } from '@redakcja/domain/settings/languages/language-card';
import {
  menuElementErrors,
  missingCount,
  standardElementErrors,
} from '@redakcja/domain/settings/languages/translation-rules';
import type { Language } from '@redakcja/generated/model/language';
import { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import type { TranslationProgress } from '@redakcja/generated/model/translationProgress';
import { useListMenuElementTranslations } from '@redakcja/generated/settings/settings';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import type { LanguageEditor } from '../language-editor.ts';
import type { Target } from './table-parts.ts';

const maxMenus = 20;

interface UntranslatedProps {
  editor: LanguageEditor;
  language: Language;
  progress: readonly TranslationProgress[];
  onShow: (target: Target) => void;
}

/** Lists the missing texts with links to their fields. */
export function Untranslated({ editor, language, progress, onShow }: UntranslatedProps) {
  const [isOpen, setOpen] = useState(false);
  const missing = missingCount(progress);
  if (missing === 0) return null;
  return (
    <div className="mb-3">
      <Button
        variant="text"
        icon={isOpen ? 'chevron-down' : 'chevron-right'}
        label={`Nieprzetłumaczone elementy: ${missing}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <Names editor={editor} language={language} progress={progress} onShow={onShow} />}
    </div>
  );
}

function Names({ editor, language, progress, onShow }: UntranslatedProps) {
  const { form } = editor;
  const { Standard, Menu } = TranslatedElements;
  const changedStandard = useStore(form.store, (state) => state.values.standardElementsChanged);
  const changedMenus = useStore(form.store, (state) => state.values.menuElementsChanged);
  const query = useListMenuElementTranslations(
    language.id,
    { page: 1, size: maxMenus, filters: ['state;equal;missing'] },
    { query: { meta: { silent: true } } },
  );
  const changed = new Map(changedMenus.map((row) => [row.menuElementId, row]));
  const standard = mergedRows(language.standardElementsTranslations.items, changedStandard, standardId).flatMap(
    (row) => {
      const [wrong] = standardElementErrors(row, row);
      const name = `${row.areaName} › ${row.elementName}`;
      return wrong ? [{ elements: Standard, id: row.standardElementId, field: wrong.field, name }] : [];
    },
  );
  const menus = (query.data?.items ?? []).flatMap((stored) => {
    const row = changed.get(stored.menuElementId) ?? stored;
    const [wrong] = menuElementErrors(row, row);
    const name = `${row.menuTypeName} › ${row.baseName}`;
    return wrong ? [{ elements: Menu, id: row.menuElementId, field: wrong.field, name }] : [];
  });
  const items = [...standard, ...menus];
  const rest = missingCount(progress) - items.length;
  return (
    <>
      <ul className="untranslated m-0 pl-4 py-2 overflow-y-auto">
        {items.map(({ name, ...target }) => (
          <li key={`${target.elements}-${target.id}`}>
            <button type="button" className="link-like text-left underline" onClick={() => onShow(target)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && query.data && (
        <p className="muted m-0 pl-4">
          {`Pozostałe kategorie: ${rest}. Pokaże je stan „Nieprzetłumaczone” nad tabelą.`}
        </p>
      )}
    </>
  );
}
