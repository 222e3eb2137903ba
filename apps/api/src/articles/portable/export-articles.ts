// Articles to be taken along to another server: what has a number here gets a name that holds everywhere.
import type { CategoryPaths } from '@redakcja/domain/articles/portable/category-paths';
import { portableFile, storedPictures, withPortablePictures } from '@redakcja/domain/articles/portable/portable-files';
import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import type { PortableArticles } from '@redakcja/generated/model/portableArticles';
import type { PortableFile } from '@redakcja/generated/model/portableFile';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { listOf } from '../../database/rows/json-sql.ts';
import { integer, json, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { readCategoryPaths } from '../../shared/categories/category-names.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { type StoredArticle, type StoredVersion, storedArticle } from './portable-json.ts';

const stored = rowShape({
  articles: json(
    listOf<StoredArticle>(
      storedArticle,
      'wanted.place',
      'wanted join base_articles base on base.id = wanted.base_article_id',
    ),
  ),
});

export const exportArticles: Handler<'exportArticles'> = async ({ db, query }) => ({
  body: await readPortable(
    db,
    sql`select a.base_article_id, min(e.place) as place from unnest(${idList(query.articleIds)}) with ordinality as e (id, place)
      join articles a on a.id = e.id group by a.base_article_id`,
  ),
});

/** @param wanted rows with `base_article_id` and `place` */
export async function readPortable(db: Database, wanted: SQL): Promise<PortableArticles> {
  const [row] = await db.rows(stored, sql`with wanted as (${wanted}) ${stored.select}`);
  if (row === undefined) throw new Error('The statement has one row');
  const versions = row.articles.flatMap((one) => one.versions);
  const paths = await readCategoryPaths(db);
  const pictures = await readPictures(db, versions);
  const articles = row.articles.map(
    ({ key, template, versions: own }): PortableArticle => ({
      key,
      template,
      versions: own.map((version) => portableVersion(version, paths, (id) => pictures.get(id)?.file)),
    }),
  );
  return { articles, files: filesOf(versions, pictures) };
}

const picture = rowShape({ id: integer(), key: text(), sha256: text(), fileName: text('file_name') });

type Picture = RowOf<typeof picture> & { file: string };

async function readPictures(db: Database, versions: readonly StoredVersion[]): Promise<Map<number, Picture>> {
  const ids = versions.flatMap(({ content, multimedia }) => [
    ...storedPictures(content),
    ...multimedia.flatMap(({ thumbnailId }) => thumbnailId ?? []),
  ]);
  if (ids.length === 0) return new Map();
  const rows = await db.rows(
    picture,
    sql`${picture.select} from files where is_public and id = any(${idList([...new Set(ids)])})`,
  );
  return new Map(rows.map((one) => [one.id, { ...one, file: portableFile(one.sha256, one.fileName) }]));
}

function portableVersion(
  { history, attachments, multimedia, links, categories, content, titleFromFooter, ...same }: StoredVersion,
  paths: CategoryPaths,
  fileOf: (id: number) => string | undefined,
): PortableVersion {
  return {
    ...same,
    content: withPortablePictures(content, fileOf),
    ...(titleFromFooter === null ? {} : { titleFromFooter }),
    categories: categories.flatMap((id) => paths.pathOf(id) ?? []),
    links: links.map(({ categoryId, key, version, type, url, ...shown }) => {
      const category = categoryId === null ? undefined : paths.pathOf(categoryId);
      return {
        type,
        ...(category === undefined ? {} : { category }),
        ...(key === null || version === null ? {} : { article: { key, version } }),
        ...(url === null ? {} : { url }),
        ...shown,
      };
    }),
    multimedia: multimedia.map(({ thumbnailId, ...medium }) => {
      const thumbnail = thumbnailId === null ? undefined : fileOf(thumbnailId);
      return { ...medium, ...(thumbnail === undefined ? {} : { thumbnail }) };
    }),
    attachments: attachments.map(({ documentRepositoryId: _, sha256, ...attachment }) => ({
      file: portableFile(sha256, attachment.filename),
      ...attachment,
    })),
    history: history && { ...history, changeLog: coveredLog(history.changeLog) },
  };
}

function filesOf(versions: readonly StoredVersion[], pictures: ReadonlyMap<number, Picture>): PortableFile[] {
  const documents = versions.flatMap(({ attachments }) =>
    attachments.map(({ sha256, filename, documentRepositoryId }): PortableFile => {
      return { file: portableFile(sha256, filename), address: `/api/files/attachment/${documentRepositoryId}` };
    }),
  );
  const shown = [...pictures.values()].map(({ file, id, key }): PortableFile => {
    return { file, address: fileAddress({ id, key }) };
  });
  return [...new Map([...documents, ...shown].map((one) => [one.file, one])).values()];
}
