// The shortest way of an article from one status to another, for "Dlaczego nie mogę?".
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { articleStatusLabels } from '../article-labels.ts';
import { transitions } from '../publication/article-status.ts';

/** What the schedule does by itself at the start of the publication. */
const scheduled = { from: ArticleStatus.ToPublish, to: ArticleStatus.Published };

/** Statuses on the way, the last one included; null where there is no way. Permissions are another question. */
export function statusPath(from: ArticleStatus, to: ArticleStatus): ArticleStatus[] | null {
  const before = new Map<ArticleStatus, ArticleStatus | null>([[from, null]]);
  // a map is walked in the order of its insertions, those made meanwhile included
  for (const status of before.keys()) {
    for (const step of [...transitions, scheduled])
      if (step.from === status && !before.has(step.to)) before.set(step.to, status);
  }
  if (!before.has(to)) return null;
  const path: ArticleStatus[] = [];
  for (let status: ArticleStatus | null = to; status !== null && status !== from; status = before.get(status) ?? null)
    path.unshift(status);
  return path;
}

/** „Najpierw zmień status na: Zatwierdzony, potem: Do publikacji”; null where there is no way. The last step to the site is the schedule's. */
export function wayTo(from: ArticleStatus, to: ArticleStatus): string | null {
  const path = statusPath(from, to);
  if (path === null || path.length === 0) return null;
  const isScheduled = path.at(-2) === scheduled.from && to === scheduled.to;
  const steps = (isScheduled ? path.slice(0, -1) : path).map((status) => articleStatusLabels[status]);
  const way = `${steps.length > 1 ? 'Najpierw zmień' : 'Zmień'} status na: ${steps.join(', potem na: ')}`;
  return isScheduled ? `${way}. W dniu z pola „Data publikacji od” artykuł opublikuje się sam` : way;
}
