import { countOf } from '@redakcja/domain/shared/polish-plural';
import type { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import { TranslationState } from '@redakcja/generated/model/translationState';

/** An element that is looked for. */
export interface Target {
  elements: TranslatedElements;
  id: number;
  /** Field with the focus; the first one unless said otherwise. */
  field: string;
}

export function inputId({ elements, id }: Pick<Target, 'elements' | 'id'>, field: string): string {
  return `${elements}-${id}-${field}`;
}

export function focusInput(target: Target): void {
  // after the tab with it is shown
  requestAnimationFrame(() => document.getElementById(inputId(target, target.field))?.focus());
}

export function countText(count: number): string {
  return countOf(count, ['zmienione tłumaczenie', 'zmienione tłumaczenia', 'zmienionych tłumaczeń']);
}

const { Missing, Outdated, Done } = TranslationState;
export const stateOptions = [
  { value: Missing, label: 'Nieprzetłumaczone' },
  { value: Outdated, label: 'Nieaktualne' },
  { value: Done, label: 'Przetłumaczone' },
];
