// What the people of the demonstration did: the audit log of the last weeks, and changes of settings.
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { OperationId } from '@redakcja/generated/operations';
import type { Database } from '../../database/database.ts';
import { auditEntries, auditRecords, journal } from '../../database/schema.ts';
import { type Ids, idOf } from '../content/demo-ids.ts';
import { demoOfficeName, demoUsers } from '../content/demo-office.ts';
import { afterwards, day, officeTime } from '../content/office-time.ts';
import type { PlacedArticle } from './seed-history.ts';

/** Days that the audit log goes back. */
const span = 30;

type Entry = typeof auditEntries.$inferInsert & { createdDate: Date };
type NamedArticle = PlacedArticle & { title: string };

/** A computer of the office, the same for a person. */
const addressOf = (login: string) => `10.0.4.${20 + demoUsers.findIndex(({ userName }) => userName === login)}`;

export async function seedAuditLog(
  db: Database,
  placed: readonly NamedArticle[],
  { now, userIds }: { now: Date; userIds: Ids },
): Promise<void> {
  const since = now.getTime() - span * day;
  const of = (login: string, createdDate: Date, kind: AuditEvent, more: Partial<Entry> = {}): Entry => ({
    createdDate,
    kind,
    actorId: idOf(userIds, login),
    actorName: login,
    address: addressOf(login),
    ...more,
  });
  const records = new Map<Entry, string>();
  const call = (
    login: string,
    at: Date | null,
    operation: OperationId,
    { id, title }: NamedArticle,
    status?: string,
  ) => {
    if (at === null) return [];
    const details = [`Numer: ${id}`, `Nazwa: ${title}`, ...(status === undefined ? [] : [`Status: ${status}`])];
    const entry = of(login, at, AuditEvent.OperationDone, { operation, details });
    records.set(entry, `articles/${id}`);
    return [entry];
  };
  const { Confirmed, Withdrawed, Archived } = ArticleStatus;
  const writing = placed.flatMap((article) => [
    ...call('anna.nowak', article.createdDate, 'createArticle', article),
    ...call('ewa.kubiak', article.confirmedDate, 'changeArticleStatus', article, articleStatusLabels[Confirmed]),
    ...call('marek.zieba', article.withdrawedDate, 'changeArticleStatus', article, articleStatusLabels[Withdrawed]),
    ...call('marek.zieba', article.archivedDate, 'changeArticleStatus', article, articleStatusLabels[Archived]),
  ]);
  const entries = [...writing, ...administration(of, now, userIds)].filter(
    ({ createdDate }) => createdDate.getTime() > since && createdDate < now,
  );
  // whoever did something had signed in before
  const signedIn = new Map(
    entries.map((entry) => [`${entry.actorName} ${entry.createdDate.toISOString().slice(0, 10)}`, entry]),
  );
  const signIns = [...signedIn.values()].flatMap(({ actorName, createdDate }) => {
    const first = entries
      .filter((one) => one.actorName === actorName && one.createdDate.toDateString() === createdDate.toDateString())
      .map((one) => one.createdDate.getTime());
    const at = new Date(Math.min(...first) - 7 * 60_000);
    return actorName ? [of(actorName, at, AuditEvent.SignedIn)] : [];
  });
  const inOrder = [...entries, ...signIns].sort((a, b) => a.createdDate.getTime() - b.createdDate.getTime());
  const inserted = await db.insert(auditEntries).values(inOrder).returning({ id: auditEntries.id });
  const about = inOrder.flatMap((entry, at) => {
    const [record, entryId] = [records.get(entry), inserted[at]?.id];
    return record === undefined || entryId === undefined ? [] : [{ entryId, record }];
  });
  await db.insert(auditRecords).values(about);
}

/** What concerns accounts, and a sign-in that failed. */
function administration(
  of: (login: string, at: Date, kind: AuditEvent, more?: Partial<Entry>) => Entry,
  now: Date,
  userIds: Ids,
): Entry[] {
  const subject = (login: string) => ({ subjectId: idOf(userIds, login), subjectName: login });
  const forgot = officeTime(now, 6, 'hasło');
  return [
    of('piotr.lis', forgot, AuditEvent.SignInFailed),
    of('administrator', afterwards(forgot, 12, 'reset'), AuditEvent.PasswordReset, subject('piotr.lis')),
    of('piotr.lis', afterwards(forgot, 30, 'nowe'), AuditEvent.PasswordSet, subject('piotr.lis')),
    of('halina.dudek', officeTime(now, 13, 'konto'), AuditEvent.UserRead, subject('nieaktywna')),
    of('halina.dudek', afterwards(officeTime(now, 13, 'konto'), 5, 'konto'), AuditEvent.UserDeactivated, {
      ...subject('nieaktywna'),
    }),
    of('administrator', officeTime(now, 20, 'rola'), AuditEvent.UserRolesChanged, {
      ...subject('marek.zieba'),
      details: ['Dodane role: Wydawca'],
    }),
    of('administrator', officeTime(now, 2, 'eksport'), AuditEvent.AuditExported),
  ];
}

/** The telephone of the office and its hours were changed: the card has a history. */
export async function seedSettingsHistory(db: Database, now: Date, userIds: Ids): Promise<void> {
  const change = (daysAgo: number, before: object, after: object) => ({
    createdDate: officeTime(now, daysAgo, JSON.stringify(after)),
    actorId: idOf(userIds, 'joanna.sikora'),
    actorName: 'Joanna Sikora',
    area: JournalArea.Settings,
    operation: JournalOperation.Edit,
    recordType: JournalRecordType.Office,
    recordId: 1,
    recordName: demoOfficeName,
    before,
    after,
  });
  await db
    .insert(journal)
    .values([
      change(61, { fax: null }, { fax: '+48 17 850 10 22' }),
      change(24, { phone: '+48 17 850 10 00' }, { phone: '+48 17 850 10 20' }),
      change(9, { receivingDocumentPlace: 'Sekretariat' }, { receivingDocumentPlace: 'Sekretariat, pokój nr 12' }),
    ]);
}
