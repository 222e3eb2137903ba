// Two pairs of eyes: where the office asks for it, who wrote an article cannot publish it. Decision 37.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { SavedField } from '../form/saved-article.ts';

/** A change that ends in publication: at once, or by the schedule. */
export function isPublication(to: ArticleStatus): boolean {
  return to === ArticleStatus.ToPublish || to === ArticleStatus.Published;
}

/** Message of a publication by an author. */
export const ownWorkMessage = 'To jest Twój artykuł, a publikuje go druga osoba';

/** Why nothing is added to a published article, where it would be public at once. */
export const addedAloneMessage = 'Publikuje druga osoba: aby dodać coś do opublikowanego artykułu, utwórz nową wersję';

/** Why the schedule gives an article back that its author handed over, or nobody of this office. */
export const ownDecisionMessage = 'Do publikacji nie przekazała go druga osoba';

export const secondPersonRemedy =
  'Poproś o publikację inną osobę z uprawnieniem „Publikowanie artykułów”. Zatwierdzony artykuł jest na jej liście „Do publikacji przez drugą osobę”';

/** Fields whose change makes somebody an author. Dates, places and marks are a matter of who approves, too. */
const written: ReadonlySet<SavedField> = new Set([
  'title',
  'shortDescription',
  'content',
  'addedExtraContent',
  'links',
  'multimedia',
  'attachments',
  'addedAttachments',
]);

/** Whether a save of these fields makes its person an author of the version. */
export function isWriting(fields: readonly SavedField[]): boolean {
  return fields.some((field) => written.has(field));
}
