import { withoutUnsafe } from '@redakcja/domain/shared/text/safe-text';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleInput as ArticleInputSchema } from '@redakcja/generated/zod/articleInput';
import type { Caller } from '../../call/caller.ts';
import type { Services } from '../../call/services.ts';
import { invalid } from '../../http/problem.ts';
import { cleanedText } from '../../text/clean-text.ts';

const maxContent = ArticleInputSchema.shape.content.maxLength ?? Number.POSITIVE_INFINITY;
const tooLong = `Treść po uzupełnieniu znaczników ma więcej znaków niż ${maxContent}. Podziel ją na części`;

/** The input as it is to be stored. Content that is sent back as it is stays as it is, whatever it went through before. */
export async function sanitised(
  services: Services,
  { id }: Caller,
  input: ArticleInput,
  stored: Pick<Article, 'content'>,
): Promise<ArticleInput> {
  const extra = input.addedExtraContent;
  const isUnchanged = isStored(input.content, stored);
  const content = isUnchanged
    ? stored.content
    : await cleanedText(services, id, input.content, 'richText', stored.content);
  // end tags that were left out are written: what was sent within the limit may be beyond it now
  if (!isUnchanged && content.length > maxContent) throw invalid([{ path: 'content', message: tooLong }]);
  return {
    ...input,
    content,
    ...(typeof extra === 'string' ? { addedExtraContent: await cleanedText(services, id, extra, 'line') } : {}),
  };
}

/** The form has taken unsafe characters out of what is sent back, which is shorter then. */
function isStored(content: string, stored: Pick<Article, 'content'>): boolean {
  if (content.length >= stored.content.length) return content === stored.content;
  return content === withoutUnsafe(stored.content);
}
