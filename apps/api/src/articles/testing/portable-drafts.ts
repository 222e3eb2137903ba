// Articles as an import has them.
import type { CategoryPath } from '@redakcja/generated/model/categoryPath';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';

export const draft = (
  more: Partial<PortableArticle['versions'][number]> = {},
): PortableArticle['versions'][number] => ({
  language: 'PL',
  title: 'Statut',
  shortDescription: 'Tekst',
  content: '<p>Rozdział I</p>',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-01-20T07:30:00.000Z',
  ...more,
});
export const article = (key: string, ...versions: PortableArticle['versions']): PortableArticle => ({ key, versions });
export const category: CategoryPath = { path: ['Prawo › lokalne'], menu: 20 };

export const history = {
  isHidden: false,
  createdDate: '2020-01-01T08:00:00.000Z',
  createdBy: 'Anna Dawna',
  confirmedDate: null,
  publishedDate: '2020-01-02T08:00:00.000Z',
  withdrawedDate: null,
  archivedDate: null,
  changeLog: [],
};
