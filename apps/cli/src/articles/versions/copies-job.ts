// The bulk job that copies articles: a new version, or a translation; and `bip apply` of its plans.
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import {
  copyArticleToTranslation,
  createArticleVersion,
  getArticle,
} from '@redakcja/generated/axios/articles/articles';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { PlanItem, Settings } from '../../shared/bulk/plan.ts';
import { outcomeOf } from '../../shared/bulk/refusal.ts';

export const copiesKind = 'articles.copies';

/** Without a language they are new versions. */
export function copiesJob({ languageId, language }: Settings): BulkJob {
  return {
    batchSize: 1,
    question: (count) =>
      languageId === null
        ? `Utworzyć nowe wersje: ${countOf(count, nouns.article)}?`
        : `Skopiować do języka ${language}: ${countOf(count, nouns.article)}?`,
    send: async ([item], isRetry) => {
      if (item === undefined) return [];
      const { errors = [] } = item;
      if (errors.length > 0) return [{ id: item.id, outcome: 'refused', errors }];
      let id: number | null = null;
      const outcome = await outcomeOf(item, async () => {
        if (isRetry && (await isCopied(item, languageId))) return;
        const copy =
          languageId === null
            ? createArticleVersion(item.id)
            : copyArticleToTranslation(item.id, { languageId: Number(languageId) });
        ({ id } = await copy);
      });
      return [id === null ? outcome : { ...outcome, to: `${item.to} (numer ${id})` }];
    },
  };
}

/** An earlier request may have been carried out. */
async function isCopied({ id }: PlanItem, languageId: Settings[string] | undefined): Promise<boolean> {
  const article = await getArticle(id);
  return languageId === null
    ? !article.isCurrentVersion
    : article.translations.some((one) => one.languageId === languageId);
}
