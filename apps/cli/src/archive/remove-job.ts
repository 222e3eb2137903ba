// The removal of an archived site as a bulk job: one request removes all its addresses or none.
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { deleteArchiveSite } from '@redakcja/generated/axios/archive/archive';
import { isAxiosError } from 'axios';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { PlanItem, Settings } from '../shared/bulk/plan.ts';
import { problemMessages } from '../shared/failures/failures.ts';
import { removeBundle, writeBundle } from './bundle.ts';

export const removeKind = 'archive.remove';
export const removedLabel = 'usunięto';

/** Not found, not possible now, or changed since the plan: a retry does not help. */
const refusals = new Set([404, 409, 412]);

export function removeJob(settings: Settings): BulkJob {
  const site = String(settings.site);
  const bundle = String(settings.bundle);
  let isWritten = false;
  return {
    batchSize: Number.POSITIVE_INFINITY,
    question: (count) => `Zniknie bezpowrotnie: ${countOf(count, nouns.address)}. Przepisz adres strony (${site}):`,
    isDestructive: true,
    confirmText: site,
    doneMessage: `Spis usuniętych adresów: ${bundle}`,
    outcomeLabel: (row) =>
      row.outcome === 'done' ? removedLabel : row.outcome === 'refused' ? 'odmowa' : 'do usunięcia',
    send: async (items, isRetry) => {
      // Before the request: a full disk stops the run before anything is removed.
      await writeBundle(bundle, site, items, isRetry || isWritten);
      isWritten = true;
      const errors = await tryRemove(site, items, isRetry);
      if (errors.length > 0) await removeBundle(bundle);
      return items.map(({ id }) => ({ id, outcome: errors.length > 0 ? 'refused' : 'done', errors }));
    },
  };
}

/** Returns why it was not removed; empty when it was. */
async function tryRemove(site: string, [first]: readonly PlanItem[], isRetry: boolean): Promise<readonly string[]> {
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
