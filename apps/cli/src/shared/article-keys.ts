// Articles are content and not configured; what leads to one names its language and title.
import { getArticle, listArticles } from '@redakcja/generated/axios/articles/articles';
import { ArticleType } from '@redakcja/generated/model/articleType';

export async function articleKeyOf(id: number): Promise<[lang: string, title: string]> {
  const { language, title } = await getArticle(id);
  return [language.isoCode, title];
}

export async function articleIdOf([lang = 'PL', title = '']: readonly string[]): Promise<number | undefined> {
  const { items } = await listArticles({
    lang,
    types: Object.values(ArticleType),
    filters: [`title;equal;${title}`],
    sortings: ['createdDate;desc'],
    size: 1,
  });
  return items[0]?.id;
}
