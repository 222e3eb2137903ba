// The articles of the demonstration office, each with its versions and its past.
import { slugOf } from '@redakcja/domain/shared/text/slug';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import { articleCategories, articles, articleTags, baseArticles } from '../../database/schema.ts';
import { type DemoArticle, demoArticles } from '../content/demo-articles.ts';
import { type Ids, idOf } from '../content/demo-ids.ts';
import { demoReason } from '../content/demo-leads.ts';
import { demoUsers } from '../content/demo-office.ts';
import { demoEnglishText, demoText } from '../content/demo-text.ts';
import { afterwards, clockOn, day, isWeekend, officeTime } from '../content/office-time.ts';
import { seedAttachments } from './seed-attachments.ts';
import { seedHistory } from './seed-history.ts';
import { seedMultimedia } from './seed-multimedia.ts';
import { seedAuditLog } from './seed-records.ts';

/** 08:00 and 15:00: what is passed on in the morning appears on the same day, the rest before the next one begins. */
const [morning, afternoon] = [8 * 60, 15 * 60];

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
      version: articles.version,
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
  const named = placed.map((row) => {
    const { title } = row.article;
    return { ...row, title, reason: demoReason(title, row.version) };
  });
  await seedAuditLog(db, named, { now, userIds });
  await seedHistory(db, named, { editor, checker: person('ewa.kubiak'), publisher: person('marek.zieba') });
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
  const created = officeTime(now, article.age, article.title);
  const count = article.versions ?? 1;
  const common = {
    type: ArticleType.Common,
    providingEntity: text.entity,
    authorName: text.author,
    authorEmail: 'bip@jasionka.example',
  };
  const polish = Array.from({ length: count }, (_, i) => {
    const isNewest = i === count - 1;
    const older = count - 1 - i;
    const start = isNewest ? created : officeTime(created, older * 9, `${article.title} ${i}`);
    return {
      ...common,
      ...moments(isNewest ? article.status : ArticleStatus.Archived, start, now),
      isoCode: 'PL',
      version: i + 1,
      isListed: isNewest,
      title: article.title,
      slug: slugOf(article.title),
      shortDescription: text.shortDescription,
      content: demoText(article.kind, article.title, older).content,
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
  const confirmed = afterwards(created, 35, created.toISOString());
  const published = publication(created, now);
  const later = (days: number) => clockOn(new Date(published.getTime() + days * day), morning + 80);
  const wasPublished = status >= ArticleStatus.Published;
  return {
    status,
    createdDate: created,
    confirmedDate: status >= ArticleStatus.Confirmed ? confirmed : null,
    publishStart:
      status === ArticleStatus.ToPublish
        ? clockOn(new Date(now.getTime() + (isWeekend(new Date(now.getTime() + 5 * day)) ? 7 : 5) * day), morning)
        : wasPublished
          ? published
          : null,
    publishedDate: wasPublished ? published : null,
    withdrawedDate: status === ArticleStatus.Withdrawed ? later(1) : null,
    archivedDate: status === ArticleStatus.Archived ? later(2) : null,
  };
}

/** In the morning after, or in the afternoon where that has not come yet. */
function publication(created: Date, now: Date): Date {
  const next = clockOn(new Date(created.getTime() + day), morning);
  return next < now && !isWeekend(next) ? next : clockOn(created, afternoon);
}
