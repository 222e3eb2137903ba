// The change log of the demonstration's articles: who did what and when, as the server would have written it.
import { changeLogDescriptions, systemAuthor } from '@redakcja/domain/articles/history/change-log';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { Database } from '../../database/database.ts';
import { changeLog } from '../../database/schema.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

/** An article with the moments of its changes. */
export interface PlacedArticle {
  id: number;
  version: number;
  /** The newest version of the article. */
  isListed: boolean;
  createdDate: Date;
  status: number;
  confirmedDate: Date | null;
  publishedDate: Date | null;
  withdrawedDate: Date | null;
  archivedDate: Date | null;
  /** Why there is this version. */
  reason: string | null;
}

interface Person {
  id: number | null;
  name: string;
}

export interface DemoAuthors {
  editor: Person;
  checker: Person;
  publisher: Person;
}

const minutes = (moment: Date, count: number) => new Date(moment.getTime() + count * 60_000);

export async function seedHistory(db: Database, placed: readonly PlacedArticle[], authors: DemoAuthors): Promise<void> {
  await db.insert(changeLog).values(placed.flatMap((article) => historyOf(article, authors)));
}

function historyOf(article: PlacedArticle, { editor, checker, publisher }: DemoAuthors) {
  const {
    id: articleId,
    createdDate,
    confirmedDate,
    publishedDate,
    withdrawedDate,
    archivedDate,
    status,
    version,
    reason,
  } = article;
  const entry = (at: Date, by: Person, description: string, changeText: string | null = null) => ({
    articleId,
    createdDate: at,
    createdBy: by.name,
    createdById: by.id,
    description,
    changeText,
  });
  const change = changeLogDescriptions.statusChanged;
  const begin = version > 1 ? changeLogDescriptions.versionCreated(version) : changeLogDescriptions.created;
  const entries = [entry(createdDate, editor, begin)];
  if (confirmedDate === null) return entries;
  entries.push(entry(confirmedDate, checker, change(Draft, Confirmed)));
  if (status >= ToPublish)
    entries.push(entry(minutes(confirmedDate, 40), publisher, change(Confirmed, ToPublish), reason));
  // what is due at its moment the system does by itself
  const system = { id: null, name: systemAuthor };
  if (publishedDate !== null) entries.push(entry(publishedDate, system, change(ToPublish, Published)));
  if (withdrawedDate !== null) {
    const mistake = 'Pomyłka w treści, poprawiona wersja w przygotowaniu';
    entries.push(entry(withdrawedDate, publisher, change(Published, Withdrawed), mistake));
  }
  if (archivedDate !== null) {
    const ending = article.isListed ? 'Sprawa zakończona' : 'Zastąpiony nowszą wersją';
    entries.push(entry(archivedDate, publisher, change(Published, Archived), ending));
  }
  return entries;
}
