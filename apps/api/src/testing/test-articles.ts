// Articles, categories and documents for tests, written directly to the database.
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  articleCategories,
  articles,
  articleTags,
  baseArticles,
  documentRepository,
  files,
  languages,
  menuElements,
  menuElementTranslations,
  tags,
} from '../database/schema.ts';
import type { TestDatabase } from './test-database.ts';

/** A valid body. */
export function articleInput(more: Partial<ArticleInput> = {}): ArticleInput {
  return {
    title: 'Statut Gminy Jasionka',
    shortDescription: 'Tekst jednolity statutu.',
    content: '<p>Rozdział I</p>',
    baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
    baseArticleAuthorName: 'Jan Kowalski',
    baseArticleInformationCreated: '2026-01-20T07:30:00.000Z',
    ...more,
  };
}

export interface ArticleOptions extends Partial<typeof articles.$inferInsert> {
  status?: ArticleStatus;
  /** Without them a common article has a category of its language, so that it can be published. */
  categories?: readonly number[];
  tags?: readonly number[];
  template?: number;
  isEditable?: boolean;
}

/** An article in any state; a further version or translation when `baseArticleId` is given. */
export async function addArticle(
  db: TestDatabase['db'],
  options: ArticleOptions = {},
): Promise<{ id: number; baseArticleId: number }> {
  const { categories: given, tags: tagIds = [], template = 10, isEditable = true, ...columns } = options;
  const type = columns.type ?? 10;
  const categories = given ?? (type === 10 ? [await usualCategory(db, columns.languageId ?? 1)] : []);
  // in one transaction: a scheduler that runs meanwhile would give an article without its category back to the editors
  return db.transaction(async (tx) => {
    const baseArticleId =
      columns.baseArticleId ??
      first(await tx.insert(baseArticles).values({ type, template, isEditable }).returning()).id;
    const { id } = first(
      await tx
        .insert(articles)
        .values({
          languageId: 1,
          title: 'Statut Gminy Jasionka',
          slug: 'statut-gminy-jasionka',
          shortDescription: 'Tekst jednolity statutu.',
          content: '<p>Rozdział I</p>',
          providingEntity: 'Urząd Gminy Jasionka',
          authorName: 'Jan Kowalski',
          informationCreated: new Date('2026-01-20T07:30:00.000Z'),
          createdBy: 'Anna Nowak',
          ...columns,
          type,
          baseArticleId,
        })
        .returning({ id: articles.id }),
    );
    const placed = categories.map((menuElementId, position) => ({ articleId: id, menuElementId, position }));
    if (placed.length > 0) await tx.insert(articleCategories).values(placed);
    if (tagIds.length > 0) await tx.insert(articleTags).values(tagIds.map((tagId) => ({ articleId: id, tagId })));
    return { id, baseArticleId };
  });
}

/** Added as the last category. */
const usualPosition = 1_000_000;

/** Default category of test articles, with a text in each language that is used. */
async function usualCategory(db: TestDatabase['db'], languageId: number): Promise<number> {
  // Articles may be added in parallel; the constraint of positions is deferrable, so ON CONFLICT cannot use it.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${usualPosition}::bigint)`);
    await tx.execute(sql`insert into menu_elements (type, position) select 20, ${usualPosition}::int
      where not exists (select from menu_elements where position = ${usualPosition}::int)`);
  });
  const { id } = first(await db.select().from(menuElements).where(eq(menuElements.position, usualPosition)));
  const texts = { displayText: 'Ogłoszenia', title: 'Ogłoszenia', slug: 'ogloszenia' };
  await db
    .insert(menuElementTranslations)
    .values({ menuElementId: id, languageId, ...texts })
    .onConflictDoNothing();
  return id;
}

export async function addCategory(
  db: Database,
  name: string,
  parentId: number | null = null,
  type = 20,
): Promise<number> {
  const position = await db.$count(menuElements);
  const { id } = first(await db.insert(menuElements).values({ type, parentId, position }).returning());
  const text = { displayText: name, title: name, slug: 'kategoria' };
  await db.insert(menuElementTranslations).values({ menuElementId: id, languageId: 1, ...text });
  return id;
}

export async function addTag(db: Database, name: string, languageId = 1): Promise<number> {
  return first(await db.insert(tags).values({ name, languageId }).returning()).id;
}

/** The id of a language by its code; a missing one is created as active. */
export async function language(db: Database, isoCode: string, status = 10): Promise<number> {
  const [found] = await db.select({ id: languages.id }).from(languages).where(eq(languages.isoCode, isoCode));
  if (found !== undefined) return found.id;
  return first(await db.insert(languages).values({ isoCode, name: isoCode, localName: isoCode, status }).returning())
    .id;
}

export async function addDocument(db: Database, fileName = 'uchwala.pdf'): Promise<number> {
  const content = { sha256: fileName, crc32: '9ae0daaf', size: 421_888, contentType: 'application/pdf', fileName };
  const { id: fileId } = first(await db.insert(files).values(content).returning());
  const document = { fileId, fileName, extension: 'pdf', fileType: 1, createdBy: 'Anna Nowak' };
  return first(await db.insert(documentRepository).values(document).returning()).id;
}

/** As if the check of all files had ended and found nothing. */
export async function endChecks(db: Database): Promise<void> {
  await db.execute(
    sql`insert into document_texts (file_id, state, has_pages) select id, 10, false from files on conflict do nothing`,
  );
  await db.execute(sql`delete from documents_to_read`);
}

export async function addPicture(db: Database): Promise<number> {
  const picture = { sha256: 'miniatura', crc32: '00000000', size: 10, contentType: 'image/png', fileName: 'm.png' };
  return first(
    await db
      .insert(files)
      .values({ ...picture, isPublic: true })
      .returning(),
  ).id;
}

/** Removes the data of other tests of the file. */
export async function clearArticles(db: Database): Promise<void> {
  for (const table of ['article_links', 'base_articles', 'article_categories', 'menu_elements', 'tags']) {
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  }
}

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted');
  return row;
}
