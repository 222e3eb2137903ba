import type { UserFormValues } from '@redakcja/domain/access/user-form';
import type { DerivedUserFields } from '@redakcja/domain/access/user-rules';
import type { AppForm } from '../../shared/form/state/app-form.ts';

/** Writes the results of a domain rule into the form. `source`, the field just edited, is not changed. */
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
