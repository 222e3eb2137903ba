// SQL of every link on the site: settings and menus.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import { MenuType } from '@redakcja/generated/model/menuType';

/** Types and statuses: footer information 40, article Published 40, menus 10 and 20; Polish is the language 1. */
const shown = `
  select 'footer' as source, x.language_id as record_id, x.language_id, x.display_text as name, x.menu_element_id, x.article_id, x.bookmark_id, x.url
    from footer_links x left join footer_elements e on e.language_id = x.language_id and e.type = ${FooterInformationElementType.Information} where coalesce(e.is_active, true)
  union all select 'banner', b.id, b.language_id, b.name, null, null, null, b.url from banners b where b.is_active
  union all select 'tile', t.id, t.language_id, t.display_text, t.menu_element_id, t.article_id, null, t.url from tiles t where t.is_active
  union all select case m.type when ${MenuType.Horizontal} then 'horizontalMenu' else 'verticalMenu' end, m.id, t.language_id, t.display_text,
      m.link_menu_element_id, case t.language_id when 1 then m.link_article_id end, null, t.url
    from menu_elements m join menu_element_translations t on t.menu_element_id = m.id where not m.is_hidden
  union all select 'rssChannel', c.id, c.language_id, c.display_text, x.menu_element_id, null, null, null
    from rss_channels c join rss_channel_menu_elements x on x.rss_channel_id = c.id where c.is_active and not c.from_all_sources
  union all select 'rssChannel', c.id, c.language_id, c.display_text, null, null, x.bookmark_id, null
    from rss_channels c join rss_channel_bookmarks x on x.rss_channel_id = c.id where c.is_active and not c.from_all_sources
  union all select 'bookmark', b.id, b.language_id, b.display_text, null, null, b.id, null from bookmarks b where b.is_active and not b.is_system`;

/** A published version of the article, in its language: a newer one replaces the linked one. */
const isPublished = `exists (select from articles a join articles p on p.base_article_id = a.base_article_id and p.language_id = a.language_id
  where a.id = k.article_id and p.status = ${ArticleStatus.Published})`;
const hasArticles = `exists (select from bookmark_tags x join article_tags y on y.tag_id = x.tag_id join articles p on p.id = y.article_id
  where x.bookmark_id = k.bookmark_id and p.status = ${ArticleStatus.Published})`;

/** Whether visitors do not see a category: it is hidden, or lies in a hidden one. `id` is a column of an outer row. */
const isHiddenSql = (id: string) => `exists (with recursive hiding as (
    select e.parent_id, e.is_hidden from menu_elements e where e.id = ${id}
    union all select e.parent_id, e.is_hidden from hiding join menu_elements e on e.id = hiding.parent_id)
  select from hiding where hiding.is_hidden)`;

const problem = `case
  when k.article_id is not null and not ${isPublished} then 'articleNotPublished'
  when ${isHiddenSql('k.menu_element_id')} then 'categoryHidden'
  when k.menu_element_id is not null and n.menu_element_id is null then 'categoryNotTranslated'
  when k.source <> 'bookmark' and not w.is_active then 'bookmarkInactive'
  when k.bookmark_id is not null and not w.is_system and not ${hasArticles} then 'noArticles'
  when c.is_offline then 'serverOffline'
  when c.problem is not null then 'addressUnreachable' end`;

/** Broken links; the alias is `k`. */
export const brokenLinks = `(select k.source, k.record_id, k.name, l.iso_code, k.url, ${problem} as problem, case when not c.is_offline then c.problem end as detail, c.checked_date,
    row_number() over (order by k.source, k.record_id, k.name, k.url) as place
  from (${shown}) k join languages l on l.id = k.language_id
  left join menu_element_translations n on n.menu_element_id = k.menu_element_id and n.language_id = k.language_id
  left join bookmarks w on w.id = k.bookmark_id
  left join checked_addresses c on c.address = k.url
  where ${problem} is not null) k`;

/** External addresses that the site links to. */
export const shownAddresses = `select distinct k.url as address from (${shown}) k where k.url is not null and k.url <> ''`;
