// Polish messages of the change log about one field: the old and the new value, or only that it changed.
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';
import { toWarsawText } from '../../shared/formats/dates.ts';
import { withoutPersonalNumbers } from '../../shared/text/personal-numbers.ts';
import { mediaKey } from '../form/article-part-keys.ts';

const maxValue = 120;
const maxNames = 10;

type Text = string | null;

/** The log keeps a text for ever: a number of a person that was taken out of it must not stay there. */
function quote(value: Text): string {
  if (!value) return 'brak';
  const shown = withoutPersonalNumbers(value);
  return `«${shown.length > maxValue ? `${shown.slice(0, maxValue)}…` : shown}»`;
}

const yesNo = (value: boolean) => (value ? 'tak' : 'nie');

/** '' and null are equal. */
const isSame = (before: Text, after: Text) => (before ?? '') === (after ?? '');

export function changedText(label: string) {
  return (before: Text, after: Text) => (isSame(before, after) ? [] : [`${label}: ${quote(before)} → ${quote(after)}`]);
}

/** For long or personal values: only that the field changed. */
export function changedWithoutValue(message: string) {
  return (before: Text, after: Text) => (isSame(before, after) ? [] : [message]);
}

export function changedBoolean(label: string) {
  return (before: boolean, after: boolean) =>
    before === after ? [] : [`${label}: ${yesNo(before)} → ${yesNo(after)}`];
}

export function changedDate(label: string) {
  const changed = changedText(label);
  return (before: Text, after: Text) => {
    const texts = [toWarsawText(before), toWarsawText(after)] as const;
    if (!before || !after || texts[0] !== texts[1]) return changed(...texts);
    // At the end of summer time one hour occurs twice.
    const hours = Math.round((Date.parse(after) - Date.parse(before)) / 3_600_000);
    if (hours === 0) return [];
    const seasons = hours > 0 ? ['czas letni', 'czas zimowy'] : ['czas zimowy', 'czas letni'];
    return changed(`${texts[0]} (${seasons[0]})`, `${texts[1]} (${seasons[1]})`);
  };
}

export function changedExtraContent(before: Text, after: Text): string[] {
  if (isSame(before, after)) return [];
  if (!before) return ['Dodano treść dodatkową'];
  return [after ? 'Zmieniono treść dodatkową' : 'Usunięto treść dodatkową'];
}

interface Category {
  id: number;
  displayText: string;
}

const changedOthers = changedList<Category>(
  'kategorie',
  (category) => category.id,
  (category) => category.displayText,
);

export function changedCategories(before: readonly Category[], after: readonly Category[]): string[] {
  const [oldMain, newMain] = [before[0], after[0]];
  const main =
    oldMain && newMain && oldMain.id !== newMain.id
      ? [`Kategoria główna: ${quote(oldMain.displayText)} → ${quote(newMain.displayText)}`]
      : [];
  const others = changedOthers(before, after);
  // With a new main category the changed order of the others is not reported.
  return [...main, ...others.filter((message) => main.length === 0 || !message.startsWith('Zmieniono kolejność'))];
}

/** Additions, removals, changes and a new order of the items of a list. */
export function changedList<Item>(
  label: string,
  key: (item: Item) => number | string,
  name: (item: Item) => string,
): (before: readonly Item[], after: readonly Item[]) => string[] {
  return (before, after) => {
    const oldKeys = before.map(key);
    const newKeys = after.map(key);
    const [inOld, inNew] = [new Set(oldKeys), new Set(newKeys)];
    const added = after.filter((item) => !inOld.has(key(item)));
    const removed = before.filter((item) => !inNew.has(key(item)));
    // An item removed and added under the same name was changed.
    const addedNames = new Set(added.map(name));
    const changed = new Set(removed.map(name).filter((one) => addedNames.has(one)));
    const other = (items: readonly Item[]) => items.map(name).filter((one) => !changed.has(one));
    const commonBefore = oldKeys.filter((one) => inNew.has(one));
    const commonAfter = newKeys.filter((one) => inOld.has(one));
    return [
      ...namesIn(`Dodano ${label}`, other(added)),
      ...namesIn(`Usunięto ${label}`, other(removed)),
      ...namesIn(`Zmieniono ${label}`, [...changed]),
      ...(commonBefore.some((one, index) => one !== commonAfter[index]) ? [`Zmieniono kolejność: ${label}`] : []),
    ];
  };
}

const changedItems = changedList<MultimediaInput>('multimedia', mediaKey, (item) => item.displayText);
const withoutThumbnail = (item: MultimediaInput) => mediaKey({ ...item, thumbnailId: null });

/** As of any list; items that differ in their thumbnail alone, such as a new crop, are named apart. */
export function changedMultimedia(before: readonly MultimediaInput[], after: readonly MultimediaInput[]): string[] {
  const [oldKeys, newKeys] = [new Set(before.map(mediaKey)), new Set(after.map(mediaKey))];
  const changed = after.filter((item) => !oldKeys.has(mediaKey(item)));
  const withNewThumbnail = (item: MultimediaInput) =>
    newKeys.has(mediaKey(item)) ? undefined : changed.find((one) => withoutThumbnail(one) === withoutThumbnail(item));
  const pictured = before.flatMap((item) => withNewThumbnail(item) ?? []);
  const others = changedItems(
    before.map((item) => withNewThumbnail(item) ?? item),
    after,
  );
  const names = pictured.map((item) => item.displayText);
  return [...others, ...namesIn('Zmieniono miniaturę multimediów', names)];
}

function namesIn(start: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, maxNames).map(quote).join(', ');
  return [`${start}: ${shown}${names.length > maxNames ? ` i jeszcze ${names.length - maxNames}` : ''}`];
}
