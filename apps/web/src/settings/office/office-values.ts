import type { Office } from '@redakcja/generated/model/office';
import type { OfficeInput } from '@redakcja/generated/model/officeInput';
import type { AppForm } from '../../shared/form/state/app-form.ts';

/** Properties of every card of the form. */
export interface OfficeSection {
  form: AppForm<OfficeInput>;
  /** Why its fields are disabled. */
  locked: string | undefined;
}

/** Values of the form; '' represents null. */
export function officeValues({ id: _id, ...office }: Office): OfficeInput {
  return Object.fromEntries(Object.entries(office).map(([name, value]) => [name, value ?? ''])) as OfficeInput;
}
