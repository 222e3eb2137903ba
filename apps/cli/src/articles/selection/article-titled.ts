// An article by its title, beside its number.
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listArticles } from '@redakcja/generated/axios/articles/articles';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';

/** Whether a text is a number that an article can have. */
export const isNumber = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/** How many of those that could be meant are named. */
const shown = 10;

/** The article of this title. @throws CommandError for none, and for several, which it names */
export async function idTitled(title: string, operation: 'equal' | 'contains'): Promise<number> {
  const filters = writeFilters(listArticlesDefinition.columns, [{ column: 'title', operation, value: title }]);
  const { items, total } = await listArticles({ filters, types: Object.values(ArticleType), size: shown });
  if (total === 1 && items[0] !== undefined) return items[0].id;
  const start = title.slice(0, 60);
  if (total === 0) {
    const hint = operation === 'equal' ? `. Podobne wypisuje: bip articles list --title „${start}”` : '';
    throw new CommandError(`Nie ma artykułu o tytule „${start}”${hint}`, exitCodes.usage);
  }
  const rows = items.map((row) => `\n  ${row.id}  ${row.title}`).join('');
  const more = total > shown ? `\n  … i jeszcze ${total - shown}` : '';
  throw new CommandError(`Artykułów o tytule „${start}” jest kilka. Podaj numer:${rows}${more}`, exitCodes.usage);
}

/** The number that was given, or that of the article of this title or of a part of it. */
export async function articleId(given: string): Promise<number> {
  if (isNumber(given)) return Number(given);
  return idTitled(given, 'equal').catch((error: unknown) => {
    if (error instanceof CommandError) return idTitled(given, 'contains');
    throw error;
  });
}
