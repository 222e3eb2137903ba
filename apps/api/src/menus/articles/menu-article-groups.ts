// Articles of categories, counted by what the tree tells of them.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { MenuArticleCounts } from '@redakcja/generated/model/menuArticleCounts';
import type { Services } from '../../call/services.ts';
import { integer, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { preparedSelect } from '../../database/rows/sql-values.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

/**
 * All groups of articles that are alike, as one text: thousands of rows cost more than the counting. A group is the category, language, status,
 * whether it is listed, and the number of articles.
 */
const groups = `coalesce(string_agg(g.category || ' ' || g.language || ' ' || g.status || ' ' || g.listed || ' ' || g.number, ','), '')`;

const from = (condition: string) => `from (
  select c.menu_element_id as category, a.language_id as language, a.status, a.is_listed::int as listed, count(*) as number
  from article_categories c join articles a on a.id = c.article_id ${condition} group by 1, 2, 3, 4) g`;

/** Grows with every change of articles and their categories; those of the menus (type -1) are counted apart. */
const changes = '(select coalesce(sum(changes) filter (where type <> -1), 0)::float8 from article_counts)';

const statements = {
  all: preparedSelect(
    rowShape({
      changes: integer('state.changes'),
      groups: nullable(text(`case when state.changes = $1::float8 then null else (select ${groups} ${from('')}) end`)),
    }),
    `from (select ${changes} as changes offset 0) state`,
  ),
  ofOne: preparedSelect(rowShape({ groups: text(groups) }), from('where c.menu_element_id = $1')),
};

interface KeptGroups {
  changes: number;
  groups: string;
}

/** No number of changes is equal to it. */
const nothingKept: KeptGroups = { changes: -1, groups: '' };

/** By database, because tests run several servers in one process. */
const kept = new WeakMap<object, KeptGroups>();

/** Of all categories, as text: two equal texts mean equal counts. They are counted anew only when articles have changed since the last call. */
export async function readArticleGroups({ db, read }: Pick<Services, 'db' | 'read'>): Promise<string> {
  const known = kept.get(db) ?? nothingKept;
  const [row] = await read(statements.all, [known.changes]);
  if (row === undefined || row.groups === null) return known.groups;
  kept.set(db, { changes: row.changes, groups: row.groups });
  return row.groups;
}

export async function readArticleGroupsOf({ read }: Pick<Services, 'read'>, categoryId: number): Promise<string> {
  const [row] = await read(statements.ofOne, [categoryId]);
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
