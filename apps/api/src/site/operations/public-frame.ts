import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import type { PublicLanguage } from '@redakcja/generated/model/publicLanguage';
import type { PublicPath } from '@redakcja/generated/model/publicPath';
import type { PublicSystemPage } from '@redakcja/generated/model/publicSystemPage';
import type { PublicText } from '@redakcja/generated/model/publicText';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { boolean, json, rowShape } from '../../database/rows/row-shape.ts';
import { readSite } from '../../settings/site/read-site.ts';
import { languageCode } from '../../shared/languages.ts';
import { articlePath, categoryPath } from './public-paths.ts';

/** Tiles and links of the footer: what they have in common is a category or an article that they lead to, each of which its own indexes find (OFFSET 0). */
const places = `(select t.language_id, 'tile-' || t.id as key, t.menu_element_id, t.article_id from tiles t
  union all select f.language_id, 'footer-' || f.key, f.menu_element_id, f.article_id from footer_links f) k`;

/** By name, so that an index finds them. */
const systemTypes = Object.values(ArticleType).filter((type) => type !== ArticleType.Common);

const besideSite = rowShape({
  languages: json(
    listOf<PublicLanguage>(
      objectOf<PublicLanguage>({ isoCode: 'o.iso_code', localName: 'o.local_name' }),
      'o.id',
      'public_languages o',
    ),
  ),
  pages: json(
    listOf<PublicSystemPage>(
      objectOf<PublicSystemPage>({ type: 'a.type', title: 'a.title', path: articlePath('a') }),
      'a.type, a.id',
      `public_articles a where a.language_id = l.id and a.type in (${systemTypes})`,
    ),
  ),
  paths: json(
    listOf<PublicPath>(
      objectOf<PublicPath>({ key: 'k.key', path: `coalesce(${categoryPath('p')}, ${articlePath('a')})` }),
      'k.key',
      `${places} left join lateral (select * from public_categories o
          where o.id = k.menu_element_id and o.language_id = k.language_id offset 0) p on true
        left join articles linked on linked.id = k.article_id
        left join lateral (select * from public_articles o
          where o.base_article_id = linked.base_article_id and o.language_id = k.language_id offset 0) a on true
        where k.language_id = l.id and (p.id is not null or a.id is not null)`,
    ),
  ),
  texts: json(
    listOf<PublicText>(
      objectOf<PublicText>({ name: 't.name', text: 't.text' }),
      't.name',
      'public_texts t where t.language_id = l.id',
    ),
  ),
  hasSubscriptions: boolean('(select is_set_up from public_mail_service)'),
});

/** Null for a language that visitors cannot read. */
export async function readFrame(db: Database, lang: string): Promise<PublicFrame | null> {
  const [site, [row]] = await Promise.all([
    readSite(db, lang),
    db.rows(besideSite, sql`${besideSite.select} from public_languages l where l.iso_code = ${languageCode(lang)}`),
  ]);
  return site === null || row === undefined ? null : { site, ...row };
}
