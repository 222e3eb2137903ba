import { menuChangeSchema } from '@redakcja/domain/menus/menu-change-form';
import type { Area } from '../contract/handler.ts';
import { idRow } from '../database/row-shape.ts';
import { languageCode } from '../shared/languages.ts';
import { preparedSelect } from '../shared/sql-values.ts';
import { changeMenuSortConfiguration, moveMenuArticle } from './article-order.ts';
import { searchArticles } from './article-search.ts';
import { searchCategories } from './category-search.ts';
import { changeMenu } from './change-menu.ts';
import { getMenu } from './get-menu.ts';
import { getMenuElement, listMenuElementUsages } from './menu-element.ts';
import { getMenuRestorationPlan, getPastMenu } from './menu-history.ts';
import { listMenuRedirects } from './redirects.ts';
import { getMenuSortConfiguration } from './sort-configuration.ts';

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
