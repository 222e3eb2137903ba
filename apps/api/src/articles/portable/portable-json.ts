// An article with all its languages and versions as the database gives it: still with numbers of this server, which export-articles.ts replaces.
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import type { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { LinkType } from '@redakcja/generated/model/linkType';
import { LinkType as LinkTypes } from '@redakcja/generated/model/linkType';
import type { MediaType } from '@redakcja/generated/model/mediaType';
import type { PortableChange } from '@redakcja/generated/model/portableChange';
import type { PortableHistory } from '@redakcja/generated/model/portableHistory';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { listOf, objectOf, utc } from '../../database/rows/json-sql.ts';
import { categoryOrder } from '../../shared/categories/main-category.ts';

interface StoredLink {
  type: LinkType;
  categoryId: number | null;
  key: string | null;
  version: number | null;
  url: string | null;
  displayText: string;
  title: string;
  target: LinkTarget;
}

interface StoredMedium {
  type: MediaType;
  url: string;
  displayText: string;
  title: string;
  target: LinkTarget;
  thumbnailId: number | null;
}

interface StoredAttachment {
  documentRepositoryId: number;
  sha256: string;
  filename: string;
  displayName: string;
  isAdded: boolean;
  createdDate: string;
  createdBy: string;
}

type Parts = 'categories' | 'links' | 'multimedia' | 'attachments';

export type StoredVersion = Required<Omit<PortableVersion, Parts | 'history' | 'status'>> & {
  status: ArticleStatus;
  categories: number[];
  links: StoredLink[];
  multimedia: StoredMedium[];
  attachments: StoredAttachment[];
  history: PortableHistory;
};

export interface StoredArticle {
  key: string;
  template: ArticleTemplate;
  versions: StoredVersion[];
}

/** Links to what was imported, and those whose destination has not been imported yet. */
const links = listOf<StoredLink>(
  objectOf<StoredLink>({
    type: 'x.type',
    categoryId: 'x.menu_element_id',
    key: 'x.key',
    version: 'x.version',
    url: 'x.url',
    displayText: 'x.display_text',
    title: 'x.title',
    target: 'x.target',
  }),
  'x.position',
  `(select s.position, s.type, s.menu_element_id, b.key, t.version, s.url, s.display_text, s.title, s.target
      from article_links s left join articles t on t.id = s.linked_article_id left join base_articles b on b.id = t.base_article_id
      where s.article_id = a.id
    union all select w.position, ${LinkTypes.Article}, null, w.key, w.version, null, w.display_text, w.title, w.target
      from awaited_links w where w.article_id = a.id) x`,
);

const medium = objectOf<StoredMedium>({
  type: 'x.type',
  url: 'x.url',
  displayText: 'x.display_text',
  title: 'x.title',
  target: 'x.target',
  thumbnailId: 'x.thumbnail_id',
});

const attachment = objectOf<StoredAttachment>({
  documentRepositoryId: 'd.id',
  sha256: 'f.sha256',
  filename: 'd.file_name',
  displayName: 'x.display_name',
  isAdded: 'x.is_added',
  createdDate: utc('x.created_date'),
  createdBy: 'x.created_by',
});

const change = objectOf<PortableChange>({
  createdDate: utc('x.created_date'),
  createdBy: 'x.created_by',
  isPerson: 'x.created_by_id is not null',
  description: 'x.description',
  changeText: 'x.change_text',
  details: listOf<string>('d', 'place', 'jsonb_array_elements_text(x.details) with ordinality as e (d, place)'),
});

const history = objectOf<PortableHistory>({
  isHidden: 'a.is_hidden',
  createdDate: utc('a.created_date'),
  createdBy: 'a.created_by',
  confirmedDate: utc('a.confirmed_date'),
  publishedDate: utc('a.published_date'),
  withdrawedDate: utc('a.withdrawed_date'),
  archivedDate: utc('a.archived_date'),
  changeLog: listOf<PortableChange>(change, 'x.id', 'change_log x where x.article_id = a.id'),
});

const version = objectOf<StoredVersion>({
  language: 'l.iso_code',
  version: 'a.version',
  status: 'a.status',
  title: 'a.title',
  shortDescription: 'a.short_description',
  content: 'a.content',
  extraContent: 'a.extra_content',
  titleFromFooter: 'a.title_from_footer',
  baseArticleProvidingEntity: 'a.providing_entity',
  baseArticleAuthorName: 'a.author_name',
  baseArticleAuthorEmail: 'a.author_email',
  baseArticleInformationCreated: utc('a.information_created'),
  publishStart: utc('a.publish_start'),
  publishEnd: utc('a.publish_end'),
  archiveAfterPublishEnd: 'a.archive_after_publish_end',
  tags: listOf<string>('t.name', 't.name', 'article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id'),
  categories: listOf<number>('x.menu_element_id', categoryOrder('x'), 'article_categories x where x.article_id = a.id'),
  links,
  multimedia: listOf<StoredMedium>(medium, 'x.position', 'article_multimedia x where x.article_id = a.id'),
  attachments: listOf<StoredAttachment>(
    attachment,
    'x.is_added, x.position, x.id',
    `article_attachments x join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
      where x.article_id = a.id`,
  ),
  history,
});

/** `base` is the base article. */
export const storedArticle = objectOf<StoredArticle>({
  key: 'base.key',
  template: 'base.template',
  versions: listOf<StoredVersion>(
    version,
    `l.iso_code <> 'PL', l.iso_code collate "C", a.version`,
    'articles a join languages l on l.id = a.language_id where a.base_article_id = base.id',
  ),
});
