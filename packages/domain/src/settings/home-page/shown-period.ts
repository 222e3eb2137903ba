// The period in which a banner or a tile is shown. It is not in the specification; the contract marks it as a decision.
import type { Report } from '../../shared/forms/fields-together.ts';

/** The fields of a banner or a tile that determine its period; moments in UTC (ISO 8601), '' and null for none. */
export interface ShownPeriod {
  showFrom?: string | null | undefined;
  showTo?: string | null | undefined;
}

export const shownPeriodMessage = 'Koniec wyświetlania musi być późniejszy niż jego początek';

/** Reports a period that ends before it begins. */
export function checkShownPeriod({ showFrom, showTo }: ShownPeriod, report: Report): void {
  if (!showFrom || !showTo) return;
  if (Date.parse(showFrom) >= Date.parse(showTo)) report('showTo', shownPeriodMessage);
}

/** State of the period. */
export type ShownState = 'inactive' | 'waiting' | 'shown' | 'ended';

export const shownStateLabels: Readonly<Record<ShownState, string>> = {
  inactive: 'Nieaktywny',
  waiting: 'Czeka na termin',
  shown: 'Aktywny',
  ended: 'Po terminie',
};

/** State at a moment; the period is from `showFrom` inclusive to `showTo` exclusive. */
export function shownState({ isActive, showFrom, showTo }: ShownPeriod & { isActive: boolean }, now: Date): ShownState {
  if (!isActive) return 'inactive';
  if (showTo && Date.parse(showTo) <= now.getTime()) return 'ended';
  return showFrom && Date.parse(showFrom) > now.getTime() ? 'waiting' : 'shown';
}

/** Why visitors do not see it at a moment; undefined while they do. */
export function notShownLabel(period: ShownPeriod & { isActive: boolean }, now: Date): string | undefined {
  const state = shownState(period, now);
  return state === 'shown' ? undefined : shownStateLabels[state];
}
