// The tiles of the home page, per language: saved together, with one entity tag.
import { tileMessages } from '@redakcja/domain/settings/home-page/tile-form';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { TileCount } from '@redakcja/generated/model/tileCount';
import type { TileSettingInput } from '@redakcja/generated/model/tileSettingInput';
import { inArray, sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { type Author, recordEdit } from '../../call/journal.ts';
import type { Stored } from '../../call/records.ts';
import { records } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { integer, json, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { tileChoice, tileSettings, tileSettingTiles } from '../../database/schema.ts';
import { invalid } from '../../http/problem.ts';

/** The only row of `tile_choice`. */
const theChoice = 1;

interface ChosenTile {
  id: number;
  name: string;
}

const setting = rowShape({
  languageId: integer('l.id'),
  language: text('l.name'),
  value: oneOf(TileCount, `coalesce(s.value, ${TileCount.Four})`),
  tiles: json(
    listOf<ChosenTile>(
      objectOf<ChosenTile>({ id: 't.id', name: 't.display_text' }),
      'x.position',
      'tile_setting_tiles x join tiles t on t.id = x.tile_id where x.language_id = l.id',
    ),
  ),
  revision: integer('c.revision'),
});

type Setting = { languageId: number; language: string; value: TileCount; tiles: ChosenTile[] };

async function find(db: Database): Promise<Stored<Setting[], { body: TileSettingInput[] }> | null> {
  const rows = await db.rows(
    setting,
    sql`${setting.select} from languages l cross join tile_choice c
      left join tile_settings s on s.language_id = l.id order by l.id`,
  );
  const revision = rows[0]?.revision;
  if (revision === undefined) return null;
  const value = rows.map(({ revision: _revision, ...row }) => row);
  const body = value.map((row) => ({
    languageId: row.languageId,
    value: row.value,
    tiles: row.tiles.map(({ id }) => id),
  }));
  return { id: theChoice, revision, value, content: { body } };
}

const resource = records({
  table: tileChoice,
  key: tileChoice.id,
  find,
  missing: () => 'Nie znaleziono ustawień kafli',
});

const params = { id: theChoice };

export const listTileSettings: Handler<'listTileSettings'> = ({ db }) => resource.get({ db, params });

export const updateTileSettings: Handler<'updateTileSettings'> = ({ body, ...call }) =>
  resource.update({ ...call, params }, (before) => {
    const known = new Map(before.map((one) => [one.languageId, one]));
    const errors = body.flatMap(({ languageId }, index) =>
      known.has(languageId) ? [] : [{ path: `${index}.languageId`, message: 'Nie ma takiej wersji językowej' }],
    );
    if (errors.length > 0) throw invalid(errors);
    return { columns: {}, write: (tx) => replaceSettings(tx, call, body, known) };
  });

async function replaceSettings(
  tx: Database,
  author: Author,
  body: readonly TileSettingInput[],
  known: ReadonlyMap<number, Setting>,
): Promise<void> {
  await tx.delete(tileSettings).where(
    inArray(
      tileSettings.languageId,
      body.map((one) => one.languageId),
    ),
  );
  const names = await requireTiles(tx, body);
  for (const { languageId, value, tiles } of body) {
    await tx.insert(tileSettings).values({ languageId, value });
    await tx.insert(tileSettingTiles).values(tiles.map((tileId, position) => ({ languageId, position, tileId })));
    const before = known.get(languageId);
    if (before === undefined) continue;
    const after = tiles.map((id) => ({ id, name: names.get(id) ?? '' }));
    await recordEdit(
      tx,
      author,
      {
        area: JournalArea.Settings,
        recordType: JournalRecordType.TileSetting,
        recordId: languageId,
        recordName: before.language,
      },
      { value: before.value, tiles: before.tiles },
      { value, tiles: after },
    );
  }
}

const choosable = rowShape({
  id: integer('t.id'),
  name: text('t.display_text'),
  languageId: integer('t.language_id'),
});

/** Chosen tiles are active ones of the language; they are locked, so that they stay active meanwhile. Returns their names. */
async function requireTiles(tx: Database, body: readonly TileSettingInput[]): Promise<ReadonlyMap<number, string>> {
  const ids = body.flatMap(({ tiles }) => tiles);
  const rows = await tx.rows(
    choosable,
    sql`select ${sql.raw(choosable.columns)} from tiles t where t.is_active and t.id = any(${idList(ids)}) order by t.id for update`,
  );
  const languageOf = new Map(rows.map((row) => [row.id, row.languageId]));
  const errors: FieldError[] = body.flatMap(({ languageId, tiles }, index) =>
    tiles.flatMap((id, place) =>
      languageOf.get(id) === languageId
        ? []
        : [{ path: `${index}.tiles.${place}`, message: tileMessages.notChoosable }],
    ),
  );
  if (errors.length > 0) throw invalid(errors);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
