import { getSearchArticlesQueryOptions, getSearchCategoriesQueryOptions } from '@redakcja/generated/menus/menus';
import type { ArticleSearchResult } from '@redakcja/generated/model/articleSearchResult';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import type { CategorySearchResult } from '@redakcja/generated/model/categorySearchResult';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Branch,
  type BranchPages,
  type BranchPart,
  type Loaded,
  menuBranch,
  type TreeRow,
  treeRows,
} from './tree-rows.ts';

/** What a picker lets be browsed. */
export interface TreeSource<Thing> {
  /** ISO code. */
  lang: string;
  /** Only this menu; otherwise both, each with a row of its own. */
  menuType?: MenuType | undefined;
  /** Only categories with a place for articles. */
  categoryOnly?: boolean | undefined;
  /** Absent where categories are only opened. */
  thingOfCategory?: (category: CategorySearchResult) => Thing;
  /** Articles are shown under their categories. */
  articles?: {
    statuses?: ArticleStatus[] | undefined;
    types?: ArticleType[] | undefined;
    thingOf: (article: ArticleSearchResult) => Thing;
  };
  /** Nothing is loaded while a search hides the tree. */
  isShown: boolean;
}

export interface PickerTreeState<Thing> {
  rows: readonly TreeRow<Thing>[];
  toggle: (branch: Branch, isOpen: boolean) => void;
  /** Loads the next page of a part of a branch, or the one that failed. */
  load: (of: BranchPages) => void;
}

/** Rows of one page of a branch. */
const pageSize = 100;

type Pages = Record<BranchPart, number>;
interface Opened {
  branch: Branch;
  pages: Pages;
}
interface PageOf {
  branch: Branch;
  page: number;
}

/** Categories of the menus with their articles as a tree: a branch is loaded when it is opened, in pages. */
export function usePickerTree<Thing>(source: TreeSource<Thing>): PickerTreeState<Thing> {
  const { lang, menuType, categoryOnly, articles, thingOfCategory, isShown } = source;
  const [opened, setOpened] = useState<ReadonlyMap<string, Opened>>(new Map());
  const root = menuType === undefined ? undefined : menuBranch(menuType);
  const open = new Map([...(root ? [[root.key, { branch: root, pages: onePage }] as const] : []), ...opened]);
  const meta = { optional: true, silent: true };
  const query = { enabled: isShown, meta, staleTime: 60_000, retry: false };
  const wanted = (part: BranchPart): PageOf[] =>
    [...open.values()].flatMap(({ branch, pages }) =>
      Array.from({ length: pages[part] }, (_, at) => ({ branch, page: at + 1 })),
    );

  const categoryPages = wanted('categories');
  const categories = useQueries({
    queries: categoryPages.map(({ branch, page }) => {
      const under =
        'menuType' in branch
          ? { menuType: branch.menuType, parentElementId: 0 }
          : { parentElementId: branch.categoryId };
      return getSearchCategoriesQueryOptions({ ...under, lang, categoryOnly, page, size: pageSize }, { query });
    }),
  });
  const articlePages = articles ? wanted('articles').filter(({ branch }) => 'categoryId' in branch) : [];
  const found = useQueries({
    queries: articlePages.map(({ branch, page }) => {
      const { statuses, types } = articles ?? {};
      const within = { menuElements: 'categoryId' in branch ? [branch.categoryId] : [], statuses, types };
      return getSearchArticlesQueryOptions({ ...within, lang, page, size: pageSize }, { query });
    }),
  });

  const rows = treeRows<Thing>({
    menuType,
    categoriesIn: (branch) => (open.has(branch.key) ? joined(branch, categoryPages, categories) : undefined),
    articlesIn: (branch) => (open.has(branch.key) ? joined(branch, articlePages, found) : undefined),
    hasArticles: articles !== undefined,
    thingOfCategory,
    thingOfArticle: articles?.thingOf,
  });

  function toggle(branch: Branch, isOpen: boolean) {
    const next = new Map(opened);
    if (isOpen) next.set(branch.key, { branch, pages: onePage });
    else next.delete(branch.key);
    setOpened(next);
  }

  function load({ branch, part }: BranchPages) {
    const pages = open.get(branch.key)?.pages ?? onePage;
    const [parts, results] = part === 'categories' ? [categoryPages, categories] : [articlePages, found];
    const failed = results.find(({ isError }, at) => parts[at]?.branch.key === branch.key && isError);
    if (failed) void failed.refetch();
    else setOpened(new Map(open).set(branch.key, { branch, pages: { ...pages, [part]: pages[part] + 1 } }));
  }
  return { rows, toggle, load };
}

const onePage: Pages = { categories: 1, articles: 1 };

interface Result<Item> {
  data: { items: readonly Item[]; total: number } | undefined;
  isFetching: boolean;
  isError: boolean;
}

/** The pages of a branch as one list. */
function joined<Item>(
  branch: Branch,
  pages: readonly PageOf[],
  results: readonly Result<Item>[],
): Loaded<Item> | undefined {
  const own = results.filter((_, at) => pages[at]?.branch.key === branch.key);
  if (own.length === 0) return undefined;
  return {
    items: own.flatMap(({ data }) => data?.items ?? []),
    total: own[0]?.data?.total,
    isLoading: own.some(({ data, isError, isFetching }) => data === undefined && (!isError || isFetching)),
    isFailed: own.some(({ data, isError }) => data === undefined && isError),
  };
}
