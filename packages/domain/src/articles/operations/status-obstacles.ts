// Everything that a change of status is checked for: the call refuses by it, and "Dlaczego nie mogę?" answers by it.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import type { PublicationDates } from '@redakcja/generated/model/publicationDates';
import { excludedMessage } from '../locks/excluded-categories.ts';
import { checkTransition } from '../publication/article-status.ts';
import { endProblem } from '../publication/publication-dates.ts';
import { publicationMessages } from '../publication/publication-messages.ts';
import { type Publishable, publicationObstacles } from '../publication/publication-obstacles.ts';
import { isPublication } from '../publication/second-person.ts';

const { ToPublish, Published } = ArticleStatus;

/** What is known of the article. */
export interface StatusFacts {
  status: ArticleStatus;
  type: ArticleType;
  publishEnd: string | null;
  /** Needed for a publication only. */
  publishable: Publishable | null;
  /** Names of its categories that are closed to the user; null when none is. */
  excluded: readonly string[] | null;
  newerIsPublished: boolean;
  /** The user wrote it, and the office asks for a second person. */
  isOwnWork: boolean;
}

/** Facts for a change of status, from the whole article; the calls read them for many articles at once. */
export function statusFactsOf(article: Article, excluded: readonly string[] | null, isOwnWork: boolean): StatusFacts {
  return {
    status: article.status,
    type: article.baseArticleType,
    publishEnd: article.publishEnd,
    publishable: article,
    excluded,
    isOwnWork,
    newerIsPublished: article.versions.some(
      ({ version, status }) => version > article.version && status === ArticleStatus.Published,
    ),
  };
}

export interface StatusWish {
  to: ArticleStatus;
  permissions: ReadonlySet<PermissionName>;
  reason: string | null | undefined;
  /** Why the title leaves the register of changes too. */
  titleRemovalReason?: string | null | undefined;
  /** Dates with which it would be published, where they are not its own. */
  dates?: PublicationDates | undefined;
  now: Date;
}

export interface StatusObstacles {
  /** forbidden: 403, conflict: 409, invalid: 400. */
  kind: 'forbidden' | 'conflict' | 'invalid';
  /** What kind of obstacle it is, for the remedy. */
  cause: 'category' | 'permission' | 'secondPerson' | 'status' | 'missing' | 'date' | 'version';
  errors: string[];
  /** Fields that are to be filled in. */
  fields?: readonly FieldError[];
}

/** Why the status cannot be changed; null when it can, apart from errors in the texts (check/publication-check.ts). */
export function statusObstacles(facts: StatusFacts, wish: StatusWish): StatusObstacles | null {
  if (facts.excluded !== null)
    return { kind: 'forbidden', cause: 'category', errors: [excludedMessage(facts.excluded)] };
  const { status: from, type, isOwnWork } = facts;
  const { to, permissions, reason, titleRemovalReason } = wish;
  const transition = checkTransition({ from, to, permissions, type, reason, titleRemovalReason, isOwnWork });
  if (!transition.ok) {
    const { kind, reason: error } = transition;
    const refused = transition.isOwnWork ? 'secondPerson' : 'permission';
    return { kind, cause: kind === 'forbidden' ? refused : 'status', errors: [error] };
  }
  const fields = missingFor(facts, wish);
  const late = lateness(facts, wish);
  const errors = [...fields.map(({ message }) => message), ...(late === null ? [] : [late.message])];
  if (errors.length === 0) return null;
  const cause = fields.length > 0 ? 'missing' : (late?.cause ?? 'missing');
  return { kind: 'conflict', cause, errors, ...(fields.length > 0 && { fields }) };
}

function missingFor({ publishable }: StatusFacts, { to, dates }: StatusWish): FieldError[] {
  if (publishable === null || !isPublication(to)) return [];
  const publishStart = dates === undefined ? publishable.publishStart : dates.publishStart;
  return publicationObstacles({ ...publishable, publishStart });
}

/** A newer version, or an article that would be published after its end. */
function lateness(facts: StatusFacts, { to, dates, now }: StatusWish) {
  const hasEnded = facts.publishEnd !== null && new Date(facts.publishEnd) <= now;
  if (to === Published && facts.newerIsPublished)
    return { cause: 'version' as const, message: 'Nowsza wersja artykułu jest opublikowana' };
  if (to === Published && hasEnded)
    return { cause: 'date' as const, message: 'Data publikacji do już minęła. Utwórz nową wersję artykułu' };
  if (to !== ToPublish) return null;
  const own = hasEnded ? publicationMessages.endNotLaterThanNow : undefined;
  const message = dates === undefined ? own : endProblem(dates, now)?.message;
  return message === undefined ? null : { cause: 'date' as const, message };
}
