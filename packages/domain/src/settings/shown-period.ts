// From when to when a banner or a tile is shown: the specification has no such dates, the contract marks them as a decision.
import type { Report } from '../shared/fields-together.ts';

/** A banner or a tile as its period needs it; moments in UTC (ISO 8601), '' and null for none. */
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

/** What becomes of something on the site by itself. */
export type ShownState = 'inactive' | 'waiting' | 'shown' | 'ended';

export const shownStateLabels: Readonly<Record<ShownState, string>> = {
  inactive: 'Nieaktywny',
  waiting: 'Czeka na termin',
  shown: 'Aktywny',
  ended: 'Po terminie',
};

/** Whether the site shows it now, will show it, or has stopped: from `showFrom` inclusive to `showTo` exclusive. */
export function shownState({ isActive, showFrom, showTo }: ShownPeriod & { isActive: boolean }, now: Date): ShownState {
  if (!isActive) return 'inactive';
  if (showTo && Date.parse(showTo) <= now.getTime()) return 'ended';
  return showFrom && Date.parse(showFrom) > now.getTime() ? 'waiting' : 'shown';
}
