// Writing rows of a dictionary as bulk work: `bip dictionaries import`, and `bip apply` of its plan.
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import { ImportMode } from '@redakcja/generated/model/importMode';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, Settings } from '../shared/bulk/plan.ts';
import { CommandError } from '../shared/exit-codes.ts';
import { type Dictionary, dictionaries } from './dictionary.ts';
import { dictionaryNames } from './dictionary-names.ts';

export const importKind = 'dictionaries.import';

/** What becomes of a row, before and after. */
export const outcomeWords: Readonly<Record<ImportRowResult['outcome'], string>> = {
  created: 'utworzono',
  updated: 'zmieniono',
  skipped: 'pominięto',
  failed: 'błąd',
  notWritten: 'nie zapisano',
};

export function dictionaryOf(settings: Settings): Dictionary {
  const name = dictionaryNames.find((one) => one === settings.dictionary);
  if (name === undefined) throw new CommandError(`Nieznany słownik: ${settings.dictionary}`);
  return dictionaries[name];
}

export function importJob(settings: Settings): BulkJob {
  const dictionary = dictionaryOf(settings);
  const mode = Object.values(ImportMode).find((one) => one === settings.mode) ?? ImportMode.skip;
  return {
    batchSize: 1000,
    tally: true,
    question: (count) => `Zapisać ${countOf(count, nouns.row)} w słowniku ${settings.dictionary}?`,
    send: async (items, isAgain) => {
      const good = items.filter(({ errors = [] }) => errors.length === 0);
      const refused = items.flatMap(({ id, errors = [] }): ItemOutcome[] =>
        errors.length > 0 ? [{ id, outcome: 'refused', errors, to: outcomeWords.failed }] : [],
      );
      if (good.length === 0) return refused;
      // What an earlier request without an answer has created is there already, and no mistake.
      const safeMode = isAgain && mode === ImportMode.create ? ImportMode.skip : mode;
      const rows = good.map(({ data = {} }) => data);
      const answer = await dictionary.send({ rows, mode: safeMode, skipInvalid: true });
      const written = answer.map(({ index, outcome, errors }): ItemOutcome => {
        const isOurs = outcome === 'skipped' && isAgain && mode === ImportMode.create;
        return {
          id: good[index]?.id ?? 0,
          outcome: isOurs ? 'done' : outcome === 'skipped' ? 'skipped' : errors.length > 0 ? 'refused' : 'done',
          errors,
          to: outcomeWords[isOurs ? 'created' : outcome],
        };
      });
      return [...refused, ...written];
    },
  };
}
