import type { FieldError } from '@redakcja/generated/model/fieldError';
import type * as z from 'zod';

/** Messages with flat paths (`links.0.url`) as in the contract's problem, without duplicates. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    const key = `${path}\n${issue.message}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ path, message: issue.message }];
  });
}

export type Validation<T> =
  | { ok: true; value: T }
  /** `fields` for the form, `errors` for the problem's list of messages. */
  | { ok: false; fields: FieldError[]; errors: string[] };

/** The parsed value (trimmed, '' as null), or its errors. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): Validation<z.output<Schema>> {
  const result = schema.safeParse(value, { error: () => 'Nieprawidłowa wartość' });
  if (result.success) return { ok: true, value: result.data };
  const fields = fieldErrors(result.error);
  return { ok: false, fields, errors: [...new Set(fields.map((field) => field.message))] };
}
