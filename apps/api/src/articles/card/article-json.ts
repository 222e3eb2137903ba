// One article as the contract has it, built by the database in one round trip.
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleCategory } from '@redakcja/generated/model/articleCategory';
import type { ArticleLanguage } from '@redakcja/generated/model/articleLanguage';
import type { ArticleLink } from '@redakcja/generated/model/articleLink';
import type { ArticleTag } from '@redakcja/generated/model/articleTag';
import type { ArticleTranslation } from '@redakcja/generated/model/articleTranslation';
import type { Attachment } from '@redakcja/generated/model/attachment';
import type { ChangeLogDetail } from '@redakcja/generated/model/changeLogDetail';
import type { ChangeLogEntry } from '@redakcja/generated/model/changeLogEntry';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { MultimediaItem } from '@redakcja/generated/model/multimediaItem';
import { articleAddress, listOf, objectOf, utc } from '../../database/rows/json-sql.ts';
import { categoryOrder } from '../../shared/categories/main-category.ts';
import { isScanSql } from '../../shared/is-scan.ts';
import { flagOf } from '../../shared/language-flag.ts';
import { publishedBy } from '../../shared/published-by.ts';
import { pictureSql } from '../../shared/stored-picture.ts';
import { review } from '../review/review-sql.ts';
import { mainCategory } from '../status/publishable.ts';

const language = (alias: string) =>
  objectOf<ArticleLanguage>({
    id: `${alias}.id`,
    isoCode: `${alias}.iso_code`,
    name: `${alias}.name`,
    status: `${alias}.status`,
    isoCodeFile: flagOf(`${alias}.iso_code`),
  });

const version = objectOf<ArticleTranslation>({
  id: 'v.id',
  languageId: 'v.language_id',
  isoCode: 'v.iso_code',
  version: 'v.version',
  title: 'v.title',
  status: 'v.status',
  url: articleAddress('v'),
  slug: 'v.slug',
  createdDate: utc('v.created_date'),
  isHidden: 'v.is_hidden',
});

const versions = listOf<ArticleTranslation>(
  version,
  'v.version desc',
  `(select v.*, vl.iso_code from articles v join languages vl on vl.id = v.language_id
    where v.base_article_id = a.base_article_id and v.language_id = a.language_id) v`,
);

const translations = listOf<ArticleTranslation>(
  version,
  "v.iso_code <> 'PL', v.language_id",
  `(select distinct on (v.language_id) v.*, vl.iso_code from articles v join languages vl on vl.id = v.language_id
    where v.base_article_id = a.base_article_id order by v.language_id, v.version desc) v`,
);

const languages = listOf<ArticleLanguage>(
  language('x'),
  "x.iso_code <> 'PL', x.name",
  `languages x where x.status = ${LanguageStatus.Active}`,
);

const attachment = objectOf<Attachment>({
  id: 'x.id',
  documentRepositoryId: 'd.id',
  documentRepositoryFileId: 'f.id',
  filename: 'd.file_name',
  displayName: 'x.display_name',
  size: 'f.size',
  content: 'null',
  contentType: 'f.content_type',
  fileType: 'd.file_type',
  crc32File: 'f.crc32',
  createdBy: 'x.created_by',
  createdDate: utc('x.created_date'),
  isScan: isScanSql('f'),
});

export const attachments = (condition: string) =>
  listOf<Attachment>(
    attachment,
    'x.is_added, x.position, x.id',
    `article_attachments x join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
      where x.article_id = a.id and ${condition}`,
  );

const tags = listOf<ArticleTag>(
  objectOf<ArticleTag>({ id: 't.id', name: 't.name' }),
  't.name',
  'article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id',
);

const category = objectOf<ArticleCategory>({
  id: 'm.id',
  displayText: 'p.shown_text',
  menuType: 'm.type',
  path: 'p.path',
});

const inCategories = `article_categories x join menu_elements m on m.id = x.menu_element_id
  join menu_element_paths p on p.menu_element_id = m.id and p.language_id = a.language_id where x.article_id = a.id`;

const link = objectOf<ArticleLink>({
  id: 'x.id',
  articleTranslationId: 'x.article_id',
  type: 'x.type',
  linkToMenuElementId: 'x.menu_element_id',
  linkToMenuElementType: 'm.type',
  linkToArticleTranslationId: 'x.linked_article_id',
  displayText: 'x.display_text',
  title: 'x.title',
  url: 'x.url',
  slug: 'coalesce(n.slug, b.slug)',
  target: 'x.target',
  index: 'x.position',
});

