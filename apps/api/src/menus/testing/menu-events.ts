// Changes of a menu as the contract has them.
import { text } from './menu-calls.ts';

export const move = (elementId: number, parentElementId: number | null, previousElementId: number | null = null) => ({
  event: 'move',
  elementId,
  parentElementId,
  previousElementId,
});

export const edit = (elementId: number, displayText: string, more: object = {}) => ({
  event: 'edit',
  elementId,
  element: text(displayText, more),
});

export const add = (parentElementId: number, displayText: string, more: object = {}) => ({
  event: 'add',
  parentElementId,
  previousElementId: null,
  element: text(displayText, more),
});

export const inLanguage = (languageId: number, more: object = {}) => ({
  languages: [{ languageId, translatedDisplayText: 'a', translatedTitle: 'a', ...more }],
});
