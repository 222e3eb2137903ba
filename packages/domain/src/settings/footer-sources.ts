// Articles that the footer may lead to.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';

/** Status at most Published (specification, section 4, Other). */
export const footerArticleStatuses: readonly ArticleStatus[] = Object.values(ArticleStatus).filter(
  (status) => status <= ArticleStatus.Published,
);

/**
 * Pages that the site makes by itself are not offered (specification, section 4, Other). The „terms pages” of that list have no type of their own;
 * personal data, reuse and access to information stay, since the law asks for links to them.
 */
const excluded: readonly ArticleType[] = [
  ArticleType.Stats,
  ArticleType.Sitemap,
  ArticleType.Search,
  ArticleType.Rss,
  ArticleType.ChangeLog,
  ArticleType.Instruction,
  ArticleType.ClientData,
  ArticleType.DigitalAvailability,
];

export const footerArticleTypes: readonly ArticleType[] = Object.values(ArticleType).filter(
  (type) => !excluded.includes(type),
);
