import type { Article } from '@redakcja/generated/model/article';
import { replaceInHtml } from './replace-in-html.ts';
import { type Place, type Replacement, replaceInText } from './replacement.ts';

type Texts = Pick<Article, 'title' | 'shortDescription' | 'content'>;

export interface ArticlePlace extends Place {
  field: keyof Texts;
}

/** Title, short description and content after the replacement, only those that change; and every place in them. */
export function replaceInArticle(
  { title, shortDescription, content }: Texts,
  rule: Replacement,
): { changes: Partial<Texts>; places: ArticlePlace[] } {
  const results = {
    title: replaceInText(title, rule),
    shortDescription: replaceInText(shortDescription, rule),
    content: replaceInHtml(content, rule),
  };
  const before: Texts = { title, shortDescription, content };
  const fields = ['title', 'shortDescription', 'content'] as const;
  const changed = fields.filter((field) => results[field].text !== before[field]);
  return {
    changes: Object.fromEntries(changed.map((field) => [field, results[field].text])),
    places: fields.flatMap((field) => results[field].places.map((place) => ({ field, ...place }))),
  };
}
