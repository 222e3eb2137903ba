// Which operations write texts that everybody reads: no number of a person is taken there, whatever the screen, file or program it comes from.
import type { OperationId } from '@redakcja/generated/operations';

/** By their tags in the contract. */
const areas: ReadonlySet<string> = new Set(['dictionaries', 'menus', 'settings']);

/** Each row is checked by the rules of its form, so that the others can be imported. */
const byRow: ReadonlySet<OperationId> = new Set(['importTags', 'importProvidingEntities', 'importIsoCodes']);

/** A comment is read by editors only, but stays as it was written. */
const further: ReadonlySet<OperationId> = new Set(['createArticleComment']);

export const hasPublicTexts = (id: OperationId, tags: readonly string[]): boolean =>
  further.has(id) || (!byRow.has(id) && tags.some((tag) => areas.has(tag)));
