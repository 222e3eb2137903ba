// Public data of the settings, the menus and the articles: one statement for everything but the footer and the office card.
import { ArticleType } from '@redakcja/generated/model/articleType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { ParameterColor } from '@redakcja/generated/model/parameterColor';
import type { SiteArticle } from '@redakcja/generated/model/siteArticle';
import type { SiteBanner } from '@redakcja/generated/model/siteBanner';
import type { SiteBookmark } from '@redakcja/generated/model/siteBookmark';
import type { SiteCategory } from '@redakcja/generated/model/siteCategory';
import type { SiteContact } from '@redakcja/generated/model/siteContact';
import type { SiteEuImage } from '@redakcja/generated/model/siteEuImage';
import type { SiteGraphics } from '@redakcja/generated/model/siteGraphics';
import type { SiteRssChannel } from '@redakcja/generated/model/siteRssChannel';
import type { SiteTile } from '@redakcja/generated/model/siteTile';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  articleAddress,
  firstOf,
  jsonSql,
  languageReference,
  listOf,
  objectOf,
  utc,
} from '../../database/rows/json-sql.ts';
import { json, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { fileAddressSql } from '../../storage/file-address.ts';
import { publicSlug } from '../../text/public-slug.ts';

const pictureOf = (column: string) => `(select ${fileAddressSql('f')} from files f where f.id = ${column})`;

const graphics = objectOf<SiteGraphics>({
  bigLogo: pictureOf('g.big_logo_id'),
  smallLogo: pictureOf('g.small_logo_id'),
  background: `case when g.use_image then ${pictureOf('g.background_id')} end`,
  useGradient: 'g.use_gradient',
  euCollectionImages: listOf<SiteEuImage>(
    objectOf<SiteEuImage>({ path: fileAddressSql('f'), width: 'f.width' }),
    'e.position',
    'eu_collection_images e join files f on f.id = e.file_id',
  ),
});

const category = objectOf<SiteCategory>({
  id: 'm.id',
  parentId: 'm.parent_id',
  displayText: 'm.display_text',
  title: 'm.title',
  url: 'm.url',
  slug: 'm.slug',
  target: 'm.target',
});

/** The first two levels. */
const menu = (type: MenuType) =>
  listOf<SiteCategory>(
    category,
    'm.place',
    `public_categories m where m.language_id = l.id and m.type = ${type} and m.level <= 2`,
  );

/** A field of the value of a system parameter, as text. */
const parameter = (keyName: string, field: string) =>
  `(select p.value ->> '${field}' from public_parameters p where p.key_name = '${keyName}')`;

/** The chosen tiles in their places; the place of one that is not shown now is taken by the next of the others that is. */
const chosenTiles = `(with chosen as (
    select x.tile_id, x.position, t.id is not null as is_shown from tile_setting_tiles x
      left join public_tiles t on t.id = x.tile_id where x.language_id = l.id
  ), places as (select position, row_number() over (order by position) as number from chosen where not is_shown),
  others as (select t.id, row_number() over (order by t.id) as number from public_tiles t
    where t.language_id = l.id and t.id not in (select tile_id from chosen))
  select tile_id, position from chosen where is_shown
  union all select o.id, p.position from places p join others o on o.number = p.number)`;

const tiles = listOf<SiteTile>(
  objectOf<SiteTile>({
    id: 't.id',
    displayText: 't.display_text',
    title: 't.title',
    url: 't.url',
    slug: publicSlug('t', 't.language_id'),
    picture: pictureOf('t.file_id'),
    iconName: 't.icon_name',
    target: 't.target',
  }),
  'c.position',
  `(select * from ${chosenTiles} placed
    union all (select t.id, t.id from public_tiles t
      where t.language_id = l.id and not exists (select from tile_settings s where s.language_id = l.id)
      order by t.id limit ${parameter('TileCount', 'value')}::int)) c
    join public_tiles t on t.id = c.tile_id`,
);

const banners = listOf<SiteBanner>(
  objectOf<SiteBanner>({
    id: 'b.id',
    displayText: 'b.display_text',
    title: 'b.title',
    url: 'b.url',
    target: 'b.target',
    color: 'b.color',
    compatibilityWithAppColor: 'b.compatibility_with_app_color',
    picture: pictureOf('b.file_id'),
  }),
  'b.id',
  'public_banners b where b.language_id = l.id',
);

const bookmarks = listOf<SiteBookmark>(
  objectOf<SiteBookmark>({
    id: 'b.id',
    displayText: 'b.display_text',
    title: 'b.title',
    target: 'b.target',
    color: 'b.color',
  }),
  'b.id',
  'public_bookmarks b where b.language_id = l.id and b.show_on_main_page',
);

const rssChannels = listOf<SiteRssChannel>(
  objectOf<SiteRssChannel>({
    id: 'c.id',
    displayText: 'c.display_text',
    title: 'c.title',
    target: 'c.target',
  }),
  'c.id',
  'public_rss_channels c where c.language_id = l.id',
);

const contacts = listOf<SiteContact>(
  objectOf<SiteContact>({
    id: 'c.id',
    fullName: 'c.full_name',
    jobPosition: 'c.job_position',
    rawDescription: 'c.raw_description',
    photo: pictureOf('c.office_contact_photo_id'),
  }),
  'c.position',
  'public_contacts c where c.language_id = l.id',
);

const article = firstOf<SiteArticle>(
  objectOf<SiteArticle>({
    title: 'a.title',
    shortDescription: 'a.short_description',
    content: 'a.content',
    url: articleAddress('a'),
    publishedDate: utc('a.published_date'),
  }),
  `public_articles a where a.language_id = l.id and a.type = ${ArticleType.Common} order by a.published_date desc, a.id desc limit 1`,
);

const site = rowShape({
  language: json(languageReference('l')),
  header: text("coalesce(h.office_name, '')"),
  color: oneOf(ParameterColor, parameter('ApplicationColor', 'value')),
  cookieInformation: nullable(text(parameter('CookieInformation', 'description'))),
  analyticsId: nullable(text(parameter('Analytics', 'gaid'))),
  graphics: json(graphics),
  horizontalMenu: json(menu(MenuType.Horizontal)),
  verticalMenu: json(menu(MenuType.Vertical)),
  tiles: json(tiles),
  banners: json(banners),
  bookmarks: json(bookmarks),
  rssChannels: json(rssChannels),
  contacts: json(contacts),
  article: json(jsonSql<SiteArticle | null>(article)),
});

/** What the public site shows in a language; undefined for an unknown one. */
export function findSite(db: Database, code: string) {
  return db.rows(
    site,
    sql`${site.select} from public_languages l left join headers h on h.language_id = l.id cross join app_images g
      where l.iso_code = ${code}`,
  );
}
