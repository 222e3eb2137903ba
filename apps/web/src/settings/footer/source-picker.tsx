import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { footerLinkSource } from '@redakcja/domain/settings/footer/footer-form';
import { footerArticleStatuses, footerArticleTypes } from '@redakcja/domain/settings/footer/footer-sources';
import { footerLinkTypeLabels } from '@redakcja/domain/settings/settings-labels';
import { useSearchArticles, useSearchCategories } from '@redakcja/generated/menus/menus';
import type { ArticleSearchResult } from '@redakcja/generated/model/articleSearchResult';
import type { CategorySearchResult } from '@redakcja/generated/model/categorySearchResult';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import type { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { MenuType } from '@redakcja/generated/model/menuType';
import { useState } from 'react';
import { PickerDialog } from '../../shared/pickers/picker-dialog.tsx';
import { usePickerTree } from '../../shared/pickers/tree/use-picker-tree.ts';
import { usePickerSearch } from '../../shared/pickers/use-picker-search.ts';
import { Select } from '../../shared/ui/inputs/select.tsx';
import { type LinkValue, withKey } from './footer-values.ts';

export const selectedTitle = 'Wybrane źródła';
/** Specification, section 8. */
export const clearQuestion = 'Czy na pewno usunąć wszystkie elementy?';

const { HorizontalMenu, VerticalMenu, Article } = FooterLinkType;
type SourceKind = typeof HorizontalMenu | typeof VerticalMenu | typeof Article;
const kinds = ([HorizontalMenu, VerticalMenu, Article] as const).map((value) => ({
  value,
  label: footerLinkTypeLabels[value],
}));
const menus = { [HorizontalMenu]: MenuType.Horizontal, [VerticalMenu]: MenuType.Vertical };

/** A link with the description of its source. */
interface Source extends LinkValue {
  detail?: string;
}

interface SourcePickerProps {
  /** ISO code. */
  lang: string;
  /** Target of new links. */
  target: LinkTarget;
  selected: readonly LinkValue[];
  onPick: (links: LinkValue[]) => void;
  onClose: () => void;
}

/** Categories of both menus and articles, added to the links of the footer without duplicates. */
export function SourcePicker({ lang, target, selected, onPick, onClose }: SourcePickerProps) {
  const [kind, setKind] = useState<SourceKind>(VerticalMenu);
  const search = usePickerSearch(3);
  const isArticle = kind === Article;
  const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania źródeł stopki' };
  const common = { title: search.searched, lang, size: 100 };
  const categories = useSearchCategories(
    { ...common, menuType: isArticle ? undefined : menus[kind] },
    { query: { enabled: search.isAsked && !isArticle, meta } },
  );
  const articles = useSearchArticles(
    { ...common, statuses: [...footerArticleStatuses], types: [...footerArticleTypes] },
    { query: { enabled: search.isAsked && isArticle, meta } },
  );
  const link = (sourceId: number, displayText: string, title: string, detail: string): Source => ({
    ...withKey({ key: '', type: kind, sourceId, url: '', displayText, title, target }),
    detail,
  });
  const ofArticle = ({ id, title, status, tooltipCategories }: ArticleSearchResult) =>
    link(id, title, title, [articleStatusLabels[status], ...tooltipCategories].join(' · '));
  const ofCategory = ({ id, displayText, title, path }: CategorySearchResult) => link(id, displayText, title, path);
  const found = isArticle ? articles.data?.items.map(ofArticle) : categories.data?.items.map(ofCategory);
  const tree = usePickerTree<Source>({
    lang,
    isShown: !search.isAsked,
    ...(isArticle
      ? { articles: { statuses: [...footerArticleStatuses], types: [...footerArticleTypes], thingOf: ofArticle } }
      : { menuType: menus[kind], thingOfCategory: ofCategory }),
  });
  const { isFetching, isError, data } = isArticle ? articles : categories;
  return (
    <PickerDialog<Source>
      title="Źródła stopki"
      selectedTitle={selectedTitle}
      clearQuestion={clearQuestion}
      search={search}
      query={{ isFetching, isError, data: found && { items: found, total: data?.total ?? found.length } }}
      tree={tree}
      itemOf={(source) => ({
        id: footerLinkSource(source),
        name: source.displayText,
        detail: source.detail ?? footerLinkTypeLabels[source.type],
      })}
      selected={selected}
      onPick={(sources) => onPick(sources.map(({ detail: _shown, ...one }) => one))}
      onClose={onClose}
      filters={
        <Select aria-label="Źródło" value={kind} onChange={(chosen) => chosen && setKind(chosen)} options={kinds} />
      }
    />
  );
}
