import { escapeText } from '@redakcja/domain/shared/html/entities';
import { isEmptyHtml } from '@redakcja/domain/shared/html/plain-text';
import type { HeaderInput } from '@redakcja/generated/model/headerInput';
import type { SiteDraft } from '../site/site-draft.ts';

/** The header of the page, as its form holds it; an empty one is the name of the office. */
export function headerDraft({ officeName }: HeaderInput, languageId: number, fallback: string): SiteDraft {
  const header = isEmptyHtml(officeName) ? escapeText(fallback) : officeName;
  return { languageId, place: 'header', show: (site) => ({ ...site, header }) };
}
