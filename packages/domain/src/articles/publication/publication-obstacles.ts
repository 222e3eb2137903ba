// Why an article cannot be published. Separate from the form schemas, since the article list needs only this.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { type MissingMark, missingMarks } from '../marks/information-marks.ts';
import { publicationMessages } from './publication-messages.ts';

/** Data that the obstacles to publication depend on. */
export type Publishable = Pick<
  Article,
  | 'baseArticleType'
  | 'mainMenuElementDisplayText'
  | 'publishStart'
  | 'baseArticleProvidingEntity'
  | 'baseArticleAuthorName'
  | 'baseArticleInformationCreated'
>;

export interface PublicationObstacle {
  /** Field of the card that is to be filled in. */
  path: MissingMark['path'] | 'categories' | 'publishStart';
  /** Polish message. */
  message: string;
}

/**
 * What an article lacks for publication, in the order of the card; empty when it can be published. One rule for every way there: the step, the
 * call, many at once, and the schedule. A common article requires a main category with a display text (specification, section 4, Bulk actions),
 * every article a start and the marks of art. 8 (section 5).
 */
export function publicationObstacles(article: Publishable): PublicationObstacle[] {
  const isPlaced = article.baseArticleType !== ArticleType.Common || isFilled(article.mainMenuElementDisplayText);
  return [
    ...missingMarks(article),
    ...(isFilled(article.publishStart)
      ? []
      : [{ path: 'publishStart' as const, message: publicationMessages.startMissing }]),
    ...(isPlaced ? [] : [{ path: 'categories' as const, message: publicationMessages.categoryMissing }]),
  ];
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
