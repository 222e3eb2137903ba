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
import type { Rights } from '../../shared/session/permissions.ts';
import { articleFieldLabels } from '../article-field-labels.ts';
import { articleStatusLabels, isSystemArticle } from '../article-labels.ts';
import { transitions } from '../publication/article-status.ts';
import { secondPersonRemedy } from '../publication/second-person.ts';
import { type StatusObstacles, type StatusWish, statusFactsOf, statusObstacles } from './status-obstacles.ts';
import { permissionsOnWay, wayTo } from './status-path.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

const archivedRemedy = 'Zarchiwizowany artykuł zostaje bez zmian. Utwórz nowy artykuł';
const newVersionRemedy = 'Utwórz nową wersję artykułu';

export const previewRemedy = 'Włącz wersję językową w ustawieniach';

type Placed = Pick<Article, 'status' | 'isEditable' | 'isCurrentVersion' | 'currentVersion' | 'baseArticleType'>;

/** Who asks, and who could help. */
export interface Asking {
  rights: Rights;
  grantors: readonly Grantor[];
}

function goneWay(from: ArticleStatus, to: ArticleStatus, asking: Asking, then: string): string;
function goneWay(from: ArticleStatus, to: ArticleStatus, asking: Asking): string | null;
/** The way to a status, for who may not go it with the missing permission first; then what is done there. */
function goneWay(from: ArticleStatus, to: ArticleStatus, { rights, grantors }: Asking, then?: string): string | null {
  const way = wayTo(from, to);
  if (way === null) return then === undefined ? null : sentence(then);
  const whole = then === undefined ? way : `${way}, a potem ${then}`;
  const missing = permissionsOnWay(from, to).filter((name) => !rights.isAdmin && !rights.permissions.has(name));
  if (missing.length === 0) return whole;
  return `${permissionObstacle(missing, grantors, '').remedy}. ${whole}`;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function editRemedy({ status, isEditable }: Placed): string {
  if (!isEditable) return 'Treść tego artykułu tworzy serwis. Zmienia się ją w ustawieniach';
  return status === Archived ? archivedRemedy : newVersionRemedy;
}

export function versionRemedy(
  { status, isCurrentVersion, currentVersion, isEditable }: Placed,
  asking: Asking,
): string {
  if (!isCurrentVersion) return `Otwórz najnowszą wersję (${currentVersion}) na liście wersji`;
  if (status === Archived) return archivedRemedy;
  if (status === Draft || !isEditable) return 'Zmień tę wersję, jest jeszcze robocza';
  return goneWay(status, Draft, asking, 'zmień tę wersję');
}

export function deleteRemedy({ status, baseArticleType }: Placed, asking: Asking): string {
  if (isSystemArticle(baseArticleType)) return 'Artykuły systemowe są stałą częścią serwisu';
  const kept = 'Co było opublikowane, zostaje w historii biuletynu';
  if (status === Published) return `${kept}. Ze strony zdejmuje je wycofanie z publikacji`;
  if (status >= Withdrawed) return kept;
  return goneWay(status, Draft, asking, 'usuń artykuł');
}

/** The obstacle of a change of status, with what would remove it. */
export function statusObstacle(
  article: Placed,
  to: ArticleStatus,
  { cause, errors, fields = [] }: StatusObstacles,
  asking: Asking,
): Obstacle {
  const reason = errors.join('. ');
  const from = article.status;
  switch (cause) {
    case 'permission':
      return permissionObstacle(permissionsOf(from, to), asking.grantors, reason);
    case 'category':
      return { cause, reason, remedy: closedCategoryRemedy };
    case 'secondPerson':
      return { cause, reason, remedy: secondPersonRemedy };
    case 'missing':
      return { cause, reason, remedy: fillRemedy(from, fields, asking) };
    case 'date':
      return { cause, reason, remedy: from === Withdrawed ? newVersionRemedy : 'Podaj przy publikacji nowe daty' };
    case 'version':
      return { cause: 'status', reason, remedy: 'Otwórz nowszą wersję na liście wersji' };
    default:
      return { cause, reason, remedy: statusRemedy(article, to, asking) };
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
  const rights = { isAdmin: false, permissions: wish.permissions };
  return obstacles && statusObstacle(article, to, obstacles, { rights, grantors: [] });
}

/** Fields that can still be filled in while an article is confirmed. */
const openWhenConfirmed = new Set(['publishStart', 'categories']);

function fillRemedy(from: ArticleStatus, fields: readonly FieldError[], asking: Asking): string {
  if (from === Withdrawed) return newVersionRemedy;
  const fill = `uzupełnij: ${fields.map(({ path }) => fieldName(path)).join(', ')}`;
  const isOpen = from === Draft || fields.every(({ path }) => openWhenConfirmed.has(path));
  return isOpen ? `Na karcie artykułu ${fill}` : goneWay(from, Draft, asking, fill);
}

function statusRemedy({ status: from, baseArticleType }: Placed, to: ArticleStatus, asking: Asking): string {
  if (to === Archived && isSystemArticle(baseArticleType)) return 'Artykuły systemowe są stałą częścią serwisu';
  if (from === Archived) return archivedRemedy;
  // a version that was public is not edited again
  if (from >= Published && to <= ToPublish) return newVersionRemedy;
  return goneWay(from, to, asking) ?? `Artykuł ma status ${articleStatusLabels[from]}`;
}

function permissionsOf(from: ArticleStatus, to: ArticleStatus): readonly PermissionName[] {
  return transitions.find((one) => one.from === from && one.to === to)?.permissions ?? [];
}

function fieldName(path: string): string {
  const known: Readonly<Record<string, string>> = articleFieldLabels;
  return `„${known[path] ?? path}”`;
}
