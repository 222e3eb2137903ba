import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { sanitiseLine, sanitiseRichText } from '../shared/sanitise.ts';

/** The input as it is to be stored. Content that is sent back as it is stays as it is, whatever it went through before. */
export function sanitised(input: ArticleInput, stored: Pick<Article, 'content'>): ArticleInput {
  const extra = input.addedExtraContent;
  return {
    ...input,
    content: input.content === stored.content ? stored.content : sanitiseRichText(input.content),
    ...(typeof extra === 'string' ? { addedExtraContent: sanitiseLine(extra) } : {}),
  };
}
