import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { articlePath } from '@redakcja/site/parts/addresses';
import { useSession } from '../../../shared/session/session.ts';
import { OutsideLink } from '../../../shared/ui/page/outside-link.tsx';

/** Where visitors read the article; nothing for one that they cannot read. */
export function OnSiteLink({ article }: { article: Article }) {
  const { siteAddress } = useSession().parameters;
  if (article.status !== ArticleStatus.Published || article.isHidden) return null;
  const path = articlePath(article.language.isoCode, { id: article.baseArticleId, slug: article.slug });
  return <OutsideLink href={siteAddress + path} label="Zobacz na stronie" />;
}
