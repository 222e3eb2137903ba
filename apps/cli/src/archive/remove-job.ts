// The removal of archived sites as a bulk job: one request per site removes all its addresses or none.
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { deleteArchiveSite } from '@redakcja/generated/axios/archive/archive';
import { isAxiosError } from 'axios';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../shared/bulk/plan.ts';
import { problemMessages } from '../shared/failures/failures.ts';
import { type RemovedSite, removeBundle, writeBundle } from './bundle.ts';

export const removeKind = 'archive.remove';
export const removedLabel = 'usunięto';

/** Not found, not possible now, or changed since the plan: a retry does not help. */
const refusals = new Set([404, 409, 412]);

/** Typed where there is more than one address to type. */
const confirmWord = 'usuwam';

/** @param settings `site` is null when the command line names several */
export function removeJob(settings: Settings): BulkJob {
  const site = typeof settings.site === 'string' ? settings.site : null;
  const bundle = String(settings.bundle);
  const isList = site === null;
  /** Removed by this run: a retry must not take them for unknown. */
  const gone = new Set<string>();
  let isWritten = false;
  return {
    batchSize: Number.POSITIVE_INFINITY,
    question: (count) =>
      `Zniknie bezpowrotnie: ${countOf(count, nouns.address)}. Przepisz ${isList ? `słowo „${confirmWord}”` : `adres strony (${site})`}:`,
    isDestructive: true,
    confirmText: site ?? confirmWord,
    doneMessage: `Spis usuniętych adresów: ${bundle}`,
    outcomeLabel: (row) =>
      row.outcome === 'done' ? removedLabel : row.outcome === 'refused' ? 'odmowa' : 'do usunięcia',
    send: async (items, isRetry) => {
      const outcomes = items.flatMap(({ id, errors = [] }): ItemOutcome[] =>
        errors.length > 0 ? [{ id, outcome: 'refused', errors }] : [],
      );
      const sites = bySite(items, site);
      if (sites.length === 0) return outcomes;
      // Before the requests: a full disk stops the run before anything is removed.
      await writeBundle(bundle, sites, { isList, mayExist: isRetry || isWritten });
      isWritten = true;
      for (const one of sites) {
        const errors = gone.has(one.site) ? [] : await tryRemove(one, isRetry);
        if (errors.length === 0) gone.add(one.site);
        const outcome = errors.length > 0 ? 'refused' : 'done';
        outcomes.push(...one.items.map(({ id }) => ({ id, outcome, errors }) as const));
      }
      const removed = sites.filter((one) => gone.has(one.site));
      if (removed.length === 0) await removeBundle(bundle);
      else if (removed.length < sites.length) await writeBundle(bundle, removed, { isList, mayExist: true });
      return outcomes;
    },
  };
}

/** What the plan has to be removed, page by page. */
function bySite(items: readonly PlanItem[], site: string | null): RemovedSite[] {
  const planned = items.filter(({ errors = [] }) => errors.length === 0);
  const groups = Map.groupBy(planned, ({ data, name }) => data?.site ?? site ?? name);
  return [...groups].map(([name, members]) => ({ site: name, items: members }));
}

/** Returns why it was not removed; empty when it was. */
async function tryRemove({ site, items: [first] }: RemovedSite, isRetry: boolean): Promise<readonly string[]> {
  try {
    await deleteArchiveSite({ sitename: site }, { headers: { 'If-Match': first?.etag ?? '*' } });
    return [];
  } catch (error) {
    if (!isAxiosError(error) || error.response === undefined || !refusals.has(error.response.status)) throw error;
    // An earlier request without a response has removed it.
    if (isRetry && error.response.status === 404) return [];
    return problemMessages(error.response.data);
  }
}
