import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { changeArticleStatuses } from '@redakcja/generated/axios/articles/articles';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/exit-codes.ts';
import { type OutputFormat, printRows } from '../shared/output.ts';

export interface SetStatusOptions extends AccessOptions {
  reason?: string;
  publishStart?: string;
  publishEnd?: string;
  archiveAfter?: boolean;
  output: OutputFormat;
}

/** Most rows one call takes. */
const batch = 500;

/** `bip articles set-status`: each article stands alone; those refused are named with the reason. */
export async function setStatus(
  context: Context,
  status: ArticleStatus,
  ids: readonly number[],
  options: SetStatusOptions,
): Promise<ExitCode> {
  if (ids.length === 0)
    throw new CommandError('Podaj numery artykułów albo „-”, aby czytać je z wejścia', exitCodes.usage);
  await openAccess(context, options);
  const results: RowResult[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    const answer = await changeArticleStatuses({
      articleIds: ids.slice(start, start + batch),
      newStatus: status,
      ...(options.reason === undefined ? {} : { changeText: options.reason }),
      ...(options.publishStart === undefined ? {} : { publishStart: options.publishStart }),
      ...(options.publishEnd === undefined ? {} : { publishEnd: options.publishEnd }),
      ...(options.archiveAfter === undefined ? {} : { archiveAfterPublishEnd: options.archiveAfter }),
    });
    results.push(...answer);
  }
  printRows(context, options.output, {
    rows: results,
    id: (row) => row.id,
    columns: [
      { heading: 'ID', value: (row) => row.id },
      { heading: 'WYNIK', value: (row) => (row.done ? articleStatusLabels[status] : 'odmowa') },
      { heading: 'TYTUŁ', value: (row) => row.name ?? null },
      { heading: 'POWÓD', value: (row) => row.errors.join('; ') },
    ],
  });
  const done = results.filter((row) => row.done).length;
  context.stderr.write(`Zmieniono ${done} z ${results.length}\n`);
  return done === results.length ? exitCodes.ok : exitCodes.someFailed;
}