export const links = listOf<ArticleLink>(
  link,
  'x.position',
  `article_links x
    left join menu_elements m on m.id = x.menu_element_id
    left join menu_element_translations n on n.menu_element_id = m.id and n.language_id = a.language_id
    left join articles b on b.id = x.linked_article_id
    where x.article_id = a.id`,
);

const medium = objectOf<MultimediaItem>({
  id: 'x.id',
  type: 'x.type',
  url: 'x.url',
  displayText: 'x.display_text',
  title: 'x.title',
  target: 'x.target',
  thumbnailId: 'x.thumbnail_id',
  thumbnail: pictureSql('f', 'o'),
});

export const multimedia = listOf<MultimediaItem>(
  medium,
  'x.position',
  `article_multimedia x left join files f on f.id = x.thumbnail_id left join files o on o.id = f.original_id
    where x.article_id = a.id`,
);

const changeLogEntry = objectOf<ChangeLogEntry>({
  id: 'x.id',
  createdDate: utc('x.created_date'),
  createdBy: 'x.created_by',
  version: 'lv.version',
  description: 'x.description',
  changeText: 'x.change_text',
  details: listOf<ChangeLogDetail>(
    objectOf<ChangeLogDetail>({ description: 'd' }),
    'place',
    'jsonb_array_elements_text(x.details) with ordinality as e (d, place)',
  ),
});

const changeLog = listOf<ChangeLogEntry>(
  changeLogEntry,
  'x.id desc',
  `articles lv join change_log x on x.article_id = lv.id
    where lv.base_article_id = a.base_article_id and lv.language_id = a.language_id`,
);

const newest = `(select max(n.version) from articles n
  where n.base_article_id = a.base_article_id and n.language_id = a.language_id)`;

/** Links of the footer that lead to an article, to whichever of its versions. */
const inFooter = (alias: string) => `select from footer_links x join articles linked on linked.id = x.article_id
  where linked.base_article_id = ${alias}.base_article_id and linked.language_id = ${alias}.language_id`;

/** `a` is the article, `base` its base article, `l` its language. */
export const article = objectOf<Article>({
  id: 'a.id',
  title: 'a.title',
  titleFromFooter: 'a.title_from_footer',
  updateTitleInFooter: 'false',
  isExistsIntoFooterInformation: `exists (${inFooter('a')})`,
  shortDescription: 'a.short_description',
  content: 'a.content',
  extraContent: 'a.extra_content',
  addedExtraContent: 'a.extra_content is not null',
  status: 'a.status',
  url: articleAddress('a'),
  slug: 'a.slug',
  language: language('l'),
  languages,
  translations,
  baseArticleType: 'a.type',
  baseArticleTemplate: 'base.template',
  baseArticleId: 'base.id',
  baseArticleProvidingEntity: 'a.providing_entity',
  baseArticleAuthorName: 'a.author_name',
  baseArticleAuthorEmail: 'a.author_email',
  baseArticleInformationCreated: utc('a.information_created'),
  publishStart: utc('a.publish_start'),
  publishEnd: utc('a.publish_end'),
  archiveAfterPublishEnd: 'a.archive_after_publish_end',
  missedPublication: 'a.missed_publication',
  createdDate: utc('a.created_date'),
  confirmedDate: utc('a.confirmed_date'),
  publishedDate: utc('a.published_date'),
  withdrawedDate: utc('a.withdrawed_date'),
  archivedDate: utc('a.archived_date'),
  currentVersion: newest,
  version: 'a.version',
  isCurrentVersion: `a.version = ${newest}`,
  isHidden: 'a.is_hidden',
  isEditable: 'base.is_editable',
  versions,
  attachments: attachments('not x.is_added'),
  addedAttachments: attachments('x.is_added'),
  countNewAttachmentsAfterPublish:
    '(select count(*) from article_attachments x where x.article_id = a.id and x.is_added)',
  tags,
  categories: listOf<ArticleCategory>(category, categoryOrder('x'), inCategories),
  links,
  multimedia,
  changeLogEntries: changeLog,
  createdBy: 'a.created_by',
  publishedBy: `case when a.published_date is not null then ${publishedBy('a')} end`,
  mainMenuElementDisplayText: mainCategory,
  tooltipCategories: listOf<string>('p.path', categoryOrder('x'), inCategories),
  review,
});
