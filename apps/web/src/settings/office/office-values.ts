import type { Office } from '@redakcja/generated/model/office';
import type { OfficeInput } from '@redakcja/generated/model/officeInput';
import type { AppForm } from '../../shared/form/app-form.ts';

/** What every card of the form is given. */
export interface OfficeSection {
  form: AppForm<OfficeInput>;
  /** Why its fields cannot be changed. */
  locked: string | undefined;
}

/** A form has '' where the contract has null. */
export function officeValues({ id: _id, ...office }: Office): OfficeInput {
  return Object.fromEntries(Object.entries(office).map(([name, value]) => [name, value ?? ''])) as OfficeInput;
}
