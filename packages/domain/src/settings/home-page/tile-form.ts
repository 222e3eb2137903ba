import { LinkType } from '@redakcja/generated/model/linkType';
import { TileCount } from '@redakcja/generated/model/tileCount';
import type { TileSettingInput as Setting } from '@redakcja/generated/model/tileSettingInput';
import { TileInput } from '@redakcja/generated/zod/tileInput';
import { TileSettingInput } from '@redakcja/generated/zod/tileSettingInput';
import * as z from 'zod';
import { isWebAddress, urlMessages } from '../../shared/addresses/url.ts';
import { choice, flag, id, ids } from '../../shared/forms/choice-rules.ts';
import { fieldsTogether, type Report } from '../../shared/forms/fields-together.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { filled, moment, text } from '../../shared/forms/text-rules.ts';
import { isIcon, unknownIcon } from '../settings-labels.ts';
import { checkShownPeriod } from './shown-period.ts';

export const tileMessages = {
  noIcon: 'Wybierz ikonę albo dodaj obraz',
  noArticle: 'Wybierz artykuł',
  noCategory: 'Wybierz kategorię',
  notPublished: 'Kafel może prowadzić tylko do opublikowanego artykułu w tym języku',
  unknownCategory: 'Nie ma takiej kategorii',
  /** A chosen tile cannot be deactivated or moved to another language. */
  isOnHomePage: 'Kafel jest na stronie głównej. Najpierw wymień go w ustawieniach kafli',
  notChoosable: 'Kafel nie istnieje w tym języku albo jest nieaktywny',
  repeatedLanguage: 'Ustawienia języka podano dwa razy',
} as const;

/** Specification, section 5. */
export function tileCountMessage(count: number): string {
  return `Liczba kafli musi wynosić ${count}`;
}

/**
 * Rules of a whole tile (specification, section 5): the address of an external one, the source of an active one (design decision 13: section 3 has no
 * tags), an icon where there is no picture. An undefined `fileId` is not checked.
 */
export function checkTile(tile: Partial<TileInput>, report: Report): void {
  const { linkType, url, isActive, articleTranslationId, menuElementId, iconName, fileId } = tile;
  if (linkType === LinkType.External) {
    if (!url) report('url', urlMessages.required);
    else if (!isWebAddress(url)) report('url', urlMessages.invalid);
  }
  if (isActive && linkType === LinkType.Article && !articleTranslationId)
    report('articleTranslationId', tileMessages.noArticle);
  if (isActive && linkType === LinkType.Category && !menuElementId) report('menuElementId', tileMessages.noCategory);
  if (!iconName && fileId === null) report('iconName', tileMessages.noIcon);
  checkShownPeriod(tile, report);
}

/** Selecting one link type clears the others (specification, section 4, Other). */
export function withoutOtherLinks<Tile extends Partial<TileInput>>(tile: Tile): Tile {
  const { linkType } = tile;
  return {
    ...tile,
    ...(linkType !== LinkType.External && { url: null }),
    ...(linkType !== LinkType.Article && { articleTranslationId: null }),
    ...(linkType !== LinkType.Category && { menuElementId: null }),
  };
}

/** Input of a tile (specification, section 5). Absent fields stay unchanged, so the server also applies `checkTile` to the merged tile. */
export const tileSchema = formOf(TileInput, {
  displayText: text(),
  title: text(),
  url: text(),
  fileId: id(),
  iconName: text({}, (icon) => icon.refine(filled(isIcon), unknownIcon)),
  target: choice(),
  languageId: id('Wybierz język'),
  linkType: choice('Wybierz typ łącza'),
  articleTranslationId: id(),
  menuElementId: id(),
  isActive: flag(),
  showFrom: moment(),
  showTo: moment(),
})
  .superRefine(...fieldsTogether<TileInput>(checkSentTile))
  .overwrite(withoutOtherLinks);

/** The input for a stored tile may omit the sources: only present fields are checked. */
function checkSentTile(tile: Partial<TileInput>, report: Report): void {
  checkTile(tile, (path, message) => {
    if (tile[String(path) as keyof TileInput] !== undefined) report(path, message);
  });
}

const isTileCount = (value: unknown): value is TileCount => Object.values<unknown>(TileCount).includes(value);

/** Tiles of the home page in one language: exactly the chosen number (specification, section 5). */
export const tileSettingSchema = formOf(TileSettingInput, {
  languageId: id(),
  value: choice(),
  tiles: ids(),
}).superRefine(
  ...fieldsTogether<Setting>(({ value, tiles }, report) => {
    if (isTileCount(value) && Array.isArray(tiles) && tiles.length !== value) report('tiles', tileCountMessage(value));
  }),
);

/** Input of the tile settings: each language once. */
export const tileSettingsSchema = z.array(tileSettingSchema).superRefine((settings, context) => {
  settings.forEach(({ languageId }, index) => {
    if (settings.findIndex((one) => one.languageId === languageId) < index)
      context.addIssue({ code: 'custom', path: [index, 'languageId'], message: tileMessages.repeatedLanguage });
  });
});
