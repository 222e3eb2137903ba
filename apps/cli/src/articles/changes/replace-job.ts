// The bulk job of `bip articles replace`, and of `bip apply` of its plan.
import { replaceInArticle } from '@redakcja/domain/articles/replace/replace-in-article';
import { type Replacement, replacementOf } from '@redakcja/domain/articles/replace/replacement';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { Article } from '@redakcja/generated/model/article';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { Settings } from '../../shared/bulk/plan.ts';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { withinTime } from '../../shared/time-limit.ts';
import { saveJob } from './save-job.ts';

export const replaceKind = 'articles.replace';

/** @throws CommandError for an expression that is none */
export function ruleOf({ find, replaceWith, isPattern, ignoresCase, inAttributes }: Settings): Replacement {
  const rule = replacementOf({
    find: String(find),
    replaceWith: String(replaceWith),
    isPattern: isPattern === true,
    ignoresCase: ignoresCase === true,
    inAttributes: inAttributes === true,
  });
  if (rule !== null) return rule;
  const message = isPattern ? `${find} nie jest wyrażeniem regularnym, które coś znajduje` : 'Podaj szukany tekst';
  throw new CommandError(message, exitCodes.usage);
}

/** Milliseconds for the texts of one article. */
const limit = 5000;

/** @throws CommandError when an expression takes too long */
export function replaced(article: Article, rule: Replacement): ReturnType<typeof replaceInArticle> {
  const done = withinTime(limit, () => replaceInArticle(article, rule));
  if (done !== null) return done.result;
  const message = `Wyrażenie ${rule.pattern.source} szuka zbyt długo w artykule ${article.id}. Napisz je inaczej`;
  throw new CommandError(message, exitCodes.usage);
}

export function replaceJob(settings: Settings): BulkJob {
  const rule = ruleOf(settings);
  const { find, replaceWith, reason } = settings;
  return saveJob({
    isDestructive: true,
    reason: typeof reason === 'string' ? reason : null,
    question: (count) => `Zamienić „${find}” na „${replaceWith}”: ${countOf(count, nouns.article)}?`,
    changesOf: (article) => replaced(article, rule).changes,
  });
}
