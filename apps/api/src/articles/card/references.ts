// What a saved article refers to must exist, in the language where it has one, and its categories must be open to the user.
import { excludedMessage } from '@redakcja/domain/articles/locks/excluded-categories';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { jsonSql } from '../../database/rows/json-sql.ts';
import { arrayOf, integer, json, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { forbidden, invalid } from '../../http/problem.ts';
import { closedCategories } from '../../shared/categories/category-guard.ts';
import { leadsOut } from '../../shared/categories/leading-out.ts';

const missing = (ids: string, condition: string) =>
  `array(select w.id from unnest(wanted.${ids}) as w (id) where not exists (${condition}))`;

const names = (id: string, name: string, rows: string) =>
  jsonSql<Record<string, string>>(`(select coalesce(json_object_agg(${id}, ${name}), '{}') from ${rows})`);

/** References that are refused: ids that do not exist, closed categories and newly chosen ones that lead out. Each is empty for a valid input. */
const refusedFields = {
  tags: arrayOf(integer(missing('tags', 'select from tags t where t.id = w.id and t.language_id = wanted.language'))),
  categories: arrayOf(integer(missing('categories', 'select from menu_elements m where m.id = w.id'))),
  articles: arrayOf(
    integer(missing('articles', 'select from articles a where a.id = w.id and a.language_id = wanted.language')),
  ),
  thumbnails: arrayOf(
    integer(
      missing('thumbnails', "select from files f where f.id = w.id and f.is_public and f.content_type like 'image/%'"),
    ),
  ),
  documents: arrayOf(integer(missing('documents', 'select from document_repository d where d.id = w.id'))),
  leadingOut: arrayOf(
    integer(
      `array(select m.id from menu_elements m where m.id = any(wanted.placed) and ${leadsOut('m')} and not exists (
        select from article_categories c where c.article_id = wanted.article and c.menu_element_id = m.id))`,
    ),
  ),
  /** Names of chosen categories that are closed to the user. */
  excluded: arrayOf(
    text(
      'array(select shown_text from menu_element_paths where language_id = wanted.language and menu_element_id = any(wanted.placed) and menu_element_id = any(wanted.closed))',
    ),
  ),
};

export const referenceFields = {
  /** Status of the language, null when there is none. */
  language: nullable(oneOf(LanguageStatus, '(select status from languages where id = wanted.language)')),
  ...refusedFields,
  tagNames: json(names('id', 'name', 'tags where id = any(wanted.tags)')),
  categoryNames: json(
    names(
      'menu_element_id',
      'shown_text',
      'menu_element_paths where language_id = wanted.language and menu_element_id = any(wanted.categories)',
    ),
  ),
};

const references = rowShape(referenceFields);

type Found = RowOf<typeof references>;

/** Names of what the input refers to, for the change log. */
export type Names = Pick<Found, 'tagNames' | 'categoryNames'>;

type Input = Partial<ArticleInput>;

/** What a reference is checked against. */
interface Owner {
  languageId: number;
  /** Null for a new article. */
  articleId: number | null;
}

/** `referenceFields` for this input: `select … from wanted`. */
export function selectReferences(caller: Caller, input: Input, { languageId, articleId }: Owner): SQL {
  const { tags = [], categories = [], links = [], multimedia = [], attachments = [], addedAttachments = [] } = input;
  const lists = {
    tags,
    categories: [...categories, ...present(links.map((link) => link.linkToMenuElementId))],
    articles: present(links.map((link) => link.linkToArticleTranslationId)),
    thumbnails: present(multimedia.map((item) => item.thumbnailId)),
    documents: [...attachments, ...addedAttachments].map((one) => one.documentRepositoryId),
    placed: categories,
  };
  const columns = Object.entries(lists).map(([name, ids]) => sql`${idList(ids)} as ${sql.identifier(name)}`);
  return sql`${references.select} from (select ${languageId}::int as language, ${articleId}::int as article, ${closedCategories(caller)} as closed, ${sql.join(columns, sql`, `)}) wanted`;
}

/** Throws a 400 that names the fields, or a 403 for an excluded category. */
export async function requireReferences(db: Database, caller: Caller, input: Input, owner: Owner): Promise<Names> {
  const [found] = await db.rows(references, selectReferences(caller, input, owner));
  if (found === undefined) throw new Error('The references were not checked');
  refuseMissing(input, found, []);
  return found;
}

/** The condition under which `refuseNew` refuses nothing, of a row `found`. */
export const isFoundForNew = `found.language = ${LanguageStatus.Active} and ${Object.keys(refusedFields)
  .map((name) => `cardinality(found."${name}") = 0`)
  .join(' and ')}`;

/** A new article needs an active language as well. */
export function refuseNew(input: Input, found: Found): void {
  refuseMissing(input, found, languageErrors(found));
}

function refuseMissing(input: Input, found: Found, others: readonly FieldError[]): void {
  if (found.excluded.length > 0) throw forbidden(excludedMessage(found.excluded));
  const fields = [...others, ...referenceErrors(input, found)];
  if (fields.length > 0) throw invalid(fields);
}

function present(ids: readonly (number | null | undefined)[]): number[] {
  return ids.filter((id) => typeof id === 'number');
}

function languageErrors({ language }: Found): FieldError[] {
  if (language === null) return [{ path: 'languageId', message: 'Nie ma takiej wersji językowej' }];
  return language === LanguageStatus.Active ? [] : [{ path: 'languageId', message: 'Wersja językowa jest nieaktywna' }];
}

function referenceErrors(input: Input, found: Found): FieldError[] {
  const wrong = (path: string, ids: readonly number[], id: number | null | undefined, message: string): FieldError[] =>
    typeof id === 'number' && ids.includes(id) ? [{ path, message }] : [];
  const document = 'Plik nie istnieje w repozytorium';
  return [
    ...(input.tags ?? []).flatMap((id, i) => wrong(`tags.${i}`, found.tags, id, 'Tag nie istnieje w tym języku')),
    ...(input.categories ?? []).flatMap((id, i) =>
      wrong(`categories.${i}`, found.categories, id, 'Kategoria nie istnieje'),
    ),
    ...(input.categories ?? []).flatMap((id, i) =>
      wrong(`categories.${i}`, found.leadingOut, id, menuMessages.takesNoArticles),
    ),
    ...(input.links ?? []).flatMap((link, i) => [
      ...wrong(`links.${i}.linkToMenuElementId`, found.categories, link.linkToMenuElementId, 'Kategoria nie istnieje'),
      ...wrong(
        `links.${i}.linkToArticleTranslationId`,
        found.articles,
        link.linkToArticleTranslationId,
        'Artykuł nie istnieje w tym języku',
      ),
    ]),
    ...(input.multimedia ?? []).flatMap((item, i) =>
      wrong(`multimedia.${i}.thumbnailId`, found.thumbnails, item.thumbnailId, 'Miniatura nie istnieje'),
    ),
    ...(input.attachments ?? []).flatMap((one, i) =>
      wrong(`attachments.${i}.documentRepositoryId`, found.documents, one.documentRepositoryId, document),
    ),
    ...(input.addedAttachments ?? []).flatMap((one, i) =>
      wrong(`addedAttachments.${i}.documentRepositoryId`, found.documents, one.documentRepositoryId, document),
    ),
  ];
}
