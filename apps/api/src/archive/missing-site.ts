import { archiveSiteMissing } from '@redakcja/domain/archive/archive-site-form';
import { ProblemError } from '../http/problem.ts';

/** Reported at the field of the address. */
export function missingSite(): ProblemError {
  return new ProblemError(404, 'Nie znaleziono', [archiveSiteMissing], {
    fields: [{ path: 'sitename', message: archiveSiteMissing }],
  });
}
