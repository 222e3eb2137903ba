// What becomes of an article: tags, categories and dates are added, removed or set.
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleChanges } from './save-job.ts';

/** A tag or a category, with the name by which it is shown. */
export interface Named {
  id: number;
  name: string;
}

/** Undefined leaves it as it is. */
export interface ListWish {
  set: readonly Named[] | undefined;
  add: readonly Named[];
  removes: (one: Named) => boolean;
}

export interface EditWish {
  tags: ListWish;
  categories: ListWish;
  /** Null takes the date away. */
  publishStart: string | null | undefined;
  publishEnd: string | null | undefined;
  archiveAfterPublishEnd: boolean | undefined;
}

export interface EditedArticle {
  changes: ArticleChanges;
  /** What changes, as it is and as it will be. */
  from: string;
  to: string;
}

/** Null where nothing changes. */
export function editedArticle(article: Article, wish: EditWish): EditedArticle | null {
  const tags = editedList(article.tags, wish.tags);
  const categories = editedList(
    article.categories.map(({ id, displayText: name }) => ({ id, name })),
    wish.categories,
  );
  const parts: { changes: ArticleChanges; label: string; from: string; to: string }[] = [];
  if (tags !== null) parts.push({ changes: { tags: idsOf(tags) }, label: 'tagi', ...shown(article.tags, tags) });
  if (categories !== null) {
    const before = article.categories.map(({ displayText }) => ({ name: displayText }));
    parts.push({ changes: { categories: idsOf(categories) }, label: 'kategorie', ...shown(before, categories) });
  }
  for (const [field, label] of [
    ['publishStart', 'publikacja od'],
    ['publishEnd', 'publikacja do'],
  ] as const) {
    const value = wish[field];
    if (value !== undefined && momentOf(value) !== momentOf(article[field]))
      parts.push({ changes: { [field]: value }, label, from: dateOf(article[field]), to: dateOf(value) });
  }
  const archive = wish.archiveAfterPublishEnd;
  if (archive !== undefined && archive !== article.archiveAfterPublishEnd) {
    const label = 'archiwizacja po publikacji';
    const [from, to] = [yesOrNo(!archive), yesOrNo(archive)];
    parts.push({ changes: { archiveAfterPublishEnd: archive }, label, from, to });
  }
  if (parts.length === 0) return null;
  return {
    changes: Object.assign({}, ...parts.map((one) => one.changes)),
    from: parts.map(({ label, from }) => `${label}: ${from}`).join('; '),
    to: parts.map(({ label, to }) => `${label}: ${to}`).join('; '),
  };
}

/** The list after the wish, null where it is the same. The first category is the main one: what is added comes last. */
function editedList(stored: readonly Named[], { set, add, removes }: ListWish): readonly Named[] | null {
  const kept = (set ?? stored).filter((one) => !removes(one));
  const list = [...kept, ...add.filter((one) => !kept.some(({ id }) => id === one.id))];
  const isSame = list.length === stored.length && list.every(({ id }, index) => id === stored[index]?.id);
  return isSame ? null : list;
}

const idsOf = (list: readonly Named[]) => list.map(({ id }) => id);

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ') || 'brak';
const shown = (before: readonly { name: string }[], after: readonly { name: string }[]) => ({
  from: namesOf(before),
  to: namesOf(after),
});

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));
const dateOf = (text: string | null) => toWarsawText(text) || 'brak';
const yesOrNo = (value: boolean) => (value ? 'tak' : 'nie');
