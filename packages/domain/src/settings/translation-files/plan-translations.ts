// The changes of an import, for the dialog of the card and for `bip languages import`.
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import { tidied, unsafeCharacter, unsafeCharacterMessage } from '../../shared/text/safe-text.ts';
import { type Changed, changedMenuRow, changedStandardRow } from '../languages/language-card.ts';
import { translationMessages } from '../languages/translation-rules.ts';
import {
  type CurrentRows,
  type FileRow,
  keyOf,
  type TranslationFile,
  TranslationFileError,
} from './translation-rows.ts';

export interface PlannedTranslation {
  line: number;
  key: string;
  /** „Artykuł › Drukuj”; the key of an unknown element. */
  name: string;
  /** `foreign`: unknown element, skipped with a warning. `invalid`: rejected. `same` and `empty`: no change. */
  outcome: 'change' | 'same' | 'empty' | 'foreign' | 'invalid';
  errors: string[];
  standard?: Changed<StandardElementTranslation>;
  menu?: Changed<MenuElementTranslation>;
}

export interface TranslationPlan {
  rows: PlannedTranslation[];
  /** Number of elements that are not in the file. */
  absent: number;
}

type Facts = Pick<PlannedTranslation, 'line' | 'key' | 'name'>;

/** Throws TranslationFileError for a file of another language. */
export function planTranslations(file: TranslationFile, isoCode: string, current: CurrentRows): TranslationPlan {
  if (file.language !== isoCode)
    throw new TranslationFileError(`Plik jest tłumaczeniem na język ${file.language}, a nie ${isoCode}`);
  const standard = new Map(
    current.standard.map((row) => [keyOf(TranslatedElements.Standard, row.standardElementId), row]),
  );
  const menus = new Map(current.menus.map((row) => [keyOf(TranslatedElements.Menu, row.menuElementId), row]));
  const seen = new Map<string, number>();
  const rows = file.rows.map((row): PlannedTranslation => {
    const { line, key } = row;
    const [element, category] = [standard.get(key), menus.get(key)];
    const name = element
      ? `${element.areaName} › ${element.elementName}`
      : category
        ? `${category.menuTypeName} › ${category.baseName}`
        : key;
    const facts = { line, key, name };
    const first = seen.get(key);
    if (first !== undefined) return refused(facts, [`Powtarza element z wiersza ${first}`]);
    seen.set(key, line);
    const broken = brokenTexts(row);
    if (broken.length > 0) return refused(facts, broken);
    if (element) return standardPlan(facts, row, element);
    if (category) return menuPlan(facts, row, category);
    return { ...facts, outcome: 'foreign', errors: ['Nie ma takiego elementu'] };
  });
  const all = [...standard.keys(), ...menus.keys()];
  return { rows, absent: all.filter((key) => !seen.has(key)).length };
}

const refused = (facts: Facts, errors: string[]): PlannedTranslation => ({ ...facts, outcome: 'invalid', errors });
const nothing = (facts: Facts, outcome: 'same' | 'empty'): PlannedTranslation => ({ ...facts, outcome, errors: [] });

/** Control characters and traces of a wrong encoding. */
function brokenTexts({ texts }: FileRow): string[] {
  return Object.values(texts).flatMap((text) => {
    if (text.includes('\uFFFD')) return ['Tekst ma uszkodzone znaki: plik zapisano w złym kodowaniu'];
    const clean = tidied(text);
    return unsafeCharacter(clean) === undefined ? [] : [unsafeCharacterMessage(clean)];
  });
}

const isBlank = ({ texts }: FileRow) => Object.values(texts).every((text) => text.trim() === '');

function standardPlan(facts: Facts, row: FileRow, element: StandardElementTranslation): PlannedTranslation {
  if (isBlank(row)) return nothing(facts, 'empty');
  const { text, description, url } = row.texts;
  const texts = {
    translation: text === undefined ? element.translation : tidied(text),
    translationDescription: description === undefined ? element.translationDescription : tidied(description),
  };
  const isLocked =
    (!element.isTranslationEditable && texts.translation !== element.translation) ||
    (!element.isTranslationDescriptionEditable && texts.translationDescription !== element.translationDescription);
  if (isLocked || (url ?? '').trim() !== '') return refused(facts, [translationMessages.locked]);
  const isSame =
    texts.translation === element.translation && texts.translationDescription === element.translationDescription;
  const changed = changedStandardRow(element, texts);
  if (changed.errors.length > 0) return refused(facts, changed.errors);
  return isSame ? nothing(facts, 'same') : { ...facts, outcome: 'change', errors: [], standard: changed };
}

function menuPlan(facts: Facts, row: FileRow, category: MenuElementTranslation): PlannedTranslation {
  if (isBlank(row)) return nothing(facts, 'empty');
  const { text, description, url } = row.texts;
  const texts = {
    translatedDisplayText: text === undefined ? category.translatedDisplayText : tidied(text),
    translatedTitle: description === undefined ? category.translatedTitle : tidied(description),
    translatedUrl: url === undefined ? category.translatedUrl : tidied(url) || null,
  };
  const isSame =
    texts.translatedDisplayText === category.translatedDisplayText &&
    texts.translatedTitle === category.translatedTitle &&
    texts.translatedUrl === category.translatedUrl;
  const changed = changedMenuRow(category, texts);
  if (changed.errors.length > 0) return refused(facts, changed.errors);
  return isSame ? nothing(facts, 'same') : { ...facts, outcome: 'change', errors: [], menu: changed };
}
