// Search of files in the repository (specification, section 5, Article).
import { FileNamePattern } from '@redakcja/generated/zod/fileNamePattern';
import * as z from 'zod';
import { fieldOf } from '../shared/form-of.ts';
import { text } from '../shared/text-rules.ts';

/** What the file picker asks for: at least one group and a name, in which * and ? stand for any letters and any one letter. */
export const repositorySearchSchema = z.object({
  groupIds: z.array(z.int(), { error: 'Wybierz grupę' }).min(1, 'Wybierz grupę'),
  title: fieldOf(FileNamePattern, text({ required: 'Uzupełnij pole' })),
});

/**
 * A searched name as a pattern of SQL LIKE with the escape character `\`: * is %, ? is _, and what LIKE itself would read is escaped.
 * A name without * and ? is looked for anywhere in the file's name.
 */
export function likePattern(name: string): string {
  const escaped = name.replaceAll(/[\\%_]/g, '\\$&');
  return /[*?]/.test(name) ? escaped.replaceAll('*', '%').replaceAll('?', '_') : `%${escaped}%`;
}
