// A file of translations: one row per element, identified by its kind and id. CSV and XLIFF 2 have the same content.
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { TranslatedElements } from '@redakcja/generated/model/translatedElements';

export const textFields = ['text', 'description', 'url'] as const;
export type TextField = (typeof textFields)[number];

/** Texts of an element; absent ones stay unchanged. */
export type FileTexts = Partial<Record<TextField, string>>;

export interface FileRow {
  /** Line of the file. */
  line: number;
  /** Key in the file. */
  key: string;
  texts: FileTexts;
}

export interface TranslationFile {
  /** ISO code of the language. */
  language: string;
  rows: FileRow[];
}

/** A row of a file: position, Polish texts and present translations. */
export interface ExportedRow {
  key: string;
  area: string;
  name: string;
  polish: FileTexts;
  texts: Required<FileTexts>;
}

/** An office has some thousand categories at most. */
export const maxFileRows = 20_000;
export const maxFileBytes = 20_000_000;

/** Error of a whole file; nothing is imported. */
export class TranslationFileError extends Error {}

export function requireFewRows(count: number): void {
  if (count > maxFileRows) throw new TranslationFileError(`Plik ma więcej wierszy niż ${maxFileRows}`);
}

export const keyOf = (elements: TranslatedElements, id: number) => `${elements}-${id}`;

export interface CurrentRows {
  standard: readonly StandardElementTranslation[];
  menus: readonly MenuElementTranslation[];
}

/** All elements of a language, in the order of the site. */
export function exportedRows({ standard, menus }: CurrentRows): ExportedRow[] {
  return [
    ...standard.map((row) => ({
      key: keyOf(TranslatedElements.Standard, row.standardElementId),
      area: row.areaName,
      name: row.elementName,
      polish: {
        ...(row.isTranslationEditable && { text: row.baseTranslation }),
        ...(row.isTranslationDescriptionEditable && { description: row.baseTranslationDescription }),
      },
      texts: { text: row.translation, description: row.translationDescription, url: '' },
    })),
    ...menus.map((row) => ({
      key: keyOf(TranslatedElements.Menu, row.menuElementId),
      area: row.menuTypeName,
      name: row.baseName,
      polish: { text: row.baseName, description: row.baseTitle, ...(row.baseUrl ? { url: row.baseUrl } : {}) },
      texts: { text: row.translatedDisplayText, description: row.translatedTitle, url: row.translatedUrl ?? '' },
    })),
  ];
}
