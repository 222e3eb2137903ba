// Fills an empty database with the demonstration office. A database that already has a demo user is left alone.
import { randomUUID } from 'node:crypto';
import { slugOf } from '@redakcja/domain/shared/text/slug';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { inArray } from 'drizzle-orm';
import type { Services } from '../call/services.ts';
import type { Database } from '../database/database.ts';
import {
  languages,
  menuElements,
  menuElementTranslations,
  providingEntities,
  roles,
  tags,
  userRoles,
  users,
} from '../database/schema.ts';
import { writeShipped } from '../settings/languages/write-standard.ts';
import { withNormalizedNames } from '../text/normalized-names.ts';
import { type Ids, idOf } from './content/demo-ids.ts';
import { type DemoCategory, demoHorizontalMenu, demoVerticalMenu } from './content/demo-menus.ts';
import { demoLanguages, demoProvidingEntities, demoRoles, demoTags, demoUsers } from './content/demo-office.ts';
import { officeTime } from './content/office-time.ts';
import { seedArticles } from './seed/seed-demo-articles.ts';
import { seedSettingsHistory } from './seed/seed-records.ts';
import { seedSettings } from './seed/seed-settings.ts';

export interface DemoOptions {
  now: Date;
  /** Hash of the demo password, the same for all demo accounts. */
  passwordHash: string;
  /** Where files of the demonstration are stored. */
  store: Pick<Services, 'config' | 'storage'>;
}

/** Seeds once, in the given transaction, after the system articles: the footer leads to them. */
export async function seedDemo(db: Database, { now, passwordHash, store }: DemoOptions): Promise<void> {
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
  const userIds = await seedUsers(db, now, passwordHash);
  const languageIds = await seedLanguages(db);
  const categories = await seedMenus(db, languageIds);
  const tagIds = await seedDictionaries(db, languageIds);
  await seedArticles(db, { now, store }, { userIds, languageIds, categories, tagIds });
  await seedSettingsHistory(db, now, userIds);
  await seedSettings(
    db,
    {
      polish: idOf(languageIds, 'PL'),
      category: (key) => idOf(categories, key),
      tag: (name) => idOf(tagIds, name),
    },
    now,
  );
}

async function seedUsers(db: Database, now: Date, passwordHash: string): Promise<Ids> {
  await db.insert(roles).values(demoRoles.map((role) => ({ ...role, permissions: [...role.permissions] })));
  const roleIds = new Map((await db.select({ id: roles.id, name: roles.name }).from(roles)).map((r) => [r.name, r.id]));
  const inserted = await db
    .insert(users)
    .values(
      demoUsers.map(({ userName, firstname, surname, isActive = true }, at) =>
        withNormalizedNames({
          createdDate: officeTime(now, 400 - 30 * at, userName),
          identityUserId: randomUUID(),
          userName,
          firstname,
          surname,
          email: `${userName}@jasionka.example`,
          isActive,
          isConfirmed: isActive,
          confirmedDate: isActive ? officeTime(now, 399 - 30 * at, userName) : null,
          passwordHash,
          identificationDocumentNumber: userName,
        }),
      ),
    )
    .returning({ id: users.id, userName: users.userName });
  const userIds = new Map(inserted.map((user) => [user.userName, user.id]));
  const grants = demoUsers.flatMap((user) =>
    user.roles.map((role) => ({ userId: idOf(userIds, user.userName), roleId: idOf(roleIds, role) })),
  );
  await db.insert(userRoles).values(grants);
  return userIds;
}

async function seedLanguages(db: Database): Promise<Ids> {
  await db
    .insert(languages)
    .values(demoLanguages.map((language) => ({ ...language, status: LanguageStatus.Active })))
    .onConflictDoNothing();
  const rows = await db.select({ id: languages.id, isoCode: languages.isoCode }).from(languages);
  const ids = new Map(rows.map((row) => [row.isoCode, row.id]));
  for (const [isoCode, id] of ids) await writeShipped(db, id, isoCode);
  return ids;
}

async function seedMenus(db: Database, languageIds: Ids): Promise<Ids> {
  const ids = new Map<string, number>();
  async function insert(type: number, categories: readonly DemoCategory[], parentId: number | null): Promise<void> {
    for (const [position, category] of categories.entries()) {
      const [row] = await db
        .insert(menuElements)
        .values({ type, parentId, position, isHidden: category.isHidden ?? false })
        .returning({ id: menuElements.id });
      if (row === undefined) throw new Error('The menu element was not inserted');
      ids.set(category.key, row.id);
      const names = { PL: category.name, EN: category.english, UA: category.ukrainian };
      await db.insert(menuElementTranslations).values(
        Object.entries(names).map(([isoCode, name]) => ({
          menuElementId: row.id,
          languageId: idOf(languageIds, isoCode),
          displayText: name,
          title: name,
          slug: slugOf(name, 'kategoria'),
          url: category.url ?? null,
          sourceHash: category.isOutdated && isoCode !== 'PL' ? 'older' : null,
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
