// Fills an empty database with the demonstration office. A database that already has a demo user is left alone.
import { randomUUID } from 'node:crypto';
import { slugOf } from '@redakcja/domain/shared/slug';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  articleCategories,
  articles,
  articleTags,
  baseArticles,
  changeLog,
  languages,
  menuElements,
  menuElementTranslations,
  providingEntities,
  roles,
  tags,
  userRoles,
  users,
} from '../database/schema.ts';
import { type DemoArticle, demoArticles } from './demo-articles.ts';
import {
  type DemoCategory,
  demoHorizontalMenu,
  demoLanguages,
  demoProvidingEntities,
  demoRoles,
  demoTags,
  demoUsers,
  demoVerticalMenu,
} from './demo-office.ts';
import { demoEnglishText, demoText } from './demo-text.ts';
import { seedSettings } from './seed-settings.ts';

const day = 24 * 60 * 60 * 1000;
type Ids = ReadonlyMap<string, number>;

/** Seeds once, in one transaction. `passwordHash` is the hash of the demo password, the same for all demo accounts. */
export async function seedDemo(db: Database, now: Date, passwordHash: string): Promise<void> {
  const [seeded] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.userName,
        demoUsers.map((user) => user.userName),
      ),
    )
    .limit(1);
  if (seeded !== undefined) return;
  await db.transaction(async (tx) => {
    await seedUsers(tx, now, passwordHash);
    const languageIds = await seedLanguages(tx);
    const categories = await seedMenus(tx, languageIds);
    const tagIds = await seedDictionaries(tx, languageIds);
    await seedArticles(tx, now, languageIds, categories, tagIds);
    await seedSettings(tx, {
      polish: idOf(languageIds, 'PL'),
      category: (key) => idOf(categories, key),
      tag: (name) => idOf(tagIds, name),
    });
  });
}

async function seedUsers(db: Database, now: Date, passwordHash: string): Promise<void> {
  await db.insert(roles).values(demoRoles.map((role) => ({ ...role, permissions: [...role.permissions] })));
  const roleIds = new Map((await db.select({ id: roles.id, name: roles.name }).from(roles)).map((r) => [r.name, r.id]));
  const inserted = await db
    .insert(users)
    .values(
      demoUsers.map(({ userName, firstname, surname, isActive = true }) => ({
        identityUserId: randomUUID(),
        userName,
        firstname,
        surname,
        email: `${userName}@jasionka.example`,
        isActive,
        isConfirmed: isActive,
        confirmedDate: isActive ? now : null,
        passwordHash,
        identificationDocumentNumber: userName,
      })),
    )
    .returning({ id: users.id, userName: users.userName });
  const userIds = new Map(inserted.map((user) => [user.userName, user.id]));
  const grants = demoUsers.flatMap((user) =>
    user.roles.map((role) => ({ userId: idOf(userIds, user.userName), roleId: idOf(roleIds, role) })),
  );
  await db.insert(userRoles).values(grants);
}

async function seedLanguages(db: Database): Promise<Ids> {
  await db
    .insert(languages)
    .values(demoLanguages.map((language) => ({ ...language, status: 10 })))
    .onConflictDoNothing();
  const rows = await db.select({ id: languages.id, isoCode: languages.isoCode }).from(languages);
  return new Map(rows.map((row) => [row.isoCode, row.id]));
}

async function seedMenus(db: Database, languageIds: Ids): Promise<Ids> {
  const ids = new Map<string, number>();
  async function insert(type: number, categories: readonly DemoCategory[], parentId: number | null): Promise<void> {
    for (const [position, category] of categories.entries()) {
      const [row] = await db
        .insert(menuElements)
        .values({ type, parentId, position })
        .returning({ id: menuElements.id });
      if (row === undefined) throw new Error('The menu element was not inserted');
      ids.set(category.key, row.id);
      const names = { PL: category.name, EN: category.english };
      await db.insert(menuElementTranslations).values(
        Object.entries(names).map(([isoCode, name]) => ({
          menuElementId: row.id,
          languageId: idOf(languageIds, isoCode),
          displayText: name,
          title: name,
          slug: slugOf(name),
        })),
      );
      await insert(type, category.children ?? [], row.id);
    }
  }
  await insert(10, demoHorizontalMenu, null);
  await insert(20, demoVerticalMenu, null);
  return ids;
}

