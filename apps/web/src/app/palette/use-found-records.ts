import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { articleNumberOf } from '@redakcja/domain/articles/article-number';
import { minCategorySearch } from '@redakcja/domain/menus/menu-limits';
import type { FilterText } from '@redakcja/domain/shared/lists/list-columns';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { foldLetters } from '@redakcja/domain/shared/text/fold-letters';
import { useListUsers } from '@redakcja/generated/access/access';
import { useListArticles } from '@redakcja/generated/articles/articles';
import { useSearchArticles, useSearchCategories } from '@redakcja/generated/menus/menus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { users } from '../../access/resources.ts';
import { articleEditPath, articles } from '../../articles/resources.ts';
import { horizontalMenu, verticalMenu } from '../../menus/resources.ts';
import { editPath } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** Of each kind; who sees more goes to the list. */
const size = 6;

/** As in the picker of articles. */
const minTitleSearch = 3;

/** Of the people with one word of what was typed: the other words are looked for among them. */
const peopleSize = 100;

/** A failed request only leaves its records out. */
const asked = (enabled: boolean) => ({ query: { enabled, meta: { silent: true, optional: true } } });

interface FoundRecords {
  entries: PaletteEntry[];
  isLoading: boolean;
  /** Some were found that are not among the entries. */
  isMore: boolean;
}

/** Articles, categories and users that this person may see, by words or parts of their name, articles by their number as well. */
export function useFoundRecords(text: string): FoundRecords {
  const { language: lang, can, canEnter } = useSession();
  const mayArticles = canEnter('articles');
  const number = articleNumberOf(text);
  const isWord = text.length >= minTitleSearch;
  const numbered = useListArticles(
    { lang, size: 1, types: Object.values(ArticleType), filters: [`id;equal;${number}`] },
    asked(mayArticles && number !== undefined),
  );
  const titled = useSearchArticles({ lang, size, title: text }, asked(mayArticles && isWord));
  const categories = useSearchCategories(
    { lang, size, title: text },
    asked(canEnter('menus') && text.length >= minCategorySearch),
  );
  const people = usePeople(text, can('listUsers') && isWord && number === undefined);
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
      ...(isMore(titled.data) ? [restOfArticles(text)] : []),
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
      ...people.found.slice(0, size).map(
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
    isMore: isMore(titled.data) || isMore(categories.data) || people.found.length > size,
    isLoading: [numbered, titled, categories, people].some((query) => query.isFetching),
  };
}

const isMore = (page: { total: number } | undefined) => (page?.total ?? 0) > size;

/** The articles with these words, in their list. */
function restOfArticles(text: string): PaletteEntry {
  const filters = writeFilters(
    articles.list.columns,
    text.split(/\s+/).map((value) => ({ column: 'title' as const, operation: 'contains' as const, value })),
  );
  const name = `Wszystkie artykuły z „${text}”`;
  return { group: 'Artykuły', kind: '', name, icon: 'list', to: articles.path, search: { filters }, isRest: true };
}

/** Who has every word in the name or the login, in any order. */
function usePeople(text: string, enabled: boolean) {
  const words = text.split(/\s+/);
  // the longest one narrows most; another, as the server tells „ł” from „l”, and a login has none of them
  const [first = '', second = ''] = words.toSorted((a, b) => b.length - a.length);
  const queries = [usePeopleWith(first, enabled), usePeopleWith(second, enabled && second !== '')].flat();
  const people = new Map(queries.flatMap(({ data }) => data?.items ?? []).map((user) => [user.id, user]));
  return {
    found: [...people.values()].filter(({ firstname, surname, userName }) => {
      const name = foldLetters(`${firstname} ${surname} ${userName}`);
      return words.every((word) => name.includes(foldLetters(word)));
    }),
    isFetching: queries.some((query) => query.isFetching),
  };
}

function usePeopleWith(word: string, enabled: boolean) {
  const by = (column: 'surname' | 'firstname' | 'userName') => ({
    size: peopleSize,
    filters: [`${column};contains;${word}` satisfies FilterText<typeof users.list>],
  });
  return [
    useListUsers(by('surname'), asked(enabled)),
    useListUsers(by('firstname'), asked(enabled)),
    useListUsers(by('userName'), asked(enabled)),
  ];
}

const menuOf = (type: MenuType) => (type === MenuType.Horizontal ? horizontalMenu : verticalMenu);
