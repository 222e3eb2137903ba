import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { articlePath } from '@redakcja/site/parts/addresses';
import { useSession } from '../../shared/session/session.ts';

/** Where visitors read the article; nothing for one that they cannot read. */
export function OnSiteLink({ article }: { article: Article }) {
  const { siteAddress } = useSession().parameters;
  if (article.status !== ArticleStatus.Published || article.isHidden) return null;
  const path = articlePath(article.language.isoCode, { id: article.baseArticleId, slug: article.slug });
  return (
    <a
      className="p-button p-component link-button button-secondary p-button-outlined inline-flex align-items-center no-underline"
      href={siteAddress + path}
      target="_blank"
      rel="noopener noreferrer"
    >
      <i className="p-button-icon p-button-icon-left pi pi-external-link" aria-hidden="true" />
      <span className="p-button-label">Zobacz na stronie</span>
    </a>
  );
}
