// The bulk jobs that delete and rename entries: `bip dictionaries delete|rename`, and `bip apply` of their plans.
import { countOf, nouns, type PluralForms } from '@redakcja/domain/shared/text/polish-plural';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../shared/bulk/plan.ts';
import { outcomeOf } from '../shared/bulk/refusal.ts';
import { CommandError } from '../shared/failures/exit-codes.ts';
import { type DictionaryName, dictionaryNames } from './dictionary-names.ts';
import { entryCalls } from './entry-calls.ts';

export const deleteEntriesKind = 'dictionaries.delete';
export const renameEntriesKind = 'dictionaries.rename';
export const deletedEntry = 'usunięto';

const entryNouns: Readonly<Record<DictionaryName, PluralForms>> = {
  tags: nouns.tag,
  'providing-entities': nouns.providingEntity,
  'iso-codes': nouns.isoCode,
};

function nameOf(settings: Settings): DictionaryName {
  const name = dictionaryNames.find((one) => one === settings.dictionary);
  if (name === undefined) throw new CommandError(`Nieznany słownik: ${settings.dictionary}`);
  return name;
}

const tagsOf = (dictionary: DictionaryName) => async (ids: readonly number[]) =>
  new Map((await entryCalls[dictionary].list(ids)).items.map(({ id, etag }) => [id, etag]));

export function deleteEntriesJob(settings: Settings): BulkJob {
  const dictionary = nameOf(settings);
  return {
    // The ids are part of the URL.
    batchSize: 200,
    isDestructive: true,
    question: (count) => `Usunąć bezpowrotnie: ${countOf(count, entryNouns[dictionary])}?`,
    outcomeLabel: (row) =>
      row.outcome === 'done' ? deletedEntry : row.outcome === 'refused' ? 'odmowa' : 'do usunięcia',
    tagsOf: tagsOf(dictionary),
    send: async (items, isRetry) => {
      const tags = items.map(({ etag = '*' }) => etag);
      const results = await entryCalls[dictionary].remove(
        items.map(({ id }) => id),
        tags,
      );
      // An entry that is not there any more has no name: an earlier request without a response has deleted it.
      return results.map(({ id, name, done, errors }): ItemOutcome => {
        const isGone = isRetry && name === undefined;
        return { id, outcome: done || isGone ? 'done' : 'refused', errors: isGone ? [] : errors };
      });
    },
  };
}

export function renameEntriesJob(settings: Settings): BulkJob {
  const dictionary = nameOf(settings);
  return {
    batchSize: 1,
    question: (count) => `Zmienić nazwę: ${countOf(count, entryNouns[dictionary])}?`,
    outcomeLabel: (row) => (row.outcome === 'done' ? 'zmieniono' : row.outcome === 'refused' ? 'odmowa' : 'do zmiany'),
    tagsOf: tagsOf(dictionary),
    send: async ([item], isRetry) => (item === undefined ? [] : [await rename(dictionary, item, isRetry)]),
  };
}

function rename(dictionary: DictionaryName, item: PlanItem, isRetry: boolean): Promise<ItemOutcome> {
  const { id, to, etag } = item;
  return outcomeOf(item, async () => {
    if (isRetry && (await entryCalls[dictionary].nameOf(id)) === to) return;
    await entryCalls[dictionary].rename(id, to, etag === undefined ? {} : { headers: { 'If-Match': etag } });
  });
}
