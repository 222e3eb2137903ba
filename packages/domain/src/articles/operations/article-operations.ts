// "Dlaczego nie mogę?": what a person may do with an article now. Decided by the functions that guard the calls; decision 36.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import type { OperationId } from '@redakcja/generated/operations';
import {
  closedCategoryRemedy,
  contractObstacle,
  type Grantor,
  type Obstacle,
  verdict,
} from '../../shared/operation-verdict.ts';
import type { Rights } from '../../shared/session/permissions.ts';
import { articleStatusLabels } from '../article-labels.ts';
import { textErrorsMessage } from '../check/publication-check.ts';
import type { PublicationError } from '../check/publication-error.ts';
import { type ArticleLocks, articleLocks, canSaveArticle } from '../locks/article-editability.ts';
import { articleContext } from '../locks/article-lock-context.ts';
import { excludedMessage } from '../locks/excluded-categories.ts';
import type { Lock } from '../locks/lock.ts';
import { restoreLock } from '../locks/version-locks.ts';
import { isPublication } from '../publication/second-person.ts';
import { deleteRemedy, editRemedy, previewRemedy, statusObstacle, versionRemedy } from './remedies.ts';
import { showingObstacle } from './showing-obstacle.ts';
import { statusFactsOf, statusObstacles } from './status-obstacles.ts';

/** What the rules depend on. */
export interface OperationFacts {
  article: Article;
  rights: Rights;
  /** Names of its categories that are closed to the user; null when none is. */
  excluded: readonly string[] | null;
  /** The user wrote it, and the office asks for a second person. */
  isOwnWork: boolean;
  /** Title of an article with a link to this one. */
  linkedFrom: string | null;
  /** A category it would bring back leads out of the bulletin by now. */
  leadsOut: string | null;
  /** Errors in its texts. */
  textErrors: readonly PublicationError[];
  maxNewAttachments: number;
  requiresSecondPerson: boolean;
  grantors: readonly Grantor[];
  now: Date;
}

/** Every operation that changes the article, in the order of the card. */
export function articleOperations(facts: OperationFacts): OperationVerdict[] {
  const { article } = facts;
  const locks = articleLocks({
    ...articleContext(article, facts.rights.permissions, facts.maxNewAttachments),
    requiresSecondPerson: facts.requiresSecondPerson,
  });
  const answer = (operation: OperationId, name: string, obstacle: () => Obstacle | null) =>
    verdict(operation, name, contractObstacle(operation, facts.rights, facts.grantors) ?? obstacle());
  return [
    answer('updateArticle', 'Zapis zmian', () => closed(facts) ?? saving(article, locks)),
    ...statusVerdicts(facts),
    answer('createArticlePreview', 'Podgląd', () => locked(locks.preview, previewRemedy)),
    answer(
      'createArticleVersion',
      'Nowa wersja',
      () => closed(facts) ?? locked(locks.newVersion, versionRemedy(article, facts)),
    ),
    answer('restoreArticleVersion', 'Przywrócenie tej wersji', () => closed(facts) ?? restoring(facts)),
    answer(
      'changeArticleVisibility',
      article.isHidden ? 'Pokazanie w historii' : 'Ukrycie w historii',
      () =>
        closed(facts) ??
        locked(locks.visibility, 'Opublikuj nowszą wersję albo wycofaj tę z publikacji, a potem ją ukryj') ??
        showingObstacle(article),
    ),
    answer('copyArticleToTranslation', 'Tłumaczenie', () => closed(facts) ?? translating(article)),
    answer('deleteArticles', 'Usunięcie', () => deleting(facts, locks)),
  ];
}

function statusVerdicts(known: OperationFacts): OperationVerdict[] {
  const { article, rights, excluded, isOwnWork, textErrors, grantors, now } = known;
  const facts = statusFactsOf(article, excluded, isOwnWork);
  return Object.values(ArticleStatus)
    .filter((to) => to !== article.status)
    .map((to) => {
      // a written reason is a matter of the call
      const wish = { to, permissions: rights.permissions, reason: '…', now };
      const closedByContract = contractObstacle('changeArticleStatus', rights, grantors);
      const obstacles = statusObstacles(facts, wish);
      const obstacle =
        obstacles === null ? closedByContract : statusObstacle(article, to, obstacles, { rights, grantors });
      const isWithdrawal = article.status === ArticleStatus.Published && to === ArticleStatus.Withdrawed;
      const name = isWithdrawal ? 'Wycofanie z publikacji' : `Zmiana statusu na: ${articleStatusLabels[to]}`;
      const written = isPublication(to) && textErrors.length > 0 ? textErrorsMessage(textErrors) : null;
      const condition = isWithdrawal ? 'Potrzebny jest powód wycofania' : written;
      return verdict('changeArticleStatus', name, obstacle, { status: to, condition });
    });
}

function closed({ excluded }: OperationFacts): Obstacle | null {
  return excluded === null
    ? null
    : { cause: 'category', reason: excludedMessage(excluded), remedy: closedCategoryRemedy };
}

function locked(lock: Lock, remedy: string): Obstacle | null {
  return lock.locked ? { cause: 'lock', reason: lock.reason, remedy } : null;
}

function saving(article: Article, locks: ArticleLocks): Obstacle | null {
  return canSaveArticle(locks) ? null : locked(locks.mainFields, editRemedy(article));
}

function restoring({ article, rights, leadsOut }: OperationFacts): Obstacle | null {
  const { isEditable, isCurrentVersion } = article;
  if (leadsOut !== null)
    return { cause: 'category', reason: leadsOut, remedy: 'Wpisz treść tej wersji do nowej wersji artykułu' };
  const currentStatus = article.versions[0]?.status ?? article.status;
  const lock = restoreLock({ permissions: rights.permissions, isEditable, isCurrentVersion, currentStatus });
  const remedy = isCurrentVersion
    ? 'Otwórz starszą wersję na liście wersji'
    : 'Dokończ i opublikuj nowszą wersję albo usuń jej wersję roboczą';
  return locked(lock, isEditable ? remedy : editRemedy(article));
}

function translating({ languages, translations }: Article): Obstacle | null {
  const done = new Set(translations.map(({ languageId }) => languageId));
  if (languages.some(({ id }) => !done.has(id))) return null;
  return {
    cause: 'lock',
    reason: 'Artykuł jest już we wszystkich językach serwisu',
    remedy: 'Kolejny język dodaje się w ustawieniach wersji językowych',
  };
}

function deleting(facts: OperationFacts, locks: ArticleLocks): Obstacle | null {
  const { article, linkedFrom } = facts;
  const obstacle = locked(locks.delete, deleteRemedy(article, facts)) ?? closed(facts);
  if (obstacle !== null || linkedFrom === null) return obstacle;
  return {
    cause: 'references',
    reason: linkMessage(linkedFrom),
    remedy: 'Usuń to łącze, a potem artykuł',
  };
}

/** An article that others lead to is not deleted. */
export function linkMessage(title: string): string {
  return `Do artykułu prowadzi łącze z artykułu „${title}”`;
}
