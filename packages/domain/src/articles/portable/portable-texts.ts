import type { ArticleOrderInput } from '@redakcja/generated/model/articleOrderInput';
import type { ArticlesImportInput } from '@redakcja/generated/model/articlesImportInput';
import { z } from 'zod';
import { hasPersonalNumber, publicTextMessage } from '../../shared/text/public-texts.ts';
import { unsafeCharacter, unsafeCharacterMessage, withoutUnsafe } from '../../shared/text/safe-text.ts';
import { reasonProblem } from '../publication/reason-problem.ts';

/** Properties whose text is HTML: nobody could find a refused character in a long one. */
const html = new Set(['content', 'extraContent']);

/** Everybody reads them. */
const reasons = new Set(['changeText', 'pastGateReason']);

/** Names of persons, which come from another server: nobody here gave them. */
const isPerson = (path: readonly (string | number)[]) => path.at(-1) === 'createdBy';

/**
 * The body of an import with the rule of reasons, and that of readable texts: HTML loses unsafe characters, any other text that has one is refused with its path, since
 * it may be a key, a category or a name by which something else is found.
 */
export const articlesImportSchema = readableBody<ArticlesImportInput>();
export const articleOrderSchema = readableBody<ArticleOrderInput>();

function readableBody<Body>() {
  return z.custom<Body>().transform((body, { addIssue }) => readable(body, [], addIssue) as Body);
}

type AddIssue = (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void;

/** Texts of one article for which the body of an import would be refused. */
export function unreadableTexts(article: unknown): { path: (string | number)[]; message: string }[] {
  const found: Parameters<AddIssue>[0][] = [];
  readable(article, [], (issue) => found.push(issue));
  return found;
}

function readable(value: unknown, path: (string | number)[], addIssue: AddIssue): unknown {
  if (typeof value === 'string') {
    if (html.has(String(path.at(-1)))) return withoutUnsafe(value);
    if (unsafeCharacter(value, 'several') !== undefined)
      addIssue({ code: 'custom', path, message: unsafeCharacterMessage(value, 'several') });
    const message = reasons.has(path.join()) ? reasonProblem(value) : undefined;
    if (message !== undefined) addIssue({ code: 'custom', path, message });
    if (isPerson(path) && hasPersonalNumber(value)) addIssue({ code: 'custom', path, message: publicTextMessage });
    return value;
  }
  if (Array.isArray(value)) return value.map((one, index) => readable(one, [...path, index], addIssue));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, readable(one, [...path, name], addIssue)]),
  );
}
