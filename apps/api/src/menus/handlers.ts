import { menuChangeSchema } from '@redakcja/domain/menus/menu-change-form';
import type { Area } from '../call/handler.ts';
import { idRow } from '../database/rows/row-shape.ts';
import { preparedSelect } from '../database/rows/sql-values.ts';
import { languageCode } from '../shared/languages.ts';
import { changeMenuSortConfiguration, moveMenuArticle } from './articles/article-order.ts';
import { getMenuSortConfiguration } from './articles/sort-configuration.ts';
import { changeMenu } from './change/change-menu.ts';
import { getMenuRestorationPlan, getPastMenu } from './history/menu-history.ts';
import { searchArticles } from './search/article-search.ts';
import { searchCategories } from './search/category-search.ts';
import { getMenu } from './tree/get-menu.ts';
import { getMenuElement, listMenuElementUsages } from './tree/menu-element.ts';
import { listMenuRedirects } from './tree/redirects.ts';

const allIds = preparedSelect(idRow, 'from menu_elements order by id');

/** Maximum number of results of a search by title (openapi/menus.yaml). */
const maxByTitle = 100;

export const menusArea = {
  inputs: { changeMenu: menuChangeSchema },
  handlers: {
    listMenuElementIds: async ({ services }) => {
      const rows = await services.read(allIds);
      return { body: rows.map(({ id }) => id) };
    },
    getMenu,
    getMenuElement,
    listMenuElementUsages,
    changeMenu,
    listMenuRedirects,
    getPastMenu,
    getMenuRestorationPlan,
    getMenuSortConfiguration,
    changeMenuSortConfiguration,
    moveMenuArticle,
    searchCategories: async ({ services, query }) => {
      const { rows, total } = await searchCategories(services, { ...query, lang: languageCode(query.lang) });
      return { body: rows, total };
    },
    searchCategoriesByTitle: async ({ services, params, query }) => {
      const lang = languageCode(query.lang);
      const { rows } = await searchCategories(services, { lang, title: params.title, page: 1, size: maxByTitle });
      return { body: rows };
    },
    searchArticles: async ({ services, query }) => {
      const { rows, total } = await searchArticles(services, languageCode(query.lang), query);
      return { body: rows, total };
    },
  },
} satisfies Area;
