// A deleted branch as the journal keeps it: the rows of its categories and of what referred to them.
import type { PastElement } from '../tree/menu-state.ts';

interface ElementRow {
  id: number;
  parent_id: number | null;
  is_hidden: boolean;
}

interface TextsRow {
  menu_element_id: number;
  language_id: number;
  display_text: string;
  title: string;
  url: string | null;
}

export interface RemovedBranch {
  /** The deleted category first, parents before their children. */
  menu_elements: ElementRow[];
  references: { 'menu_element_translations.menu_element_id'?: TextsRow[] };
}

/** The categories of the branch with their texts in one language, in the same order. */
export function elementsIn(branch: RemovedBranch | null, languageId: number): PastElement[] {
  const texts = new Map(
    (branch?.references['menu_element_translations.menu_element_id'] ?? [])
      .filter((row) => row.language_id === languageId)
      .map((row) => [row.menu_element_id, row]),
  );
  return (branch?.menu_elements ?? []).map(({ id, parent_id, is_hidden }) => ({
    id,
    parentId: parent_id,
    displayText: texts.get(id)?.display_text ?? '',
    title: texts.get(id)?.title ?? '',
    url: texts.get(id)?.url ?? null,
    isHidden: is_hidden,
  }));
}
