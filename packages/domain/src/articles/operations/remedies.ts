// What would make an operation on an article possible, in one Polish sentence each.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import {
  closedCategoryRemedy,
  type Grantor,
  type Obstacle,
  permissionObstacle,
} from '../../shared/operation-verdict.ts';
import { articleFieldLabels } from '../article-field-labels.ts';
import { articleStatusLabels, isSystemArticle } from '../article-labels.ts';
import { transitions } from '../publication/article-status.ts';
import { secondPersonRemedy } from '../publication/second-person.ts';
import { type StatusObstacles, type StatusWish, statusFactsOf, statusObstacles } from './status-obstacles.ts';
import { wayTo } from './status-path.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

const archivedRemedy = 'Zarchiwizowany artykuł zostaje bez zmian. Utwórz nowy artykuł';
const newVersionRemedy = 'Utwórz nową wersję artykułu';

export const previewRemedy = 'Włącz wersję językową w ustawieniach';

type Placed = Pick<Article, 'status' | 'isEditable' | 'isCurrentVersion' | 'currentVersion' | 'baseArticleType'>;

export function editRemedy({ status, isEditable }: Placed): string {
  if (!isEditable) return 'Treść tego artykułu tworzy serwis. Zmienia się ją w ustawieniach';
  return status === Archived ? archivedRemedy : newVersionRemedy;
}

export function versionRemedy({ status, isCurrentVersion, currentVersion, isEditable }: Placed): string {
  if (!isCurrentVersion) return `Otwórz najnowszą wersję (${currentVersion}) na liście wersji`;
  if (status === Archived) return archivedRemedy;
  if (status === Draft || !isEditable) return 'Zmień tę wersję, jest jeszcze robocza';
  return `${wayTo(status, Draft)} i zmień tę wersję`;
}

export function deleteRemedy({ status, baseArticleType }: Placed): string {
  if (isSystemArticle(baseArticleType)) return 'Artykuły systemowe są stałą częścią serwisu';
  if (status === Published) return 'Wycofaj artykuł z publikacji';
  if (status >= Withdrawed) return 'Co było opublikowane, zostaje w historii biuletynu';
  return `${wayTo(status, Draft)}, a potem usuń artykuł`;
}

/** The obstacle of a change of status, with what would remove it. */
export function statusObstacle(
  article: Placed,
  to: ArticleStatus,
  { cause, errors, fields = [] }: StatusObstacles,
  grantors: readonly Grantor[],
): Obstacle {
  const reason = errors.join('. ');
  const from = article.status;
  switch (cause) {
    case 'permission':
      return permissionObstacle(permissionsOf(from, to), grantors, reason);
    case 'category':
      return { cause, reason, remedy: closedCategoryRemedy };
    case 'secondPerson':
      return { cause, reason, remedy: secondPersonRemedy };
    case 'missing':
      return { cause, reason, remedy: fillRemedy(from, fields) };
    case 'date':
      return { cause, reason, remedy: from === Withdrawed ? newVersionRemedy : 'Podaj przy publikacji nowe daty' };
    case 'version':
      return { cause: 'status', reason, remedy: 'Otwórz nowszą wersję na liście wersji' };
    default:
      return { cause, reason, remedy: statusRemedy(article, to) };
  }
}

/** The step on the way to the site that comes after a status; null where the schedule goes on, or nothing does. */
export function nextWanted(status: ArticleStatus): ArticleStatus | null {
  if (status === Draft) return Confirmed;
  if (status === Confirmed) return ToPublish;
  return status === Withdrawed ? Published : null;
}

/** Why the next step is closed to a person, whatever the article lacks; null when it is not. */
export function nextStepObstacle(article: Article, isOwnWork: boolean, wish: Omit<StatusWish, 'to'>): Obstacle | null {
  const to = nextWanted(article.status);
  if (to === null) return null;
  const facts = { ...statusFactsOf(article, null, isOwnWork), publishable: null, publishEnd: null };
  const obstacles = statusObstacles(facts, { ...wish, to });
  return obstacles && statusObstacle(article, to, obstacles, []);
}

/** Fields that can still be filled in while an article is confirmed. */
const openWhenConfirmed = new Set(['publishStart', 'categories']);

function fillRemedy(from: ArticleStatus, fields: readonly FieldError[]): string {
  if (from === Withdrawed) return newVersionRemedy;
  const fill = `uzupełnij: ${fields.map(({ path }) => fieldName(path)).join(', ')}`;
  const isOpen = from === Draft || fields.every(({ path }) => openWhenConfirmed.has(path));
  return isOpen ? `Na karcie artykułu ${fill}` : `${wayTo(from, Draft)} i ${fill}`;
}

function statusRemedy({ status: from, baseArticleType }: Placed, to: ArticleStatus): string {
  if (to === Archived && isSystemArticle(baseArticleType)) return 'Artykuły systemowe są stałą częścią serwisu';
  if (from === Archived) return archivedRemedy;
  // a version that was public is not edited again
  if (from >= Published && to <= ToPublish) return newVersionRemedy;
  return wayTo(from, to) ?? `Artykuł ma status ${articleStatusLabels[from]}`;
}

function permissionsOf(from: ArticleStatus, to: ArticleStatus): readonly PermissionName[] {
  return transitions.find((one) => one.from === from && one.to === to)?.permissions ?? [];
}

function fieldName(path: string): string {
  const known: Readonly<Record<string, string>> = articleFieldLabels;
  return `„${known[path] ?? path}”`;
}
