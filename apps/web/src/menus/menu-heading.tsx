import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../shared/list/language-switch.tsx';
import { setActiveLanguage } from '../shared/session/language.ts';
import { Button } from '../shared/ui/buttons/button.tsx';
import type { MenuDialogState } from './menu-dialog.tsx';

interface MenuHeadingProps {
  title: string;
  elements: readonly MenuElement[];
  lang: string;
  onOpen: (dialog: MenuDialogState) => void;
  addButton: ReactNode;
}

/** Title and size of a menu, its language, and what concerns the whole of it. */
export function MenuHeading({ title, elements, lang, onOpen, addButton }: MenuHeadingProps) {
  return (
    <header className="list-heading flex flex-wrap align-items-center">
      <h1>{title}</h1>
      <span className="muted tabular">{countOf(countAll(elements), nouns.category)}</span>
      <div className="flex flex-wrap align-items-center gap-2 md:ml-auto">
        <LanguageSwitch value={lang} onChange={setActiveLanguage} />
        <Button icon="history" label="Historia" onClick={() => onOpen({ kind: 'history', element: null })} />
        <Button icon="calendar" label="Menu z dnia…" onClick={() => onOpen({ kind: 'past' })} />
        {addButton}
      </div>
    </header>
  );
}

const countAll = (elements: readonly MenuElement[]): number =>
  elements.reduce((sum, one) => sum + 1 + countAll(one.children), 0);
