// The audit log as people read it: entries about the language versions of one article are one row.
import type { AuditArticle } from '@redakcja/generated/model/auditArticle';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';

export interface AuditRow {
  /** The newest one. */
  entry: AuditEntry;
  /** How many entries the row stands for. */
  count: number;
  /** ISO codes of the languages, where they are what the entries differ in. */
  languages: string[];
}

const minute = (iso: string) => iso.slice(0, 16);

/** Entries that follow each other, of one person, minute, address and operation, about one article in several languages. */
export function auditRows(entries: readonly AuditEntry[]): AuditRow[] {
  const rows: AuditRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const language = joinedLanguage(last, entry);
    if (last === undefined || language === null) rows.push({ entry, count: 1, languages: languagesOf(entry) });
    else {
      last.count += 1;
      last.languages.push(language);
    }
  }
  return rows.map((row) => ({ ...row, languages: row.count > 1 ? row.languages : [] }));
}

function onlyArticle({ articles }: AuditEntry): AuditArticle | undefined {
  return articles.length === 1 ? articles[0] : undefined;
}

const languagesOf = (entry: AuditEntry) => [onlyArticle(entry)?.languageIsoCode ?? []].flat();

/** The language that this entry adds to the row; null where it is another matter. */
function joinedLanguage(row: AuditRow | undefined, entry: AuditEntry): string | null {
  const article = onlyArticle(entry);
  if (row === undefined || article === undefined) return null;
  const { entry: first, languages } = row;
  const isSame =
    first.event === entry.event &&
    first.operation === entry.operation &&
    first.userId === entry.userId &&
    first.program === entry.program &&
    first.ipAddress === entry.ipAddress &&
    minute(first.createdDate) === minute(entry.createdDate) &&
    onlyArticle(first)?.baseArticleId === article.baseArticleId;
  return isSame && !languages.includes(article.languageIsoCode) ? article.languageIsoCode : null;
}
