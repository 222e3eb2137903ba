// What the names in imported articles mean on this server, read once for all of them.
import type { CategoryPaths } from '@redakcja/domain/articles/portable/category-paths';
import { hashOf, portablePictures } from '@redakcja/domain/articles/portable/portable-files';
import type { ArticlesImportInput } from '@redakcja/generated/model/articlesImportInput';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { integer, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList, textList } from '../../database/rows/sql-values.ts';
import { closedCategories } from '../../shared/categories/category-guard.ts';
import { readCategoryPaths } from '../../shared/categories/category-names.ts';
import { leadsOut } from '../../shared/categories/leading-out.ts';
import { fileAddress } from '../../storage/file-address.ts';

export interface ImportNames {
  /** By ISO code. */
  languages: ReadonlyMap<string, { id: number; isActive: boolean }>;
  categories: CategoryPaths;
  /** Closed to the user. */
  closed: ReadonlySet<number>;
  /** They take no articles. */
  leadingOut: ReadonlySet<number>;
  tagId: (language: number, name: string) => number | undefined;
  documentId: (file: string, filename: string, own: OwnFiles) => number | undefined;
  picture: (file: string, own: OwnFiles) => { id: number; address: string } | undefined;
}

/** Files that a stored version has: of several with one content they are meant. */
export interface OwnFiles {
  documents: ReadonlySet<number>;
  pictures: ReadonlySet<number>;
}

export const noFiles: OwnFiles = { documents: new Set(), pictures: new Set() };

const languageRow = rowShape({ id: integer(), isoCode: text('iso_code'), status: oneOf(LanguageStatus) });
const idRow = rowShape({ id: integer() });
const tagRow = rowShape({ id: integer(), name: text(), language: integer('language_id') });
const documentRow = rowShape({ id: integer('d.id'), sha256: text('f.sha256'), filename: text('d.file_name') });
const pictureRow = rowShape({ id: integer(), key: text(), sha256: text() });

export async function readNames(db: Database, caller: Caller, input: ArticlesImportInput): Promise<ImportNames> {
  const languages = await db.rows(languageRow, sql`${languageRow.select} from languages`);
  const closed = await db.rows(idRow, sql`select unnest(${closedCategories(caller)}) as id`);
  const leading = await db.rows(idRow, sql`select m.id from menu_elements m where ${sql.raw(leadsOut('m'))}`);
  return {
    languages: new Map(
      languages.map(({ id, isoCode, status }) => [isoCode, { id, isActive: status === LanguageStatus.Active }]),
    ),
    categories: await readCategoryPaths(db),
    closed: new Set(closed.map(({ id }) => id)),
    leadingOut: new Set(leading.map(({ id }) => id)),
    tagId: await readTags(db, input),
    documentId: await readDocuments(db, input),
    picture: await readPictures(db, input),
  };
}

const versionsOf = ({ articles }: ArticlesImportInput) => articles.flatMap(({ versions }) => versions);

async function readTags(db: Database, input: ArticlesImportInput): Promise<ImportNames['tagId']> {
  const names = [...new Set(versionsOf(input).flatMap(({ tags = [] }) => tags))];
  if (names.length === 0) return () => undefined;
  const rows = await db.rows(tagRow, sql`${tagRow.select} from tags where name = any(${textList(names)})`);
  const ids = new Map(rows.map(({ id, name, language }) => [`${language} ${name}`, id]));
  return (language, name) => ids.get(`${language} ${name}`);
}

/** Those that were uploaded for it are trusted to be what their name says: whoever attaches a file chooses it. */
async function readDocuments(db: Database, input: ArticlesImportInput): Promise<ImportNames['documentId']> {
  const attachments = versionsOf(input).flatMap(({ attachments: own = [] }) => own);
  if (attachments.length === 0) return () => undefined;
  const hashes = [...new Set(attachments.flatMap(({ file }) => hashOf(file) ?? []))];
  const stored = await db.rows(
    documentRow,
    sql`${documentRow.select} from files f join document_repository d on d.file_id = f.id
      where f.sha256 = any(${textList(hashes)}) order by d.id`,
  );
  const uploaded = (input.files ?? []).flatMap(({ file, filename = '', documentRepositoryId: id }) =>
    id === undefined ? [] : [{ id, sha256: hashOf(file), filename }],
  );
  const known = await db.rows(
    idRow,
    sql`select id from document_repository where id = any(${idList(uploaded.map(({ id }) => id))})`,
  );
  const isKnown = new Set(known.map(({ id }) => id));
  const all = [...uploaded.filter(({ id }) => isKnown.has(id)), ...stored];
  const byName = Map.groupBy(all, ({ sha256, filename }) => `${sha256} ${filename}`);
  return (file, filename, { documents }) => {
    const same = byName.get(`${hashOf(file)} ${filename}`) ?? [];
    return (same.find(({ id }) => documents.has(id)) ?? same[0])?.id;
  };
}

async function readPictures(db: Database, input: ArticlesImportInput): Promise<ImportNames['picture']> {
  const wanted = versionsOf(input).flatMap(({ content, multimedia = [] }) => [
    ...portablePictures(content),
    ...multimedia.flatMap(({ thumbnail }) => thumbnail ?? []),
  ]);
  if (wanted.length === 0) return () => undefined;
  const uploaded = (input.files ?? []).flatMap(({ file, fileId: id }) => (id === undefined ? [] : [{ file, id }]));
  const hashes = [...new Set(wanted.flatMap((file) => hashOf(file) ?? []))];
  const rows = await db.rows(
    pictureRow,
    sql`${pictureRow.select} from files where is_public and content_type like 'image/%'
      and (sha256 = any(${textList(hashes)}) or id = any(${idList(uploaded.map(({ id }) => id))})) order by id`,
  );
  const byHash = Map.groupBy(rows, ({ sha256 }) => sha256);
  const byId = new Map(rows.map((one) => [one.id, one]));
  const sent = new Map(uploaded.map(({ file, id }) => [file, id]));
  return (file, { pictures }) => {
    const same = byHash.get(hashOf(file) ?? '') ?? [];
    const found = same.find(({ id }) => pictures.has(id)) ?? byId.get(sent.get(file) ?? 0) ?? same[0];
    return found === undefined ? undefined : { id: found.id, address: fileAddress(found) };
  };
}
