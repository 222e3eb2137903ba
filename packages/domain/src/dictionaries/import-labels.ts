// Polish names of what an import of a dictionary does.
import { ImportMode } from '@redakcja/generated/model/importMode';
import { ImportRowResultOutcome } from '@redakcja/generated/model/importRowResultOutcome';

/** What to do with a row that exists already. */
export const importModeLabels: Readonly<Record<ImportMode, string>> = {
  [ImportMode.create]: 'Zgłoś błąd',
  [ImportMode.update]: 'Zaktualizuj',
  [ImportMode.skip]: 'Pomiń',
};

/** What became of a row. */
export const importOutcomeLabels: Readonly<Record<ImportRowResultOutcome, string>> = {
  [ImportRowResultOutcome.created]: 'Utworzono',
  [ImportRowResultOutcome.updated]: 'Zaktualizowano',
  [ImportRowResultOutcome.skipped]: 'Pominięto',
  [ImportRowResultOutcome.failed]: 'Błąd',
  [ImportRowResultOutcome.notWritten]: 'Nie zapisano',
};
