// Totals that the database keeps (article_counts and the like): what lists that are narrowed by little else are counted by.
import type { SqlValues } from '../database/rows/sql-values.ts';

/** An expression: the total of rows `a` with `count`, given after the word `from`. */
export const tallied = (tally: string) => `(select coalesce(sum(a.count), 0)::int from ${tally})`;

/** A period of creation; the end is not part of it. */
export interface Period {
  from: Date | undefined;
  to: Date | undefined;
}

/** Months that are part of the period as a whole from `article_counts`, and the articles of its first and last month counted. */
export function periodTally({ from, to }: Period, where: (values: SqlValues) => string, values: SqlValues): string {
  const start = `${values.add(from?.toISOString() ?? '-infinity')}::timestamptz`;
  const end = `${values.add(to?.toISOString() ?? 'infinity')}::timestamptz`;
  const second = `month_after(month_of(${start}))`;
  const part = (
    month: string,
    from: string,
    to: string,
  ) => `select ${month} as month, count(*)::int as count from articles a
      where a.is_listed and ${where(values)} and a.created_date >= ${from} and a.created_date < ${to}`;
  return `(
      select a.month, a.count from article_counts a where ${where(values)} and a.month > month_of(${start}) and a.month < month_of(${end})
      union all ${part(`month_of(${start})`, `${start}`, `least(${end}, ${second})`)}
      union all ${part(`month_of(${end})`, `greatest(month_of(${end}), ${second})`, `${end}`)}
    ) a`;
}
