// All references to a category in the database.
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import { UsageKind } from '@redakcja/generated/model/usageKind';
import { type SQL, sql } from 'drizzle-orm';
import { constant } from '../../database/rows/sql-values.ts';
import type { Reference, References, UsageSource } from '../../shared/usages.ts';

const statusLabel = `case a.status ${Object.entries(articleStatusLabels)
  .map(([status, label]) => `when ${status} then '${label}'`)
  .join(' ')} end`;
const pathOf = (id: string) =>
  `(select p.path from menu_element_paths p join languages l on l.id = p.language_id and l.iso_code = 'PL' where p.menu_element_id = ${id})`;

const articles = (effect: UsageEffect, condition: (ids: SQL) => SQL, groupedBy = statusLabel): UsageSource => ({
  kind: UsageKind.Article,
  effect,
  from: (ids) => sql`from articles a where a.id in (
    select c.article_id from article_categories c where c.menu_element_id = any(${ids})) and ${condition(ids)}`,
  id: 'a.id',
  name: 'a.title',
  groupedBy,
});
const isPublished = sql`a.status = ${constant(ArticleStatus.Published)}`;
/** Scheduled, and without a category after the deletion: the schedule does not publish it. */
const isStranded = (ids: SQL) => sql`(a.status = ${constant(ArticleStatus.ToPublish)} and not exists (
  select from article_categories o where o.article_id = a.id and o.menu_element_id <> all(${ids})))`;
const stranded = `'${articleStatusLabels[ArticleStatus.ToPublish]}, bez innej kategorii: nie ukaże się'`;

const part: Reference = { uses: [], onDelete: { action: 'delete' } };
const exists = (table: string, column: string) => `exists (select from ${table} x where x.id = r.${column})`;

export const menuElementReferences: References = {
  'menu_elements.parent_id': {
    uses: [
      {
        kind: UsageKind.Subcategory,
        effect: UsageEffect.Deleted,
        from: (ids) => sql`from (
          with recursive branch (id) as (
            select m.id from menu_elements m where m.parent_id = any(${ids})
            union select m.id from menu_elements m join branch b on m.parent_id = b.id
          ) select id from branch) b`,
        id: 'b.id',
        name: `coalesce(${pathOf('b.id')}, '')`,
      },
    ],
    onDelete: { action: 'derived' },
  },
  'menu_element_translations.menu_element_id': {
    uses: [],
    onDelete: { action: 'delete', keep: exists('languages', 'language_id') },
  },
  'menu_element_paths.menu_element_id': { uses: [], onDelete: { action: 'derived' } },
  'menu_redirects.menu_element_id': {
    uses: [],
    onDelete: { action: 'delete', keep: exists('languages', 'language_id') },
  },
  'menu_article_order.menu_element_id': part,
  'article_categories.menu_element_id': {
    uses: [
      articles(UsageEffect.Blocks, () => isPublished),
      articles(UsageEffect.Unlinked, isStranded, stranded),
      articles(UsageEffect.Unlinked, (ids) => sql`not (${isPublished}) and not ${isStranded(ids)}`),
    ],
    onDelete: { action: 'delete', keep: exists('articles', 'article_id') },
  },
  'article_links.menu_element_id': {
    uses: [
      {
        kind: UsageKind.ArticleLink,
        effect: UsageEffect.Unlinked,
        from: (ids) =>
          sql`from article_links k join articles a on a.id = k.article_id where k.menu_element_id = any(${ids})`,
        id: 'a.id',
        name: 'a.title',
        detail: `k.display_text || ' (' || ${statusLabel} || ')'`,
      },
    ],
    onDelete: { action: 'delete', keep: exists('articles', 'article_id') },
  },
  'menu_elements.link_menu_element_id': {
    uses: [
      {
        kind: UsageKind.MenuLink,
        effect: UsageEffect.Unlinked,
        from: (ids) => sql`from menu_elements m where m.link_menu_element_id = any(${ids}) and m.id <> all(${ids})`,
        id: 'm.id',
        name: `coalesce(${pathOf('m.id')}, '')`,
      },
    ],
    onDelete: { action: 'unlink' },
  },
  'footer_links.menu_element_id': {
    uses: [
      {
        kind: UsageKind.FooterLink,
        effect: UsageEffect.Unlinked,
        from: (ids) =>
          sql`from footer_links f join languages l on l.id = f.language_id where f.menu_element_id = any(${ids})`,
        id: 'f.language_id',
        name: 'f.display_text',
        detail: 'l.iso_code',
      },
    ],
    onDelete: { action: 'delete', keep: 'exists (select from footers x where x.language_id = r.language_id)' },
  },
  'rss_channel_menu_elements.menu_element_id': {
    uses: [
      {
        kind: UsageKind.RssChannel,
        effect: UsageEffect.Unlinked,
        from: (ids) => sql`from rss_channels s where s.id in (
          select x.rss_channel_id from rss_channel_menu_elements x where x.menu_element_id = any(${ids}))`,
        id: 's.id',
        name: 's.display_text',
      },
    ],
    onDelete: { action: 'delete', keep: exists('rss_channels', 'rss_channel_id') },
  },
  'tiles.menu_element_id': {
    uses: [
      {
        kind: UsageKind.Tile,
        effect: UsageEffect.Unlinked,
        from: (ids) => sql`from tiles t join languages l on l.id = t.language_id where t.menu_element_id = any(${ids})`,
        id: 't.id',
        name: 't.display_text',
        detail: 'l.iso_code',
      },
    ],
    onDelete: { action: 'unlink' },
  },
  'user_excluded_categories.menu_element_id': {
    uses: [
      {
        kind: UsageKind.ExcludedCategory,
        effect: UsageEffect.Unlinked,
        from: (ids) => sql`from users u where u.id in (
          select x.user_id from user_excluded_categories x where x.menu_element_id = any(${ids}))`,
        id: 'u.id',
        name: "u.firstname || ' ' || u.surname",
        arePeople: true,
      },
    ],
    onDelete: { action: 'delete', keep: exists('users', 'user_id') },
  },
};
