// Search of files in the repository (specification, section 5, Article).
import { FileNamePattern } from '@redakcja/generated/zod/fileNamePattern';
import * as z from 'zod';
import { fieldOf } from '../shared/forms/form-of.ts';
import { text } from '../shared/forms/text-rules.ts';

/** Input of the file picker: at least one group and a name with the wildcards * and ?. */
export const repositorySearchSchema = z.object({
  groupIds: z.array(z.int(), { error: 'Wybierz grupę' }).min(1, 'Wybierz grupę'),
  title: fieldOf(FileNamePattern, text({ required: 'Uzupełnij pole' })),
});

/**
 * A searched name as a pattern of SQL LIKE with the escape character `\`: * becomes %, ? becomes _, special characters of LIKE are escaped.
 * A name without * and ? matches anywhere in the file name.
 */
export function likePattern(name: string): string {
  const escaped = name.replaceAll(/[\\%_]/g, '\\$&');
  return /[*?]/.test(name) ? escaped.replaceAll('*', '%').replaceAll('?', '_') : `%${escaped}%`;
}
