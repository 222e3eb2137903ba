// The removal of an archived site as bulk work: all its addresses fall in one call, or none does.
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import { deleteArchiveSite } from '@redakcja/generated/axios/archive/archive';
import { isAxiosError } from 'axios';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { PlanItem, Settings } from '../shared/bulk/plan.ts';
import { problemSentences } from '../shared/failures.ts';
import { dropBundle, writeBundle } from './bundle.ts';

export const removeKind = 'archive.remove';
export const removed = 'usunięto';

/** Not there, not possible now, or not what the plan has shown: trying again does not help. */
const refusals = new Set([404, 409, 412]);

export function removeJob(settings: Settings): BulkJob {
  const site = String(settings.site);
  const bundle = String(settings.bundle);
  let isWritten = false;
  return {
    batchSize: Number.POSITIVE_INFINITY,
    question: (count) => `Zniknie bezpowrotnie: ${countOf(count, nouns.address)}. Przepisz adres strony (${site}):`,
    typed: site,
    epilogue: `Spis usuniętych adresów: ${bundle}`,
    outcomeLabel: (row) => (row.outcome === 'done' ? removed : row.outcome === 'refused' ? 'odmowa' : 'do usunięcia'),
    send: async (items, isAgain) => {
      // Before the call: a full disk stops the run while everything is still there.
      await writeBundle(bundle, site, items, isAgain || isWritten);
      isWritten = true;
      const errors = await removal(site, items, isAgain);
      if (errors.length > 0) await dropBundle(bundle);
      return items.map(({ id }) => ({ id, outcome: errors.length > 0 ? 'refused' : 'done', errors }));
    },
  };
}

/** Why it was not removed; empty when it was. */
async function removal(site: string, [first]: readonly PlanItem[], isAgain: boolean): Promise<readonly string[]> {
  try {
    await deleteArchiveSite({ sitename: site }, { headers: { 'If-Match': first?.etag ?? '*' } });
    return [];
  } catch (error) {
    if (!isAxiosError(error) || error.response === undefined || !refusals.has(error.response.status)) throw error;
    // An earlier request without an answer has removed it.
    if (isAgain && error.response.status === 404) return [];
    return problemSentences(error.response.data);
  }
}
