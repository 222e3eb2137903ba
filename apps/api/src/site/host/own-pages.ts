import { ArticleType } from '@redakcja/generated/model/articleType';
import { pages } from '@redakcja/site/parts/addresses';

/** System articles that the bulletin makes itself, by the page that stands for them. */
export const ownPages: Readonly<Partial<Record<ArticleType, string>>> = {
  [ArticleType.Rss]: pages.feeds,
  [ArticleType.ChangeLog]: pages.changes,
  [ArticleType.Search]: pages.search,
  [ArticleType.Stats]: pages.statistics,
  [ArticleType.Sitemap]: pages.map,
  [ArticleType.ClientData]: pages.office,
};
