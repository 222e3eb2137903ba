// Whether a user may save an article at all: asked by the save and by whoever says that somebody is about to.
import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { articleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import type { Article } from '@redakcja/generated/model/article';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { readSystemParameters } from '../../shared/system-parameters.ts';
import { requireOwnCategories } from '../card/excluded-categories.ts';

/** Refuses an article in a category that is closed to the user; gives what is locked in it, and the limits that say so. */
export async function requireSavable(db: Database, caller: Caller, article: Article) {
  await requireOwnCategories(db, caller, article.categories);
  const limits = await readSystemParameters(db);
  const locks = articleLocks({
    ...articleContext(article, caller.permissions, limits.maxNewAttachmentCount),
    requiresSecondPerson: limits.requiresSecondPerson,
  });
  return { limits, locks };
}
