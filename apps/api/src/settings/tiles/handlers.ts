import { tileSchema, tileSettingsSchema } from '@redakcja/domain/settings/home-page/tile-form';
import type { Area } from '../../call/handler.ts';
import { notFound } from '../../http/problem.ts';
import { findLanguage, requireLanguage } from '../../shared/languages.ts';
import { listActiveTiles, listTiles } from './tile-queries.ts';
import { listTileSettings, updateTileSettings } from './tile-settings.ts';
import { createTile, deleteTiles, getTile, listTileUsages, updateTile } from './tiles.ts';

export const tilesArea = {
  inputs: { createTile: tileSchema, updateTile: tileSchema, updateTileSettings: tileSettingsSchema },
  handlers: {
    listTiles: async ({ db, query }) => {
      const { rows, total } = await listTiles(db, await requireLanguage(db, query.lang), query);
      return { body: rows, total };
    },
    listTilesByLanguage: async ({ db, params: { lang } }) => {
      const languageId = await findLanguage(db, lang);
      if (languageId === undefined) throw notFound(`Nie ma wersji językowej ${lang}`);
      return { body: await listActiveTiles(db, languageId) };
    },
    createTile,
    deleteTiles,
    getTile,
    listTileSettings,
    listTileUsages,
    updateTile,
    updateTileSettings,
  },
} satisfies Area;
