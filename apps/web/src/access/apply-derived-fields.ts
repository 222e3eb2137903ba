import type { UserFormValues } from '@redakcja/domain/access/user-form';
import type { DerivedUserFields } from '@redakcja/domain/access/user-rules';
import type { AppForm } from '../shared/form/app-form.ts';

/** Puts what a rule of the domain gave into the form. `source` is the field somebody has just filled in: it stands as typed. */
export function applyDerivedFields(
  form: AppForm<UserFormValues>,
  source: keyof DerivedUserFields,
  changes: Partial<DerivedUserFields>,
): void {
  for (const [field, value] of Object.entries(changes)) {
    if (field === source) continue;
    // Rules follow each other through what people do, not through each other.
    form.setFieldValue(field as keyof DerivedUserFields, value, { dontRunListeners: true });
  }
}
