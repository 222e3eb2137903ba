// Why an article cannot be published. Separate from the form schemas, since the article list needs only this.
import { ArticleType } from '@redakcja/generated/model/articleType';

/** Messages of the specification (section 5, Article). */
export const publicationMessages = {
  startNotLaterThanNow: 'Data publikacji od musi być większa od daty aktualnej',
  endNotLaterThanStart: 'Data publikacji do musi być późniejsza niż data publikacji od',
  endNotLaterThanNow: 'Data publikacji do musi być późniejsza niż aktualna',
  endMissing: 'Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie',
  startMissing: 'Podaj datę publikacji od',
  categoryMissing: 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną',
} as const;

/**
 * Why an article cannot get the status ToPublish, as Polish messages; empty when it can.
 * A common article requires a main category with a display text (specification, section 4, Bulk actions), every article a start.
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
