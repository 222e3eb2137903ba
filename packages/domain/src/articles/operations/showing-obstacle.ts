// A hidden version is shown again by one press, which asks for no reason: with a number of a person in it, it is not.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { Obstacle } from '../../shared/operation-verdict.ts';
import { isOfPerson } from '../../shared/text/public-texts.ts';
import { nameErrors } from '../check/attachment-findings.ts';
import { checkArticle } from '../check/check-text.ts';

const reason = 'Ta wersja ma numer PESEL, dowodu albo paszportu, a w historii czyta ją każdy';
const remedy = 'Przywróć jej treść jako nową wersję roboczą i usuń z niej numer';

/** Why a version cannot be shown again in the public history; null when it can. */
export function showingObstacle(article: Article): Obstacle | null {
  const isPublicAgain =
    article.isHidden && article.status === ArticleStatus.Archived && article.withdrawedDate === null;
  return isPublicAgain && hasNumbers(article) ? { cause: 'lock', reason, remedy } : null;
}

function hasNumbers(article: Article): boolean {
  const { attachments } = article.review;
  return (
    checkArticle(article).some(({ code }) => isOfPerson(code)) ||
    attachments.some((one) =>
      [...one.findings.map(({ code }) => code), ...nameErrors(one).map(({ kind }) => kind)].some(isOfPerson),
    )
  );
}
