// Polish labels of broken links (openapi/links.yaml).
import type { BrokenLink } from '@redakcja/generated/model/brokenLink';
import { LinkProblem } from '@redakcja/generated/model/linkProblem';
import { LinkSource } from '@redakcja/generated/model/linkSource';

export const linkSourceLabels: Readonly<Record<LinkSource, string>> = {
  [LinkSource.Banner]: 'Baner',
  [LinkSource.Tile]: 'Kafel',
  [LinkSource.Bookmark]: 'Zakładka',
  [LinkSource.Footer]: 'Stopka',
  [LinkSource.HorizontalMenu]: 'Menu poziome',
  [LinkSource.VerticalMenu]: 'Menu pionowe',
  [LinkSource.RssChannel]: 'Kanał RSS',
};

const problems: Readonly<Record<LinkProblem, string>> = {
  [LinkProblem.ArticleNotPublished]: 'Artykuł nie jest opublikowany',
  [LinkProblem.CategoryHidden]: 'Kategoria jest ukryta',
  [LinkProblem.CategoryNotTranslated]: 'Kategoria nie ma nazwy w tym języku',
  [LinkProblem.BookmarkInactive]: 'Zakładka jest nieaktywna',
  [LinkProblem.NoArticles]: 'Żaden opublikowany artykuł nie ma tagu tej zakładki',
  [LinkProblem.AddressUnreachable]: 'Adres nie odpowiada',
  [LinkProblem.ServerOffline]: 'Nie sprawdzono: serwer biuletynu nie ma połączenia z siecią',
};

/** The problem of a link; for an external address the result of its check. */
export function linkProblemText({ problem, detail }: Pick<BrokenLink, 'problem' | 'detail'>): string {
  return detail ?? problems[problem];
}
