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
import type { Thumbnail } from '@redakcja/generated/model/thumbnail';
import { etagOf } from '../shared/etag.ts';
import { fileAddressSql } from '../shared/file-address.ts';
import { type JsonOf, parseJson } from '../shared/json-of.ts';
import { flagOf } from '../shared/language-flag.ts';
import { notFound } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { articleAddress, listOf, objectOf, utc } from '../shared/sql-json.ts';
import { statementOf } from '../shared/sql-values.ts';

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

const versions = `(select ${listOf(version, 'v.version desc')}
  from (select v.*, vl.iso_code from articles v join languages vl on vl.id = v.language_id
    where v.base_article_id = a.base_article_id and v.language_id = a.language_id) v)`;

const translations = `(select ${listOf(version, "v.iso_code <> 'PL', v.language_id")}
  from (select distinct on (v.language_id) v.*, vl.iso_code from articles v join languages vl on vl.id = v.language_id
    where v.base_article_id = a.base_article_id order by v.language_id, v.version desc) v)`;

const languages = `(select ${listOf(language('x'), "x.iso_code <> 'PL', x.name")} from languages x where x.status = ${LanguageStatus.Active})`;

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
});

export const attachments = (condition: string) => `(select ${listOf(attachment, 'x.is_added, x.position, x.id')}
  from article_attachments x join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
  where x.article_id = a.id and ${condition})`;

const tags = `(select ${listOf(objectOf<ArticleTag>({ id: 't.id', name: 't.name' }), 't.name')}
  from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id)`;

const category = objectOf<ArticleCategory>({
  id: 'm.id',
  displayText: 'p.shown_text',
  menuType: 'm.type',
  path: 'p.path',
});

const categories = (what: string) => `(select ${listOf(what, 'x.position')}
  from article_categories x join menu_elements m on m.id = x.menu_element_id
  join menu_element_paths p on p.menu_element_id = m.id and p.language_id = a.language_id where x.article_id = a.id)`;

const mainCategory = `(select p.display_text from article_categories x
  join menu_element_paths p on p.menu_element_id = x.menu_element_id and p.language_id = a.language_id
  where x.article_id = a.id order by x.position limit 1)`;

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

export const links = `(select ${listOf(link, 'x.position')}
  from article_links x
  left join menu_elements m on m.id = x.menu_element_id
  left join menu_element_translations n on n.menu_element_id = m.id and n.language_id = a.language_id
  left join articles b on b.id = x.linked_article_id
  where x.article_id = a.id)`;

const thumbnail = objectOf<Thumbnail>({ id: 'f.id', path: fileAddressSql('f') });

const medium = objectOf<MultimediaItem>({
  id: 'x.id',
  type: 'x.type',
  url: 'x.url',
  displayText: 'x.display_text',
  title: 'x.title',
  target: 'x.target',
  thumbnailId: 'x.thumbnail_id',
  thumbnail: `(select ${thumbnail} from files f where f.id = x.thumbnail_id)`,
});

export const multimedia = `(select ${listOf(medium, 'x.position')} from article_multimedia x where x.article_id = a.id)`;

const changeLogEntry = objectOf<ChangeLogEntry>({
  id: 'x.id',
  createdDate: utc('x.created_date'),
  createdBy: 'x.created_by',
  description: 'x.description',
  changeText: 'x.change_text',
  details: `(select ${listOf(objectOf<ChangeLogDetail>({ description: 'd' }), 'place')}
    from jsonb_array_elements_text(x.details) with ordinality as e (d, place))`,
});

const changeLog = `(select ${listOf(changeLogEntry, 'x.id desc')} from change_log x where x.article_id = a.id)`;

const newest = `(select max(n.version) from articles n
  where n.base_article_id = a.base_article_id and n.language_id = a.language_id)`;

/** Links of the footer that lead to an article, to whichever of its versions. */
const inFooter = (alias: string) => `select from footer_links x join articles linked on linked.id = x.article_id
  where linked.base_article_id = ${alias}.base_article_id and linked.language_id = ${alias}.language_id`;

const article = objectOf<Article>({
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
  categories: categories(category),
  links,
  multimedia,
  changeLogEntries: changeLog,
  createdBy: 'a.created_by',
  mainMenuElementDisplayText: mainCategory,
  tooltipCategories: categories('p.path'),
});

const statement = statementOf(`select a.revision, ${article}::text as json
  from articles a join base_articles base on base.id = a.base_article_id join languages l on l.id = a.language_id where a.id = $1`);

export function articleNotFound(id: number) {
  return notFound(`Nie znaleziono artykułu o numerze ${id}`);
}

/** The article as text to be answered; throws notFound. */
export async function readArticleJson({ read }: Pick<Services, 'read'>, id: number) {
  const [row] = await read<{ revision: number; json: JsonOf<Article> }>(statement, [id]);
  if (row === undefined) throw articleNotFound(id);
  return { json: row.json, revision: row.revision, etag: etagOf(row.revision) };
}

/** The article as rules need it; throws notFound. */
export async function readArticle(services: Pick<Services, 'read'>, id: number) {
  const { json, ...row } = await readArticleJson(services, id);
  return { ...row, article: parseJson(json) };
}
