import type { Area } from '../contract/handler.ts';
import { idRow } from '../database/row-shape.ts';
import { languageCode } from '../shared/languages.ts';
import { preparedSelect } from '../shared/sql-values.ts';
import { searchArticles } from './article-search.ts';
import { searchCategories } from './category-search.ts';
import { readMenu } from './menu-tree.ts';

const allIds = preparedSelect(idRow, 'from menu_elements order by id');

/** What the first hundred of a search by title are (openapi/menus.yaml). */
const maxByTitle = 100;

export const menusArea = {
  handlers: {
    listMenuElementIds: async ({ services }) => {
      const rows = await services.read(allIds);
      return { body: rows.map(({ id }) => id) };
    },
    getMenu: async ({ caller, services, params, query }) => {
      const { menu, etag } = await readMenu(services, caller, {
        ...query,
        type: params.type,
        lang: languageCode(query.lang),
      });
      return { body: menu, etag };
    },
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
