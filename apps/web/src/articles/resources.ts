import { articleStatusSlugs, isSystemArticle } from '@redakcja/domain/articles/article-labels';
import { nouns } from '@redakcja/domain/shared/text/polish-plural';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { listInformationMarksDefinition } from '@redakcja/generated/lists/listInformationMarks';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { getArticlePath } from '@redakcja/generated/paths';
import { editPath, type ListScreen, type Resource, recordAddress, type Screen } from '../shared/resource.ts';

const article = {
  name: 'article',
  section: 'articles',
  list: listArticlesDefinition,
  isPerLanguage: true,
  nouns: nouns.article,
  record: getArticlePath,
  genitives: { list: 'listy artykułów', one: 'artykułu', many: 'artykułów' },
  toasts: { created: 'Artykuł został zapisany', saved: 'Artykuł został zapisany' },
} as const;

export const articles = {
  ...article,
  path: '/artykuly/artykuly',
  title: 'Artykuły',
  help: 'podrecznik-redaktora#lista',
  create: { word: 'utworz-nowy', title: 'Nowy artykuł', crumb: 'nowy', button: 'Dodaj artykuł' },
  editTitle: 'Edycja artykułu',
} as const satisfies Resource;

export const systemArticles = {
  ...article,
  path: '/artykuly/systemowe-artykuly',
  title: 'Artykuły systemowe',
  help: 'podrecznik-redaktora#systemowe',
  editTitle: 'Edycja artykułu systemowego',
} as const satisfies Resource;

export const articlePreview = {
  section: 'articles',
  path: '/artykuly/artykuly/podgląd',
  title: 'Podgląd artykułu',
  help: 'podrecznik-redaktora#publikacja',
} as const satisfies Screen;

export const informationMarks = {
  section: 'articles',
  path: '/artykuly/metryki',
  title: 'Metryki informacji',
  help: 'metryka',
  list: listInformationMarksDefinition,
  genitives: { list: 'metryk' },
} as const satisfies ListScreen;

interface SystemArticleScreen extends Screen {
  type: ArticleType;
}

/** The special pages of section 2.2: the one system article of its type. */
export const systemArticleScreens = [
  {
    section: 'articles',
    path: '/artykuly/systemowe-artykuly/instrukcja',
    title: 'Instrukcja',
    type: ArticleType.Instruction,
  },
  { section: 'articles', path: '/artykuly/systemowe-artykuly/rss', title: 'RSS', type: ArticleType.Rss },
  {
    section: 'articles',
    path: '/artykuly/systemowe-artykuly/ochrona-danych-osobowych',
    title: 'Ochrona danych osobowych',
    type: ArticleType.PersonalDataProtection,
  },
  {
    section: 'articles',
    path: '/artykuly/systemowe-artykuly/ponowne-wykorzystanie',
    title: 'Ponowne wykorzystanie',
    type: ArticleType.Reuse,
  },
  {
    section: 'articles',
    path: '/artykuly/systemowe-artykuly/udostepnienie-informacji-publicznej',
    title: 'Udostępnienie informacji publicznej',
    type: ArticleType.SharingPublicInformation,
  },
] as const satisfies SystemArticleScreen[];

export type ArticleResource = typeof articles | typeof systemArticles;

/** The list that contains articles of a type. */
export function articleResource(type: ArticleType): ArticleResource {
  return isSystemArticle(type) ? systemArticles : articles;
}

/** Address of the form of one version in one language. */
export function articleEditPath(id: number, type: ArticleType): string {
  return editPath(articleResource(type), id);
}

/** Address of the list of one status. */
export function articleStatusPath<const R extends ArticleResource>({ path }: R, status: ArticleStatus) {
  return `${path as R['path']}-${articleStatusSlugs[status]}` as const;
}

/** Address of an article in the contract. */
export const articleRecord = (id: number) => recordAddress(article, id);
