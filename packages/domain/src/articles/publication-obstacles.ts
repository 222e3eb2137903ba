// Why an article cannot be published. Separate from the form schemas, since the article list needs only this.
import type { Article } from '@redakcja/generated/model/article';
import { ArticleType } from '@redakcja/generated/model/articleType';
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
  path: 'categories' | Extract<keyof Publishable, `base${string}` | 'publishStart'>;
  /** Polish message. */
  message: string;
}

/**
 * What an article lacks for publication, in the order of the card; empty when it can be published. One rule for every way there: the step, the
 * call, many at once, and the schedule. A common article requires a main category with a display text (specification, section 4, Bulk actions),
 * every article a start and the source information (section 5).
 */
export function publicationObstacles(article: Publishable): PublicationObstacle[] {
  const isPlaced = article.baseArticleType !== ArticleType.Common || isFilled(article.mainMenuElementDisplayText);
  const required: [isThere: boolean, PublicationObstacle['path'], string][] = [
    [
      isFilled(article.baseArticleProvidingEntity),
      'baseArticleProvidingEntity',
      publicationMessages.providingEntityMissing,
    ],
    [isFilled(article.baseArticleAuthorName), 'baseArticleAuthorName', publicationMessages.authorMissing],
    [
      isFilled(article.baseArticleInformationCreated),
      'baseArticleInformationCreated',
      publicationMessages.informationDateMissing,
    ],
    [isFilled(article.publishStart), 'publishStart', publicationMessages.startMissing],
    [isPlaced, 'categories', publicationMessages.categoryMissing],
  ];
  return required.flatMap(([isThere, path, message]) => (isThere ? [] : [{ path, message }]));
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