async function seedDictionaries(db: Database, languageIds: Ids): Promise<Ids> {
  const polish = idOf(languageIds, 'PL');
  await db.insert(providingEntities).values(demoProvidingEntities.map((name) => ({ name, languageId: polish })));
  const rows = Object.entries(demoTags).flatMap(([isoCode, names]) =>
    names.map((name) => ({ name, languageId: idOf(languageIds, isoCode) })),
  );
  const inserted = await db
    .insert(tags)
    .values(rows)
    .returning({ id: tags.id, name: tags.name, languageId: tags.languageId });
  return new Map(inserted.filter((tag) => tag.languageId === polish).map((tag) => [tag.name, tag.id]));
}

async function seedArticles(db: Database, now: Date, languageIds: Ids, categories: Ids, tagIds: Ids): Promise<void> {
  const [author] = await db.select({ id: users.id }).from(users).where(eq(users.userName, 'anna.nowak'));
  const bases = await db
    .insert(baseArticles)
    .values(demoArticles.map(() => ({ type: 10, template: 10 })))
    .returning({ id: baseArticles.id });
  const rows = demoArticles.flatMap((article, i) => {
    const baseArticleId = bases[i]?.id;
    if (baseArticleId === undefined) throw new Error('A base article was not inserted');
    return versionsOf(article, now).map((version) => ({
      article,
      values: {
        ...version,
        baseArticleId,
        languageId: idOf(languageIds, version.isoCode),
        createdBy: 'Anna Nowak',
        createdById: author?.id ?? null,
      },
    }));
  });
  const inserted = await db
    .insert(articles)
    .values(rows.map((row) => row.values))
    .returning({
      id: articles.id,
      status: articles.status,
      createdDate: articles.createdDate,
      languageId: articles.languageId,
    });

  const placed = inserted.map((row, i) => ({ ...row, article: rows[i]?.article as DemoArticle }));
  await db.insert(articleCategories).values(
    placed.map(({ id, article }) => ({
      articleId: id,
      menuElementId: idOf(categories, article.category),
      position: 0,
    })),
  );
  const polish = idOf(languageIds, 'PL');
  await db
    .insert(articleTags)
    .values(
      placed
        .filter((row) => row.languageId === polish)
        .flatMap(({ id, article }) => article.tags.map((tag) => ({ articleId: id, tagId: idOf(tagIds, tag) }))),
    );
  await db.insert(changeLog).values(
    placed.map(({ id, createdDate }) => ({
      articleId: id,
      createdDate,
      createdBy: 'Anna Nowak',
      createdById: author?.id ?? null,
      description: 'Utworzono artykuł',
    })),
  );
}

/** The rows of one demo article: its versions in Polish, and its newest version in English where it is translated. */
function versionsOf(article: DemoArticle, now: Date) {
  const text = demoText(article.kind, article.title);
  const created = new Date(now.getTime() - article.age * day);
  const count = article.versions ?? 1;
  const common = {
    type: 10,
    providingEntity: text.entity,
    authorName: text.author,
    authorEmail: 'bip@jasionka.example',
  };
  const polish = Array.from({ length: count }, (_, i) => {
    const isNewest = i === count - 1;
    const start = new Date(created.getTime() - (count - 1 - i) * 9 * day);
    return {
      ...common,
      ...moments(isNewest ? article.status : ArticleStatus.Archived, start, now),
      isoCode: 'PL',
      version: i + 1,
      isListed: isNewest,
      title: article.title,
      slug: slugOf(article.title),
      shortDescription: text.shortDescription,
      content: text.content,
      informationCreated: start,
    };
  });
  if (article.english === undefined) return polish;
  const english = {
    ...common,
    ...demoEnglishText(article.english),
    ...moments(article.status, created, now),
    isoCode: 'EN',
    version: 1,
    isListed: true,
    title: article.english,
    slug: slugOf(article.english),
    informationCreated: created,
  };
  return [...polish, english];
}

/** Dates that fit a status. */
function moments(status: ArticleStatus, created: Date, now: Date) {
  const after = (hours: number) => new Date(created.getTime() + hours * 60 * 60 * 1000);
  const wasPublished = status >= ArticleStatus.Published;
  return {
    status,
    createdDate: created,
    confirmedDate: status >= ArticleStatus.Confirmed ? after(5) : null,
    publishStart:
      status === ArticleStatus.ToPublish ? new Date(now.getTime() + 5 * day) : wasPublished ? after(8) : null,
    publishedDate: wasPublished ? after(8) : null,
    withdrawedDate: status === ArticleStatus.Withdrawed ? after(20) : null,
    archivedDate: status === ArticleStatus.Archived ? after(22) : null,
  };
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing of the demonstration is called ${key}`);
  return id;
}
