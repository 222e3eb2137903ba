// The bulk job that imports rows of a dictionary: `bip dictionaries import`, and `bip apply` of its plan.
import { importOutcomeLabels } from '@redakcja/domain/dictionaries/import-plan';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { ImportMode } from '@redakcja/generated/model/importMode';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, Settings } from '../shared/bulk/plan.ts';
import { CommandError } from '../shared/failures/exit-codes.ts';
import { type Dictionary, dictionaries } from './dictionary.ts';
import { dictionaryNames } from './dictionary-names.ts';

export const importKind = 'dictionaries.import';

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
    send: async (items, isRetry) => {
      const valid = items.filter(({ errors = [] }) => errors.length === 0);
      const refused = items.flatMap(({ id, errors = [] }): ItemOutcome[] =>
        errors.length > 0 ? [{ id, outcome: 'refused', errors, to: importOutcomeLabels.failed }] : [],
      );
      if (valid.length === 0) return refused;
      // An entry created by an earlier request without a response is not an error.
      const safeMode = isRetry && mode === ImportMode.create ? ImportMode.skip : mode;
      const rows = valid.map(({ data = {} }) => data);
      const results = await dictionary.send({ rows, mode: safeMode, skipInvalid: true });
      const written = results.map(({ index, outcome, errors }): ItemOutcome => {
        const wasCreated = outcome === 'skipped' && isRetry && mode === ImportMode.create;
        return {
          id: valid[index]?.id ?? 0,
          outcome: wasCreated ? 'done' : outcome === 'skipped' ? 'skipped' : errors.length > 0 ? 'refused' : 'done',
          errors,
          to: importOutcomeLabels[wasCreated ? 'created' : outcome],
        };
      });
      return [...refused, ...written];
    },
  };
}
