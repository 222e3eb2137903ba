import { articleOrderSchema } from '@redakcja/domain/articles/portable/portable-texts';
import { menuAdditionsSchema, menuChangeSchema } from '@redakcja/domain/menus/menu-change-form';
import { sql } from 'drizzle-orm';
import type { Area } from '../call/handler.ts';
import { idRow } from '../database/rows/row-shape.ts';
import { languageCode } from '../shared/languages.ts';
import { changeMenuSortConfiguration, moveMenuArticle } from './articles/article-order.ts';
import { importArticleOrder } from './articles/portable-order.ts';
import { getMenuSortConfiguration } from './articles/sort-configuration.ts';
import { addMenuElements } from './change/add-many.ts';
import { changeMenu } from './change/change-menu.ts';
import { getMenuRestorationPlan, getPastMenu } from './history/menu-history.ts';
import { searchArticles } from './search/article-search.ts';
import { searchCategories } from './search/category-search.ts';
import { getMenu } from './tree/get-menu.ts';
import { getMenuElement, listMenuElementUsages } from './tree/menu-element.ts';
import { listMenuRedirects } from './tree/redirects.ts';

/** Maximum number of results of a search by title (openapi/menus.yaml). */
const maxByTitle = 100;

export const menusArea = {
  inputs: {
    changeMenu: menuChangeSchema,
    addMenuElements: menuAdditionsSchema,
    importArticleOrder: articleOrderSchema,
  },
  handlers: {
    listMenuElementIds: async ({ db }) => {
      const rows = await db.rows(idRow, sql`${idRow.select} from menu_elements order by id`);
      return { body: rows.map(({ id }) => id) };
    },
    getMenu,
    getMenuElement,
    listMenuElementUsages,
    changeMenu,
    addMenuElements,
    listMenuRedirects,
    getPastMenu,
    getMenuRestorationPlan,
    getMenuSortConfiguration,
    changeMenuSortConfiguration,
    moveMenuArticle,
    importArticleOrder,
    searchCategories: async ({ db, query }) => {
      const { rows, total } = await searchCategories(db, { ...query, lang: languageCode(query.lang) });
      return { body: rows, total };
    },
    searchCategoriesByTitle: async ({ db, params, query }) => {
      const lang = languageCode(query.lang);
      const { rows } = await searchCategories(db, { lang, title: params.title, page: 1, size: maxByTitle });
      return { body: rows };
    },
    searchArticles: async ({ db, query }) => {
      const { rows, total } = await searchArticles(db, languageCode(query.lang), query);
      return { body: rows, total };
    },
  },
} satisfies Area;
