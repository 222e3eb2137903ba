import {
  type PublicationObstacle,
  publicationObstacles,
} from '@redakcja/domain/articles/publication/publication-obstacles';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleValues } from '../article-form-model.ts';

/** What publication would lack with what the form holds, but for the dates, which the dialog itself asks for. */
export function missingForPublication(article: Article, values: ArticleValues): PublicationObstacle[] {
  const [main] = values.categories;
  const isSame = main?.id === article.categories[0]?.id;
  const mainMenuElementDisplayText = isSame ? article.mainMenuElementDisplayText : (main?.displayText ?? null);
  const { baseArticleType } = article;
  const obstacles = publicationObstacles({ ...values, baseArticleType, mainMenuElementDisplayText });
  return obstacles.filter(({ path }) => path !== 'publishStart');
}
