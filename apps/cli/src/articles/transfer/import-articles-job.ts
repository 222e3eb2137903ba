// The bulk job that imports articles: `bip articles import`, and `bip apply` of its plan.
import { setTimeout as wait } from 'node:timers/promises';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { importArticles } from '@redakcja/generated/axios/articles/articles';
import type { ImportedArticle } from '@redakcja/generated/model/importedArticle';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../../shared/bulk/plan.ts';
import { outcomeOf } from '../../shared/bulk/refusal.ts';
import { each, mapInOrder } from '../../shared/streams.ts';
import { arranged, isOrder } from './article-order.ts';
import { FileUploads } from './upload-files.ts';

/** Articles whose files are sent at a time. */
const uploadsAtOnce = 4;

/** Milliseconds until what waits for the check of its files is sent again, and how often that is. */
const pause = 1000;
const maxTries = 120;

export const importArticlesKind = 'articles.import';

export const importedLabels: Readonly<Record<ImportedArticle['outcome'], string>> = {
  created: 'utworzenie',
  updated: 'zmiana',
  unchanged: 'bez zmian',
  failed: 'odmowa',
};

interface Planned {
  item: PlanItem;
  article: PortableArticle;
  paths: Readonly<Record<string, string>>;
}

export function importArticlesJob({ reason, pastGate }: Settings): BulkJob {
  const uploads = new FileUploads();
  const changeText = typeof reason === 'string' ? reason : null;
  const pastGateReason = typeof pastGate === 'string' ? pastGate : null;
  const sendOnce = async (planned: readonly Planned[], isRetry: boolean) => {
    const articles = planned.map(({ article }) => article);
    // an earlier request may have been carried out: what is as it should be is unchanged then
    const etags = isRetry ? {} : { etags: planned.map(({ item }) => item.etag ?? '"0"') };
    return importArticles({ articles, files: await uploads.uploaded(articles), changeText, pastGateReason, ...etags });
  };
  /** Files that were just sent are checked first: what waits for that is sent again. */
  const send = async (planned: readonly Planned[], isRetry: boolean) => {
    const results = await sendOnce(planned, isRetry);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const waiting = planned.filter((_, index) => results[index]?.code === ProblemCode.WaitingForCheck);
      if (waiting.length === 0) break;
      await wait(pause);
      const again = await sendOnce(waiting, isRetry);
      for (const [index, one] of waiting.entries()) {
        const result = again[index];
        if (result !== undefined) results[planned.indexOf(one)] = result;
      }
    }
    return results;
  };
  return {
    batchSize: 250,
    tally: true,
    restsOnEarlier: isOrder,
    question: (count) => `Wczytać ${countOf(count, nouns.article)}?`,
    send: async (items, isRetry) => {
      const outcomes: ItemOutcome[] = [];
      for (const item of items.filter(isOrder)) outcomes.push(await arranged(item, isRetry));
      for (const part of parts(
        items.filter((one) => !isOrder(one)),
        outcomes,
      )) {
        const results = await send(part, isRetry);
        const lacking: { one: Planned; missing: readonly string[] }[] = [];
        for (const [index, one] of part.entries()) {
          const result = results[index];
          if (result === undefined) throw new Error('The server has left out an article');
          if (result.missingFiles.length > 0) lacking.push({ one, missing: result.missingFiles });
          else outcomes.push(outcomeOfResult(one.item, result, isRetry));
        }
        const again: Planned[] = [];
        const uploading = mapInOrder(each(lacking), uploadsAtOnce, async ({ one, missing }) => ({
          one,
          uploaded: await outcomeOf(one.item, () => uploads.upload(one.article, missing, one.paths)),
        }));
        for await (const { one, uploaded } of uploading) {
          if (uploaded.outcome === 'done') again.push(one);
          else outcomes.push({ ...uploaded, to: importedLabels.failed });
        }
        if (again.length === 0) continue;
        const second = await send(again, isRetry);
        outcomes.push(...again.flatMap(({ item }, i) => (second[i] ? outcomeOfResult(item, second[i], isRetry) : [])));
      }
      return outcomes;
    },
  };
}

/** A body of a call: the server takes eight megabytes. */
const maxLength = 3_000_000;

/** The articles in parts for one call each; what needs no call has its outcome at once. */
function* parts(items: readonly PlanItem[], outcomes: ItemOutcome[]): Generator<Planned[]> {
  let part: Planned[] = [];
  let length = 0;
  for (const item of items) {
    const { article, paths = '{}' } = item.data ?? {};
    if (article === undefined) {
      const { errors = [] } = item;
      outcomes.push({ id: item.id, outcome: errors.length > 0 ? 'refused' : 'skipped', errors });
      continue;
    }
    if (part.length > 0 && length + article.length > maxLength) {
      yield part;
      part = [];
      length = 0;
    }
    length += article.length;
    part.push({ item, article: JSON.parse(article), paths: JSON.parse(paths) });
  }
  if (part.length > 0) yield part;
}

function outcomeOfResult({ id, to }: PlanItem, result: ImportedArticle, isRetry: boolean): ItemOutcome {
  if (!result.done) return { id, outcome: 'refused', errors: result.errors, to: importedLabels.failed };
  if (result.outcome === 'unchanged' && !isRetry)
    return { id, outcome: 'skipped', errors: [], to: importedLabels.unchanged };
  const { despite } = result;
  return {
    id,
    outcome: 'done',
    errors: [],
    despite,
    to: result.outcome === 'unchanged' ? to : importedLabels[result.outcome],
  };
}
