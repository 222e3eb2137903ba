import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { Tile } from '@redakcja/generated/model/tile';
import type { TileInput } from '@redakcja/generated/model/tileInput';

/** Values of the tile form; the stored picture stays unless it is cropped again or removed. */
export type TileValues = Required<Omit<TileInput, 'fileId'>> & Pick<TileInput, 'fileId'>;

export function tileValues(tile: Tile): TileValues {
  const { id: _id, slug: _slug, file, language, articleTranslation, menuElement, ...fields } = tile;
  return {
    ...fields,
    languageId: language.id,
    fileId: file === null ? null : undefined,
    articleTranslationId: articleTranslation?.id ?? null,
    menuElementId: menuElement?.id ?? null,
  };
}

export const newTile: Omit<TileValues, 'languageId'> = {
  displayText: '',
  title: '',
  url: '',
  fileId: null,
  iconName: '',
  target: LinkTarget.SameTab,
  linkType: LinkType.Article,
  articleTranslationId: null,
  menuElementId: null,
  isActive: false,
  showFrom: null,
  showTo: null,
};
