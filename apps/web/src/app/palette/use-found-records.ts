import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { minCategorySearch } from '@redakcja/domain/menus/menu-limits';
import type { FilterText } from '@redakcja/domain/shared/lists/list-columns';
import { useListUsers } from '@redakcja/generated/access/access';
import { useListArticles } from '@redakcja/generated/articles/articles';
import { useSearchArticles, useSearchCategories } from '@redakcja/generated/menus/menus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { users } from '../../access/resources.ts';
import { articleEditPath } from '../../articles/resources.ts';
import { horizontalMenu, verticalMenu } from '../../menus/resources.ts';
import { editPath } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** Of each kind; who sees more goes to the list. */
const size = 6;

/** As in the picker of articles. */
const minTitleSearch = 3;

/** Of an identifier. */
const maxDigits = 9;

/** A failed request only leaves its records out. */
const asked = (enabled: boolean) => ({ query: { enabled, meta: { silent: true, optional: true } } });

/** Articles, categories and users that this person may see, by a part of their name, articles by their number as well. */
export function useFoundRecords(text: string): { entries: PaletteEntry[]; isLoading: boolean } {
  const { language: lang, can, canEnter } = useSession();
  const mayArticles = canEnter('articles');
  const isNumber = /^[1-9]\d*$/.test(text) && text.length <= maxDigits;
  const isWord = text.length >= minTitleSearch;
  const mayUsers = can('listUsers') && isWord && !isNumber;
  const byName = (column: 'surname' | 'userName') => ({
    size,
    filters: [`${column};contains;${text}` satisfies FilterText<typeof users.list>],
  });

  const numbered = useListArticles(
    { lang, size: 1, types: Object.values(ArticleType), filters: [`id;equal;${text}`] },
    asked(mayArticles && isNumber),
  );
  const titled = useSearchArticles({ lang, size, title: text }, asked(mayArticles && isWord));
  const categories = useSearchCategories(
    { lang, size, title: text },
    asked(canEnter('menus') && text.length >= minCategorySearch),
  );
  const surnames = useListUsers(byName('surname'), asked(mayUsers));
  const logins = useListUsers(byName('userName'), asked(mayUsers));
  const people = new Map([surnames, logins].flatMap(({ data }) => data?.items ?? []).map((user) => [user.id, user]));
  const found = [...(numbered.data?.items ?? []), ...(titled.data?.items ?? [])];
  const distinct = new Map(found.map((article) => [article.id, article]));

  return {
    entries: [
      ...[...distinct.values()].map(
        ({ id, title, status, baseArticleType }): PaletteEntry => ({
          group: 'Artykuły',
          kind: 'Artykuł',
          name: title,
          detail: `nr ${id} · ${articleStatusLabels[status]}`,
          icon: 'file-edit',
          to: articleEditPath(id, baseArticleType),
        }),
      ),
      ...(categories.data?.items ?? []).map(
        ({ id, menuType, displayText, path }): PaletteEntry => ({
          group: 'Kategorie',
          kind: 'Kategoria',
          name: displayText,
          detail: path === displayText ? menuOf(menuType).title : path,
          icon: 'sitemap',
          to: menuOf(menuType).path,
          search: { kategoria: String(id) },
        }),
      ),
      ...[...people.values()].map(
        ({ id, firstname, surname, userName }): PaletteEntry => ({
          group: 'Użytkownicy',
          kind: 'Użytkownik',
          name: `${firstname} ${surname}`,
          detail: userName,
          icon: 'user',
          to: editPath(users, id),
        }),
      ),
    ],
    isLoading: [numbered, titled, categories, surnames, logins].some((query) => query.isFetching),
  };
}

const menuOf = (type: MenuType) => (type === MenuType.Horizontal ? horizontalMenu : verticalMenu);
