// A data set as two packed texts: lines of JSON, and CSV.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, nullable, rowShape } from '../../database/rows/row-shape.ts';
import { acceptedEncoding } from '../../http/cached/accept-encoding.ts';
import type { TaggedAnswer } from '../../http/cached/cached-answer.ts';
import { unavailable } from '../../http/problem.ts';
import { csvLine } from '../../text/csv-cell.ts';
import type { DataSet } from './data-sets.ts';

export const dataFormats = ['ndjson', 'csv'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** Articles whose rows are read at once. */
const windowSize = 2000;
/** Milliseconds after which a file is given up: its moment is kept open for it. */
const longest = 5 * 60_000;
const lastId = rowShape({ id: nullable(integer('max(a.id)')) });

/** Cached as it is sent to nearly everybody: by gzip. */
class PackedText {
  readonly #gzip = createGzip({ level: 6 });
  readonly #hash = createHash('sha256');
  readonly #chunks: Buffer[] = [];

  constructor() {
    this.#gzip.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  async write(text: string): Promise<void> {
    this.#hash.update(text);
    if (!this.#gzip.write(text)) await once(this.#gzip, 'drain');
  }

  async end(): Promise<TaggedAnswer> {
    const ended = once(this.#gzip, 'end');
    this.#gzip.end();
    await ended;
    const packed = Buffer.concat(this.#chunks);
    return {
      etag: `"${this.#hash.digest('base64url').slice(0, 22)}"`,
      encoded: async (accepted) => {
        const encoding = acceptedEncoding(accepted, ['gzip']);
        return { bytes: encoding === null ? unpacked(packed) : packed, encoding };
      },
    };
  }
}

function unpacked(packed: Buffer): Readable {
  const whole = createGunzip();
  whole.end(packed);
  return whole;
}

type Row = Readonly<Record<string, unknown>>;

async function* rowsOf(db: Database, set: DataSet): AsyncGenerator<Row[]> {
  const columns = set.fields.map(({ name, sql: expression }) => `${expression} as "${name}"`).join(', ');
  const select = sql.raw(`select ${columns} from ${set.from} `);
  const shape = rowShape({});
  if (set.window === null) {
    yield await db.rows(shape, select);
    return;
  }
  const [last] = await db.rows(lastId, sql`${lastId.select} from public_articles a`);
  for (let after = 0; after < (last?.id ?? 0); after += windowSize)
    yield await db.rows(shape, sql`${select}${set.window(after, after + windowSize)}`);
}

/** `origin` is the address of the bulletin. */
export async function makeData(
  db: Database,
  set: DataSet,
  origin: string,
): Promise<Readonly<Record<DataFormat, TaggedAnswer>>> {
  const [lines, table] = [new PackedText(), new PackedText()];
  const shown = (row: Row, { name, isAddress }: DataSet['fields'][number]) =>
    isAddress === true ? `${origin}${row[name]}` : row[name];
  const begun = performance.now();
  await table.write(csvLine(set.fields.map(({ name }) => name)));
  for await (const rows of rowsOf(db, set)) {
    if (performance.now() - begun > longest) throw unavailable();
    const read = rows.map((row) => set.fields.map((field) => shown(row, field)));
    const values = set.isLog ? coveredLog(read) : read;
    await lines.write(
      values
        .map((row) => `${JSON.stringify(Object.fromEntries(set.fields.map(({ name }, at) => [name, row[at]])))}\n`)
        .join(''),
    );
    await table.write(values.map(csvLine).join(''));
  }
  return { ndjson: await lines.end(), csv: await table.end() };
}
