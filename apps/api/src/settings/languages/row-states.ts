// Filters by the state of a translation. The state is computed by the domain, so the ids of matching rows are found before the page is read.
import { TranslationState } from '@redakcja/generated/model/translationState';
import { type ColumnSql, condition, type ListQuery } from '../../lists/list-sql.ts';

export type RowStates = readonly { id: number; state: TranslationState }[];

/** Whether a query filters by them; otherwise they need not be computed. */
export function asksForStates({ filters = [] }: ListQuery): boolean {
  return filters.some((filter) => /^(?:hasErrors|state);/.test(filter));
}

/** Columns `hasErrors` and `state` of a list; `id` is the expression of the rows' id. */
export function stateColumns(id: string, states: RowStates): { hasErrors: ColumnSql; state: ColumnSql } {
  const idsOf = (wanted: TranslationState) => states.filter(({ state }) => state === wanted).map((row) => row.id);
  const isOf = (list: string) => `${id} = any(${list}::int[])`;
  return {
    hasErrors: (filter, values) => condition(`(${isOf(values.add(idsOf(TranslationState.Missing)))})`, filter, values),
    state: (filter, values) => {
      const missing = isOf(values.add(idsOf(TranslationState.Missing)));
      const outdated = isOf(values.add(idsOf(TranslationState.Outdated)));
      const { Missing, Outdated, Done } = TranslationState;
      return condition(
        `(case when ${missing} then '${Missing}' when ${outdated} then '${Outdated}' else '${Done}' end)`,
        filter,
        values,
      );
    },
  };
}
