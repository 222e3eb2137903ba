// Articles of categories, counted by what the tree tells of them.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { MenuArticleCounts } from '@redakcja/generated/model/menuArticleCounts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

/**
 * All groups of articles that are alike, as one text: thousands of rows cost more than the counting. A group is the category, language, status,
 * whether it is listed, and the number of articles. Two equal texts mean equal counts.
 */
const groups = rowShape({
  groups: text("coalesce(string_agg(concat_ws(' ', g.category, g.language, g.status, g.listed, g.number), ','), '')"),
});
const from = (condition: SQL) => sql`from (
  select c.menu_element_id as category, a.language_id as language, a.status, a.is_listed::int as listed, count(*) as number
  from article_categories c join articles a on a.id = c.article_id ${condition} group by 1, 2, 3, 4 order by 1, 2, 3, 4) g`;

/** Of all categories, or of one. */
export async function readArticleGroups(db: Database, categoryId?: number): Promise<string> {
  const ofOne = categoryId === undefined ? sql`` : sql`where c.menu_element_id = ${categoryId}`;
  const [row] = await db.rows(groups, sql`${groups.select} ${from(ofOne)}`);
  return row?.groups ?? '';
}

/** The groups of each category, still as text. */
export function groupsByCategory(groups: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const group of groups.split(',')) {
    const end = group.indexOf(' ');
    if (end < 0) continue;
    const id = Number(group.slice(0, end));
    const former = found.get(id);
    found.set(id, former === undefined ? group.slice(end + 1) : `${former},${group.slice(end + 1)}`);
  }
  return found;
}

export interface CategoryArticles {
  /** Languages with published articles. */
  publishedLanguageIds: number[];
  /** In the language that is asked for. */
  articleCounts: MenuArticleCounts;
}

const countOf: Readonly<Record<ArticleStatus, keyof MenuArticleCounts>> = {
  [Draft]: 'drafts',
  [Confirmed]: 'drafts',
  [ToPublish]: 'scheduled',
  [Published]: 'published',
  [Withdrawed]: 'ended',
  [Archived]: 'ended',
};

/** What the groups of one category mean. */
export function articlesIn(groups: string | undefined, languageId: number): CategoryArticles {
  const articleCounts: MenuArticleCounts = { published: 0, scheduled: 0, drafts: 0, ended: 0 };
  const languages = new Set<number>();
  for (const group of groups === undefined ? [] : groups.split(',')) {
    const [language = 0, status = 0, listed = 0, number = 0] = group.split(' ').map(Number);
    if (status === Published) languages.add(language);
    if (listed === 1 && language === languageId) articleCounts[countOf[status as ArticleStatus]] += number;
  }
  return { publishedLanguageIds: [...languages].sort((a, b) => a - b), articleCounts };
}
