import { marksColumns } from '@redakcja/domain/articles/marks/marks-report';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listInformationMarks } from '@redakcja/generated/axios/articles/articles';
import { listInformationMarksDefinition } from '@redakcja/generated/lists/listInformationMarks';
import { authenticate } from '../../auth/authenticate.ts';
import { type Context, info } from '../../shared/context.ts';
import { type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { printList } from '../../shared/output/print-list.ts';
import type { AuditMarksOptions } from '../commands.ts';

const columns = marksColumns.map(([heading, value]) => ({ heading: heading.toLocaleUpperCase('pl'), value }));

function filtersOf({ since, until, category, incomplete, filter = [] }: AuditMarksOptions): string[] {
  const named = writeFilters(listInformationMarksDefinition.columns, [
    { column: 'publishedDate', operation: 'greaterThanOrEqual', value: since },
    { column: 'publishedDate', operation: 'lessThanOrEqual', value: until },
    { column: 'categoryId', operation: 'in', values: category },
    { column: 'isComplete', operation: 'equal', value: incomplete ? false : undefined },
  ]);
  return [...named, ...filter];
}

/** `bip audit art8`: the inspector's report, as on /artykuly/metryki. */
export async function auditMarks(options: AuditMarksOptions, context: Context): Promise<ExitCode> {
  await authenticate(context, options);
  const filters = filtersOf(options);
  const query = { ...(filters.length > 0 ? { filters } : {}), ...(options.sort ? { sortings: options.sort } : {}) };
  let total = 0;
  await printList(
    context,
    options,
    { operation: 'listInformationMarks', columns, id: (row) => row.id },
    async (page) => {
      const found = await listInformationMarks({ ...query, ...page });
      total = found.total;
      return found;
    },
  );
  // a report that is passed on would lack rows, and nobody would see it
  if (options.size > 0 && options.size < total) info(context, 'To nie całe zestawienie. Wszystkie wiersze: --size 0');
  return options.incomplete && total > 0 ? exitCodes.failed : exitCodes.ok;
}
