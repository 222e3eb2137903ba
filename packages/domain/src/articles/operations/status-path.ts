// The shortest way of an article from one status to another, for "Dlaczego nie mogę?".
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { articleStatusLabels } from '../article-labels.ts';
import { transitions } from '../publication/article-status.ts';

const { Confirmed, ToPublish } = ArticleStatus;

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

/** What the schedule does, for who wants it at once: an article in „Do publikacji” is only left alone or taken back. */
const byItself = {
  waits: 'Poczekaj: w dniu z pola „Data publikacji od” artykuł opublikuje się sam. Aby opublikować go od razu',
  chosen: 'W oknie „Przekaż do publikacji” wybierz „Teraz” albo dzień, w którym artykuł ma się opublikować sam',
};

/**
 * „Najpierw zmień status na: Zatwierdzony, potem na: Do publikacji”; null where there is no way. No step to „Opublikowany” is named that the
 * schedule takes: it cannot be taken by hand.
 */
export function wayTo(from: ArticleStatus, to: ArticleStatus): string | null {
  const path = statusPath(from, to);
  if (path === null || path.length === 0) return null;
  const places = [from, ...path];
  const scheduledAt = places.findIndex(
    (status, place) => status === scheduled.from && places[place + 1] === scheduled.to,
  );
  if (scheduledAt === -1) return stepsText(path);
  const after = path.slice(scheduledAt + 1);
  const rest = after.length === 0 ? '' : `. Po publikacji ${lower(stepsText(after))}`;
  // what waits is taken back to be published at once
  const atOnce =
    scheduledAt === 0
      ? `${byItself.waits}, ${lower(stepsText([Confirmed, ToPublish]))}`
      : stepsText(path.slice(0, scheduledAt));
  return `${atOnce}. ${byItself.chosen}${rest}`;
}

function stepsText(steps: readonly ArticleStatus[]): string {
  const names = steps.map((status) => articleStatusLabels[status]);
  return `${names.length > 1 ? 'Najpierw zmień' : 'Zmień'} status na: ${names.join(', potem na: ')}`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Permissions for the steps that a person takes on the way, each once. */
export function permissionsOnWay(from: ArticleStatus, to: ArticleStatus): PermissionName[] {
  const places = [from, ...(statusPath(from, to) ?? [])];
  const steps = transitions.filter((one) =>
    places.some((status, at) => status === one.from && places[at + 1] === one.to),
  );
  return [...new Set(steps.flatMap(({ permissions }) => permissions))];
}
