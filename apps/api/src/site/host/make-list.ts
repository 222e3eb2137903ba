// What a static copy of the bulletin holds: its pages, each with a mark that is another when the page is. Whoever has copied them fetches only those.
import { createHash } from 'node:crypto';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { ownPath, pages } from '@redakcja/site/parts/addresses';
import { sql } from 'drizzle-orm';
import { parseJson } from '../../database/rows/json-of.ts';
import { oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { dataSets } from '../open-data/data-sets.ts';
import { dataFormats } from '../open-data/packed-data.ts';
import { readCategories } from '../operations/public-category.ts';
import { readFrame } from '../operations/public-frame.ts';
import { articlePath } from '../operations/public-paths.ts';
import { newestChanges } from './list-pages.ts';
import type { PageText } from './made-page.ts';
import type { SiteHost } from './page-request.ts';
import { ownPages } from './site-routes.ts';

interface Listed {
  path: string;
  mark: string;
}

const rows = rowShape({
  isoCode: text('l.iso_code'),
  path: text(articlePath('a')),
  type: oneOf(ArticleType, 'a.type'),
  /** What else the page of the article shows: its versions, in all languages, and where its links lead. */
  state: text(`a.id || ':' || a.revision || v.state || coalesce(k.state, '')`),
  versions: text('w.versions'),
  /** What was read of its attachments: their ids and states. */
  texts:
    text(`coalesce((select string_agg(x.document_repository_id || ':' || t.state, ' ' order by x.document_repository_id)
    from article_attachments x join document_repository d on d.id = x.document_repository_id
    join document_texts t on t.file_id = d.file_id where x.article_id = a.id), '')`),
  categories: text(
    `coalesce((select string_agg(c.menu_element_id::text, ' ') from article_categories c where c.article_id = a.id), '')`,
  ),
});

/** What is public is gathered once. The newest come first, as in lists. */
const select = sql`with v as materialized (select id, base_article_id, language_id, type, version, revision, slug, published_date, is_current from public_versions)
  ${rows.select} from v a join public_languages l on l.id = a.language_id
  join (select base_article_id, string_agg(id || ':' || revision, ',' order by id) as state from v group by base_article_id) v
    on v.base_article_id = a.base_article_id
  join (select base_article_id, language_id, string_agg(version::text, ' ' order by version) as versions
    from v group by base_article_id, language_id) w on w.base_article_id = a.base_article_id and w.language_id = a.language_id
  left join (select x.article_id, string_agg(coalesce(b.slug, '-'), ',' order by x.id) as state
    from article_links x join articles o on o.id = x.linked_article_id
    left join v b on b.base_article_id = o.base_article_id and b.language_id = o.language_id and b.is_current
    group by x.article_id) k on k.article_id = a.id
  where a.is_current order by a.published_date desc, a.id desc`;

const files = rowShape({
  path: text('a.path'),
  name: text('d.file_name'),
  mark: text('f.sha256'),
});

const short = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

/** Rows of a list page, and pages of the lists without end; older ones stay in the bulletin alone. */
const size = 20;
const maxPages = 10;

/** The pages of a list: a page is another when one of its rows is, or when pages are added. */
function listPages(path: string, states: readonly string[], site: string, { rowsOfPage = size, most = Infinity } = {}) {
  const last = Math.min(Math.max(1, Math.ceil(states.length / rowsOfPage)), most);
  return Array.from({ length: last }, (_, at): Listed => {
    const shown = states.slice(at * rowsOfPage, (at + 1) * rowsOfPage);
    return { path: at === 0 ? path : `${path}?strona=${at + 1}`, mark: short(site, states.length, shown) };
  });
}

/** What every page shows, without the day of the last publication: a page says itself when it was made. */
function siteMark({ site, ...rest }: PublicFrame, style: SiteHost['style']): string {
  return short(style, rest, { ...site, article: null, updatedDate: null });
}

async function pagesIn(host: SiteHost, lang: string, articles: readonly RowOf<typeof rows>[]): Promise<Listed[]> {
  const { db } = host.services;
  const frame = await readFrame(db, lang);
  if (frame === null) return [];
  const categories = parseJson(await readCategories(db, lang));
  const { rows: changed } = await newestChanges(host, lang);
  const site = siteMark(frame, host.style);
  const common = articles.filter(({ type }) => type === ArticleType.Common);
  const states = common.map(({ state }) => state);
  const changes = changed.map((one) => short(one));
  const at = (path: string) => ownPath(lang, path);
  const inCategory = Map.groupBy(
    common.flatMap(({ categories: ids, state }) => ids.split(' ').map((id) => ({ id, state }))),
    ({ id }) => id,
  );
  return [
    { path: at(pages.home), mark: short(site, states.slice(0, 8), changes.slice(0, 50)) },
    { path: at(pages.map), mark: short(site, categories) },
    ...[pages.office, pages.feeds, pages.data].map((path) => ({ path: at(path), mark: site })),
    ...listPages(at(pages.search), states, site, { most: maxPages }),
    ...listPages(at(pages.changes), changes, site, { rowsOfPage: 50, most: maxPages }),
    ...frame.site.bookmarks.map(({ id }) => ({ path: at(`/zakladka/${id}`), mark: short(site, states) })),
    ...frame.site.rssChannels.map(({ id }) => ({ path: at(`/rss/${id}`), mark: short(site, states) })),
    ...['/atom.xml', '/feed.json', '/sitemap.xml'].map((path) => ({ path: at(path), mark: short(site, states) })),
    ...categories
      .filter(({ address }) => address.startsWith('/'))
      .flatMap(({ id, address, articles: _count, ...shown }) => {
        const own = inCategory.get(String(id)) ?? [];
        return listPages(
          address,
          own.map(({ state }) => state),
          short(site, shown),
        );
      }),
    ...articles.filter(({ type }) => ownPages[type] === undefined).flatMap((one) => articlePages(one, site)),
  ];
}

/** The article, its former versions, what each changed, and the texts of its attachments. */
function articlePages({ path, state, versions, texts }: RowOf<typeof rows>, site: string) {
  const mark = short(site, state, texts);
  const [oldest, ...later] = versions.split(' ');
  return [
    { path, mark },
    ...[oldest, ...later].slice(0, -1).map((version) => ({ path: `${path}/wersja/${version}`, mark })),
    ...later.map((version) => ({ path: `${path}/zmiany/${version}`, mark })),
    ...[...texts.matchAll(/(\d+):10/g)].map(([, document]) => ({ path: `${path}/tekst/${document}`, mark })),
  ];
}

export async function pageList(host: SiteHost): Promise<PageText> {
  const { db } = host.services;
  const { languages } = (await readFrame(db, 'PL')) ?? { languages: [] };
  const all = await db.rows(rows, select);
  const own: Listed[] = [];
  for (const { isoCode } of languages) {
    const written = all.filter((one) => one.isoCode === isoCode);
    own.push(...(await pagesIn(host, isoCode, written)));
  }
  const attached = await db.rows(
    files,
    // what holds now, and the files of former versions
    sql`${files.select} from (select '/zalacznik/' || p.base_article_id || '/' || p.document_id as path, p.current_id as document_id
        from public_attachments p
      union select '/zalacznik/' || v.base_article_id || '/' || x.document_repository_id || '/wersja/' || v.version, x.document_repository_id
        from public_versions v join article_attachments x on x.article_id = v.id where not v.is_current) a
      join document_repository d on d.id = a.document_id join files f on f.id = d.file_id order by 1`,
  );
  const state = short(all, attached);
  const data = [
    ...dataSets.flatMap(({ name }) => dataFormats.map((format) => `${name}.${format}`)),
    'datapackage.json',
  ];
  own.push(...data.map((name) => ({ path: `/dane/${name}`, mark: state })));
  return { type: 'application/json; charset=utf-8', text: JSON.stringify({ pages: own, files: attached }) };
}
