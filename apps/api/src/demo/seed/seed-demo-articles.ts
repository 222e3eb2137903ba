// The articles of the demonstration office, each with its versions and its past.
import { slugOf } from '@redakcja/domain/shared/slug';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import { articleCategories, articles, articleTags, baseArticles } from '../../database/schema.ts';
import { type DemoArticle, demoArticles } from '../content/demo-articles.ts';
import { type Ids, idOf } from '../content/demo-ids.ts';
import { demoUsers } from '../content/demo-office.ts';
import { demoEnglishText, demoText } from '../content/demo-text.ts';
import { seedAttachments } from './seed-attachments.ts';
import { seedHistory } from './seed-history.ts';
import { seedMultimedia } from './seed-multimedia.ts';

const day = 24 * 60 * 60 * 1000;

/** Rows the articles refer to, by their names in the demonstration. */
export interface Seeded {
  userIds: Ids;
  languageIds: Ids;
  categories: Ids;
  tagIds: Ids;
}

export async function seedArticles(
  db: Database,
  { now, store }: { now: Date; store: Pick<Services, 'config' | 'storage'> },
  { userIds, languageIds, categories, tagIds }: Seeded,
): Promise<void> {
  const bases = await db
    .insert(baseArticles)
    .values(demoArticles.map(() => ({ type: ArticleType.Common, template: ArticleTemplate.Text })))
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
        createdById: idOf(userIds, 'anna.nowak'),
      },
    }));
  });
  const inserted = await db
    .insert(articles)
    .values(rows.map((row) => row.values))
    .returning({
      id: articles.id,
      status: articles.status,
      isListed: articles.isListed,
      createdDate: articles.createdDate,
      confirmedDate: articles.confirmedDate,
      publishedDate: articles.publishedDate,
      withdrawedDate: articles.withdrawedDate,
      archivedDate: articles.archivedDate,
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
  const person = (userName: string) => {
    const found = demoUsers.find((user) => user.userName === userName);
    return { id: userIds.get(userName) ?? null, name: `${found?.firstname} ${found?.surname}` };
  };
  const editor = person('anna.nowak');
  await seedHistory(db, placed, { editor, checker: person('ewa.kubiak'), publisher: person('marek.zieba') });
  const shown = placed.filter(
    (row) => row.isListed && row.languageId === polish && row.status === ArticleStatus.Published,
  );
  await seedAttachments(
    db,
    store,
    shown.map(({ id, article: { kind, title }, createdDate }) => ({ articleId: id, kind, title, createdDate })),
    editor,
  );
  const newest = placed.filter((row) => row.isListed && row.languageId === polish);
  await seedMultimedia(
    db,
    store,
    newest.map(({ id, article: { title } }) => ({ id, title })),
  );
}

/** The rows of one demo article: its versions in Polish, and its newest version in English where it is translated. */
function versionsOf(article: DemoArticle, now: Date) {
  const text = demoText(article.kind, article.title);
  const created = new Date(now.getTime() - article.age * day);
  const count = article.versions ?? 1;
  const common = {
    type: ArticleType.Common,
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
