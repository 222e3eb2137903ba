// The bookmark that the site fills itself with what was published last: a new office has it from the beginning, since nobody can add one.
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookmarks, languages } from '../database/schema.ts';

/** Adds it, once; the office may rename it. Pass a transaction. */
export async function addSystemBookmark(db: Database): Promise<void> {
  if ((await db.$count(bookmarks, eq(bookmarks.isSystem, true))) > 0) return;
  const [polish] = await db.select({ id: languages.id }).from(languages).where(eq(languages.isoCode, 'PL'));
  if (polish === undefined) throw new Error('The default language is missing');
  const displayText = 'Ostatnio dodane';
  await db.insert(bookmarks).values({
    isSystem: true,
    name: displayText,
    displayText,
    title: `Zakładka: ${displayText}`,
    color: '#0052a5',
    target: LinkTarget.SameTab,
    languageId: polish.id,
    isActive: true,
    showOnMainPage: true,
  });
}
