import type { ArticleEditor } from '@redakcja/generated/model/articleEditor';
import { formatDate, formatDateTime } from '../shared/formats/dates.ts';

/**
 * Who else has unsaved changes of the article: „Anna Nowak edytuje ten artykuł od 10:42”, with the day unless it is that of `now` in Warsaw; a sentence per
 * person.
 */
export function editorSentences(editors: readonly ArticleEditor[], now: Date): string[] {
  const today = formatDate(now.toISOString());
  return editors.map(({ name, since }) => {
    const moment = formatDateTime(since);
    const shown = formatDate(since) === today ? moment.slice(-5) : moment;
    return `${name} edytuje ten artykuł od ${shown}`;
  });
}
