import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { fieldLabels } from '@redakcja/domain/shared/field-labels';
import { namelessMessage } from '@redakcja/domain/shared/forms/form-messages';
import type { FieldError } from '@redakcja/generated/model/fieldError';

const labels: Readonly<Record<string, string>> = { ...fieldLabels, ...articleFieldLabels };

/** „Wiersze, pozycja 3, Nazwa” for rows.2.name. Unknown names are quoted as sent. */
function labelOf(path: string): string {
  const steps = path.split('.').map((step) => {
    return /^\d+$/.test(step) ? `pozycja ${Number(step) + 1}` : (labels[step] ?? `„${step}”`);
  });
  return steps.join(', ').replace(/^p/, 'P');
}

/** The message with its place, for readers who see no form. */
export function sentence({ path, message }: FieldError): string {
  return path === '' ? message : `${labelOf(path)}: ${message}`;
}

/** The messages of fields for a reader who sees no form: each once, with the name of its field where it says none. */
export function sentences(fields: readonly FieldError[]): string[] {
  return [...new Set(fields.map((field) => (namelessMessage.test(field.message) ? sentence(field) : field.message)))];
}
