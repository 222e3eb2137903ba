// Articles that the footer may link to.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';

/** Status at most Published (specification, section 4, Other). */
export const footerArticleStatuses: readonly ArticleStatus[] = Object.values(ArticleStatus).filter(
  (status) => status <= ArticleStatus.Published,
);

/**
 * Pages that the site generates are not offered (specification, section 4, Other). The „terms pages” of that list have no type of their own;
 * personal data, reuse and access to information stay, because the law requires links to them.
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
