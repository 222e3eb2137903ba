import { isoCodeSchema } from '@redakcja/domain/dictionaries/iso-code-form';
import type { IsoCodeImportRow } from '@redakcja/generated/model/isoCodeImportRow';
import { sql } from 'drizzle-orm';

import { integer, rowShape, text } from '../database/rows/row-shape.ts';
import { conflict } from '../http/problem.ts';
import type { Importer, PlannedRow } from './import-rows.ts';
import { defaultRegions } from './iso-code-queries.ts';

interface Entry {
  code: string;
  name: string;
  /** The flag that the product has for the code. */
  region: string | null;
}

const stored = rowShape({ id: integer(), code: text() });
const schema = isoCodeSchema({ isNew: false });

function columnsOf(rows: readonly PlannedRow<Entry>[]) {
  return {
    ids: sql.param(rows.map((row) => row.id)),
    codes: sql.param(rows.map((row) => row.entry.code)),
    names: sql.param(rows.map((row) => row.entry.name)),
    regions: sql.param(rows.map((row) => row.entry.region)),
  };
}

/** Entries of the office; the default ones stay as they are. */
export const isoCodeImporter: Importer<IsoCodeImportRow, Entry> = {
  read: async (tx) => {
    const regions = await defaultRegions(tx);
    return (row) => {
      const read = schema.safeParse(row);
      const { code, name } = read.data ?? row;
      const errors = (read.error?.issues ?? []).map(({ message }) => message);
      return { entry: { code, name, region: regions.get(code) ?? null }, key: code, errors };
    };
  },
  lacks: ({ code, region }) =>
    region === null ? [`Program nie ma flagi dla kodu „${code}”. Dodaj ten kod osobno, z plikiem flagi`] : [],
  repeated: ({ code }, first) => `Kod „${code}” powtarza się, jest już w wierszu ${first}`,
  exists: ({ code }) => `Kod ISO „${code}” już istnieje`,
  find: async (tx, rows) => {
    const found = await tx.rows(
      stored,
      sql`select id, code from iso_codes where not is_default and code = any(${columnsOf(rows).codes}::text[])`,
    );
    const ids = new Map(found.map(({ id, code }) => [code, id]));
    return new Map(rows.flatMap(({ index, entry }) => entryOf(index, ids.get(entry.code))));
  },
  update: async (tx, rows) => {
    const { ids, names } = columnsOf(rows);
    await tx.execute(
      sql`update iso_codes c set name = r.name, revision = c.revision + 1
        from unnest(${ids}::int[], ${names}::text[]) as r(id, name) where c.id = r.id and c.name <> r.name`,
    );
  },
  insert: async (tx, rows) => {
    const { codes, names, regions } = columnsOf(rows);
    const inserted = await tx.rows(
      stored,
      sql`insert into iso_codes (code, name, region) select r.code, r.name, r.region
          from unnest(${codes}::text[], ${names}::text[], ${regions}::text[]) as r(code, name, region)
        on conflict do nothing returning id, code`,
    );
    if (inserted.length < rows.length) throw conflict('Ktoś dodaje teraz te same kody. Spróbuj ponownie');
    const ids = new Map(inserted.map(({ id, code }) => [code, id]));
    return new Map(rows.flatMap(({ index, entry }) => entryOf(index, ids.get(entry.code))));
  },
};

function entryOf(index: number, id: number | undefined): [number, number][] {
  return id === undefined ? [] : [[index, id]];
}
