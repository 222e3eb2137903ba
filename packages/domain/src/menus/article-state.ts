import type { MenuArticleCounts } from '@redakcja/generated/model/menuArticleCounts';

/** Articles of a category, whatever their status. */
export function articlesOf({ published, scheduled, drafts, ended }: MenuArticleCounts): number {
  return published + scheduled + drafts + ended;
}

/** What visitors miss in a category that has articles, null where some are published. */
export function unpublishedState(counts: MenuArticleCounts): string | null {
  const all = articlesOf(counts);
  if (all === 0 || counts.published > 0) return null;
  return counts.drafts === all ? 'tylko robocze' : 'bez opublikowanych';
}
