// The rows of a picker's tree: what is open of the menus, with the articles under their categories.
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { menuTypeLabels } from '@redakcja/domain/shared/link-labels';
import type { ArticleSearchResult } from '@redakcja/generated/model/articleSearchResult';
import type { CategorySearchResult } from '@redakcja/generated/model/categorySearchResult';
import { MenuType } from '@redakcja/generated/model/menuType';

/** Pages of a branch that are open, in their order. */
export interface Loaded<Item> {
  items: readonly Item[];
  /** On all pages; undefined until the first has come. */
  total: number | undefined;
  isLoading: boolean;
  isFailed: boolean;
}

export type BranchPart = 'categories' | 'articles';

/** The pages of a branch that hold its categories, or those with its articles. */
export interface BranchPages {
  branch: Branch;
  part: BranchPart;
}

export interface TreeRow<Thing> {
  key: string;
  level: number;
  /** Among its siblings, from 1, and their number. */
  position: number;
  setSize: number;
  name: string;
  detail?: string;
  /** What can be picked. */
  thing?: Thing | undefined;
  /** The branch it opens. */
  branch?: Branch;
  isExpanded?: boolean;
  /** It loads the next page of a part of a branch, or the page that failed. */
  loads?: BranchPages;
}

export interface TreeData<Thing> {
  menuType: MenuType | undefined;
  /** Undefined while the branch is closed. */
  categoriesIn: (branch: Branch) => Loaded<CategorySearchResult> | undefined;
  /** Undefined while the branch is closed, and where articles are not picked. */
  articlesIn: (branch: Branch) => Loaded<ArticleSearchResult> | undefined;
  hasArticles: boolean;
  thingOfCategory: ((category: CategorySearchResult) => Thing) | undefined;
  thingOfArticle: ((article: ArticleSearchResult) => Thing) | undefined;
}

/** What is opened: a menu or a category. */
export type Branch = { key: string } & ({ menuType: MenuType } | { categoryId: number });

export const menuBranch = (menuType: MenuType): Branch => ({ key: `menu-${menuType}`, menuType });
const categoryBranch = (categoryId: number): Branch => ({ key: `kategoria-${categoryId}`, categoryId });

type Draft<Thing> = Omit<TreeRow<Thing>, 'position' | 'setSize' | 'level'>;

/** The visible rows from the first to the last. One menu is shown without a row of its own. */
export function treeRows<Thing>(data: TreeData<Thing>): TreeRow<Thing>[] {
  const rows: TreeRow<Thing>[] = [];

  function add(siblings: readonly Draft<Thing>[], level: number) {
    siblings.forEach((row, index) => {
      rows.push({ ...row, level, position: index + 1, setSize: siblings.length });
      if (row.branch !== undefined && row.isExpanded) add(inBranch(row.branch), level + 1);
    });
  }

  function inBranch(branch: Branch): Draft<Thing>[] {
    const categories = data.categoriesIn(branch);
    const articles = data.articlesIn(branch);
    const found = [
      ...(categories?.items ?? []).map(categoryRow),
      ...stateOf(branch, 'categories', categories),
      ...(articles?.items ?? []).map((one) => articleRow(branch, one)),
      ...stateOf(branch, 'articles', articles),
    ];
    if (found.length > 0) return found;
    const isOfArticles = data.hasArticles && 'categoryId' in branch;
    const empty = 'categoryId' in branch ? 'Brak kategorii' : 'Brak kategorii. Dodaje się je w dziale Zarządzanie menu';
    return [{ key: `${branch.key}-puste`, name: isOfArticles ? 'Brak artykułów' : empty }];
  }

  function categoryRow(category: CategorySearchResult): Draft<Thing> {
    const branch = categoryBranch(category.id);
    const isParent = data.hasArticles || category.childCount > 0;
    return {
      key: branch.key,
      name: category.displayText || `nr ${category.id}`,
      thing: data.thingOfCategory?.(category),
      ...(isParent && { branch, isExpanded: data.categoriesIn(branch) !== undefined }),
    };
  }

  const articleRow = ({ key }: Branch, article: ArticleSearchResult): Draft<Thing> => ({
    // an article is in each of its categories
    key: `${key}-artykul-${article.id}`,
    name: article.title,
    detail: articleStatusLabels[article.status],
    thing: data.thingOfArticle?.(article),
  });

  if (data.menuType !== undefined) add(inBranch(menuBranch(data.menuType)), 1);
  else
    add(
      Object.values(MenuType).map((type) => {
        const branch = menuBranch(type);
        const isExpanded = data.categoriesIn(branch) !== undefined;
        return { key: branch.key, name: menuTypeLabels[type], branch, isExpanded };
      }),
      1,
    );
  return rows;
}

/** The row after those that are loaded: a wait, a failure that can be tried again, or the next page. */
function stateOf<Item>(branch: Branch, part: BranchPart, loaded: Loaded<Item> | undefined): Draft<never>[] {
  if (!loaded) return [];
  const key = `${branch.key}-${part}`;
  const { items, total = 0, isLoading, isFailed } = loaded;
  const loads = { branch, part };
  if (isLoading) return [{ key, name: 'Wczytywanie…' }];
  if (isFailed) return [{ key, name: 'Nie udało się wczytać. Spróbuj ponownie', loads }];
  return items.length < total ? [{ key, name: `Pokaż kolejne (pokazano ${items.length} z ${total})`, loads }] : [];
}
