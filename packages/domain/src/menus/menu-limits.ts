// Numbers and messages of the menus (specification, sections 5, 8 and 9).
import { MenuType } from '@redakcja/generated/model/menuType';

/** Means "no limit" in `maxElements` and `maxLevels`; also their minimum. */
export const unlimited = -1;

/** Limits of the two menus (specification, section 9): roots and levels. */
export const menuLimits: Readonly<Record<MenuType, { maxElements: number; maxLevels: number }>> = {
  [MenuType.Horizontal]: { maxElements: 6, maxLevels: 1 },
  [MenuType.Vertical]: { maxElements: unlimited, maxLevels: 4 },
};

/** Maximum length of a label in the tree (specification, section 9). */
export const maxMenuLabelLength = 40;

/** Minimum length of a search in the category filter (specification, section 2.5). */
export const minCategorySearch = 3;

export const menuMessages = {
  rootsFull: 'Osiągnięto maksymalną ilość kategorii głównych',
  tooDeep: (levels: number) => `Kategoria nie może być głębiej niż na ${levels}. poziomie menu`,
  parentHasUrl: 'Kategoria zawiera adres URL, więc nie może posiadać podkategorii',
  hasChildren: 'Kategoria posiada podkategorie, więc nie może zawierać adresu URL',
  underItself: 'Kategorii nie można przenieść do niej samej ani do jej podkategorii',
  unknown: 'Nie znaleziono kategorii',
  anchorGone: 'Kategoria, po której miała stanąć, jest już w innym miejscu',
  articleAnchorGone: 'Artykuł, po którym miał stanąć, jest już w innym miejscu',
  onePlace: 'Podaj numer kategorii albo miejsce wiersza, nie oba',
  earlierRow: 'Wiersz, który się na inny powołuje, musi stać po nim',
  rowRefused: 'Nie dodano kategorii, pod którą lub po której miała stanąć',
  parentGone: 'Kategoria nadrzędna została usunięta, więc nie ma dokąd przywrócić kategorii',
  addedHasChildren: 'Kategoria ma już podkategorie. Aby ją usunąć, użyj przycisku „Usuń”',
  changedMeanwhile: 'Kategorię zmieniono w międzyczasie. Odśwież menu i spróbuj ponownie',
  deletedMeanwhile: 'Kategorię usunięto w międzyczasie',
  unknownLinkedCategory: 'Nie ma takiej kategorii w tym menu',
  unknownLinkedArticle: 'Nie ma takiego artykułu',
  linkInCircle: 'Kategorie prowadziłyby do siebie w kółko',
  unknownLinkType: 'Wybierz typ łącza',
  urlOfOtherType: 'Adres URL ma tylko kategoria z łączem zewnętrznym',
  linkOfOtherType: 'To łącze nie pasuje do wybranego typu łącza',
  holdsArticles: 'Kategoria zawiera artykuły, więc nie może prowadzić gdzie indziej',
  takesNoArticles: 'Kategoria prowadzi gdzie indziej, więc nie może zawierać artykułów',
  linkToItself: 'Kategoria nie może prowadzić do samej siebie',
  notByHand: 'Artykuły przestawia się ręcznie tylko przy sortowaniu „Użytkownika”',
  notPolish: 'Kategorie można dodawać, usuwać, przenosić i sortować tylko w polskiej wersji językowej',
  excluded: 'Brak uprawnień do tej kategorii',
  hasPublicArticles: 'Nie można usunąć kategorii, ponieważ zawiera opublikowane artykuły',
  hasExternalLinks: 'Nie można usunąć kategorii, ponieważ zawiera kategorie z łączami zewnętrznymi',
  isSystem: 'Nie można usunąć kategorii systemowej',
  sortWithUrl: 'Kategoria zawiera adres URL, więc nie można sortować jej artykułów',
  translationHasArticles: 'Nie można usunąć tłumaczenia, ponieważ kategoria ma opublikowane artykuły w tym języku',
} as const;
