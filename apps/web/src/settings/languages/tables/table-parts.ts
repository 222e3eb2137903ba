import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import type { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import { TranslationState } from '@redakcja/generated/model/translationState';

/** The element to scroll to. */
export interface Target {
  elements: TranslatedElements;
  id: number;
  /** The field to focus, by default the first one. */
  field: string;
}

export function inputId({ elements, id }: Pick<Target, 'elements' | 'id'>, field: string): string {
  return `${elements}-${id}-${field}`;
}

export function focusInput(target: Target): void {
  // after its tab is rendered
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
