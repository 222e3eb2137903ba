// What stands in the way of publishing a row. Apart from the schemas, because a list of articles needs this and no form.
import { ArticleType } from '@redakcja/generated/model/articleType';

/** The specification's sentences (section 5, Article). */
export const publicationMessages = {
  startNotLaterThanNow: 'Data publikacji od musi być większa od daty aktualnej',
  endNotLaterThanStart: 'Data publikacji do musi być późniejsza niż data publikacji od',
  endNotLaterThanNow: 'Data publikacji do musi być późniejsza niż aktualna',
  endMissing: 'Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie',
  startMissing: 'Podaj datę publikacji od',
  categoryMissing: 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną',
} as const;

/**
 * Why a row cannot go to ToPublish, as Polish sentences; empty when nothing stands in the way.
 * A common article needs a main category with a display text (specification, section 4, Bulk actions), every article a start.
 */
export function publicationObstacles(article: {
  type: ArticleType;
  mainMenuElementDisplayText: string | null;
  publishStart: string | null;
}): string[] {
  const obstacles: string[] = [];
  if (article.type === ArticleType.Common && !article.mainMenuElementDisplayText) {
    obstacles.push(publicationMessages.categoryMissing);
  }
  if (!article.publishStart) obstacles.push(publicationMessages.startMissing);
  return obstacles;
}
