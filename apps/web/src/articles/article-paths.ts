import { isSystemArticle } from '@redakcja/domain/articles/article-labels';
import type { ArticleType } from '@redakcja/generated/model/articleType';

/** Addresses of the articles (specification, section 2.2); cards come back to the list by these names. */
export const articlesPath = '/artykuly/artykuly';
export const systemArticlesPath = '/artykuly/systemowe-artykuly';

/** The card of one version in one language. */
export function articleCard(id: number, type: ArticleType): string {
  return `${isSystemArticle(type) ? systemArticlesPath : articlesPath}/edytuj/${id}`;
}
