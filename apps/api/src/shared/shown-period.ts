// From when to when banners and tiles are shown, as it is saved.
import { checkShownPeriod, type ShownPeriod, shownState } from '@redakcja/domain/settings/home-page/shown-period';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { invalid } from '../http/problem.ts';

type Stored = { [Name in keyof ShownPeriod]-?: string | null };

/** The columns of a save: an absent moment stays as it is. Throws a 400 when the whole period ends before it begins. */
export function shownPeriodColumns(input: ShownPeriod & { isActive: boolean }, before: Stored, now: Date) {
  const { isActive, showFrom = before.showFrom, showTo = before.showTo } = input;
  const errors: FieldError[] = [];
  checkShownPeriod({ showFrom, showTo }, (path, message) => errors.push({ path: String(path), message }));
  if (errors.length > 0) throw invalid(errors);
  return {
    showFrom: dateOf(showFrom),
    showTo: dateOf(showTo),
    isShown: shownState({ isActive, showFrom, showTo }, now) === 'shown',
  };
}

/** Whether visitors see a row with a period; `moment` is an expression of the type timestamptz. */
export const isShownSql = (row: string, moment: string) =>
  `(${row}.is_active and coalesce(${row}.show_from <= ${moment}, true) and coalesce(${row}.show_to > ${moment}, true))`;

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
