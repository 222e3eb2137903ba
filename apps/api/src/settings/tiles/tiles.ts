// Tiles of the home page (specification, sections 2.6, 3, 4 and 5).
import { checkTile, tileMessages, withoutOtherLinks } from '@redakcja/domain/settings/home-page/tile-form';
import { tileOnHomePage } from '@redakcja/domain/settings/settings-obstacles';
import type { Obstacle } from '@redakcja/domain/shared/operation-verdict';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { TileInput } from '@redakcja/generated/model/tileInput';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { deleteBy } from '../../call/remove-rows.ts';
import { type Database, hasRows } from '../../database/database.ts';
import { tiles } from '../../database/schema.ts';
import { conflict, invalid, notFound } from '../../http/problem.ts';
import { requireLanguageId } from '../../shared/languages.ts';
import { pictureFact, requirePicture } from '../../shared/stored-picture.ts';
import { usagesOf } from '../../shared/usages.ts';
import { columnsOf, findTile, insertTile, lockTiles, type StoredTile, type WholeTile } from './tile-queries.ts';
import { tileReferences } from './tile-references.ts';

const missing = (id: number) => `Nie znaleziono kafla o numerze ${id}`;

const resource = records({
  table: tiles,
  key: tiles.id,
  find: findTile,
  missing,
  journal: {
    recordType: JournalRecordType.Tile,
    nameOf: ({ displayText }: StoredTile) => displayText,
    fieldsOf: ({ id: _id, slug: _slug, language, file, articleTranslation, menuElement, ...fields }) => ({
      ...fields,
      languageId: { id: language.id, name: language.name },
      fileId: pictureFact(file),
      articleTranslationId: articleTranslation && { id: articleTranslation.id, name: articleTranslation.title },
      menuElementId: menuElement && { id: menuElement.id, name: menuElement.displayText },
    }),
  },
});

export const getTile: Handler<'getTile'> = resource.get;

const nothing = {
  url: null,
  iconName: null,
  articleTranslationId: null,
  menuElementId: null,
  showFrom: null,
  showTo: null,
  file: null,
};

export const createTile: Handler<'createTile'> = async ({ body, ...call }) => {
  const whole = await wholeTile(call.db, body, nothing);
  const id = await resource.create(call, (tx) => insertTile(tx, whole, call.services.now()));
  return { body: { id }, location: `/api/settings/tiles/${id}` };
};

export const updateTile: Handler<'updateTile'> = ({ body, ...call }) =>
  resource.update(call, async ({ articleTranslation, menuElement, ...before }) => {
    const stored = {
      ...before,
      articleTranslationId: articleTranslation?.id ?? null,
      menuElementId: menuElement?.id ?? null,
    };
    const whole = await wholeTile(call.db, body, stored);
    const staysChoosable = whole.isActive && whole.languageId === before.language.id;
    return {
      columns: columnsOf(whole, call.services.now()),
      write: async (tx) => {
        if (!staysChoosable) await requireNotOnHomePage(tx, before.id);
      },
    };
  });

type Before = Pick<StoredTile, 'url' | 'iconName' | 'showFrom' | 'showTo' | 'file'> & {
  articleTranslationId: number | null;
  menuElementId: number | null;
};

/** Absent fields stay unchanged; the rules apply to the merged tile. */
async function wholeTile(db: Database, input: TileInput, before: Before): Promise<WholeTile> {
  const { url, iconName, showFrom, showTo, articleTranslationId, menuElementId, file } = before;
  const stored = { url, iconName, showFrom, showTo, articleTranslationId, menuElementId };
  const whole = withoutOtherLinks({ ...stored, ...input });
  const errors: FieldError[] = [];
  const fileId = whole.fileId === undefined ? (file?.id ?? null) : whole.fileId;
  checkTile({ ...whole, fileId }, (path, message) => errors.push({ path: String(path), message }));
  if (errors.length > 0) throw invalid(errors);
  await requireLanguageId(db, whole.languageId);
  await requirePicture(db, whole.fileId, 'fileId');
  await requireSources(db, whole, before);
  return whole;
}

/** A new destination must exist; a stored one may have changed since, which does not prevent saving. */
async function requireSources(db: Database, tile: WholeTile, before: Before): Promise<void> {
  const { articleTranslationId, menuElementId, languageId } = tile;
  const isNewArticle = articleTranslationId !== null && articleTranslationId !== before.articleTranslationId;
  const published = sql`select from articles where id = ${articleTranslationId} and language_id = ${languageId}
    and status = ${ArticleStatus.Published}`;
  if (isNewArticle && !(await hasRows(db, published)))
    throw invalid([{ path: 'articleTranslationId', message: tileMessages.notPublished }]);
  const isNewCategory = menuElementId !== null && menuElementId !== before.menuElementId;
  if (isNewCategory && !(await hasRows(db, sql`select from menu_elements where id = ${menuElementId}`)))
    throw invalid([{ path: 'menuElementId', message: tileMessages.unknownCategory }]);
}

async function requireNotOnHomePage(tx: Database, id: number): Promise<void> {
  if (await hasRows(tx, sql`select from tile_setting_tiles where tile_id = ${id}`))
    throw conflict(tileMessages.isOnHomePage);
}

export const listTileUsages: Handler<'listTileUsages'> = async ({ db, params: { id } }) => {
  const [row] = await lockTiles(db, [id]);
  if (row === undefined) throw notFound(missing(id));
  return { body: await usagesOf(db, tileReferences, row, obstacles(row)) };
};

function obstacles({ name, shownIn }: { name: string; shownIn: string | null }): Obstacle[] {
  return shownIn === null ? [] : [tileOnHomePage(name, shownIn)];
}

export const deleteTiles: Handler<'deleteTiles'> = async ({ query, ifMatch, ...call }) => ({
  body: await resource.remove(
    call,
    { ids: query.tileIds, etags: query.etags, ifMatch },
    {
      lock: lockTiles,
      missing,
      obstacles,
      remove: deleteBy(tiles.id),
      idOf: ({ id }) => id,
    },
  ),
});
