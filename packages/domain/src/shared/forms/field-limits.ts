// Limits of a field from its schema: the counter of characters and the required mark.
import * as z from 'zod';
import { isWrapper } from './form-of.ts';

interface Limits {
  min: number;
  max: number | undefined;
  pattern: RegExp | undefined;
}

/** Least and most characters of a text or items of a list. */
export function limitsOf(schema: z.ZodType): Limits {
  const limits: Limits = { min: 0, max: undefined, pattern: undefined };
  for (const check of innermost(schema).def.checks ?? []) {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === 'min_length') limits.min = def.minimum;
    if (def.check === 'max_length') limits.max = def.maximum;
    if (def.check === 'string_format') limits.pattern = def.pattern;
  }
  return limits;
}

/** The schema without its wrappers, and without a preprocessing step. */
function innermost(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return innermost(schema.def.out as z.ZodType);
  return isWrapper(schema) ? innermost(schema.def.innerType) : schema;
}

/** Limits that are shown instead of the contract's: of the text without tags, or of one situation. `max: undefined` shows none. */
export const shownLimits = z.registry<{ max: number | undefined }>();

export interface FieldLimits {
  /** Characters that the counter counts up to. */
  max: number | undefined;
  /** Whether an empty field is refused whatever the others hold. */
  isRequired: boolean;
}

/** Limits of the field at a path such as `title` or `links[0].url`. */
export function fieldLimits(schema: z.ZodType, path: string): FieldLimits {
  const field = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<z.ZodType | undefined>(childOf, schema);
  if (field === undefined) return { max: undefined, isRequired: false };
  const kind = innermost(field);
  const { min, max } = limitsOf(kind);
  const mayBeEmpty =
    kind instanceof z.ZodBoolean || ((kind instanceof z.ZodString || kind instanceof z.ZodArray) && min === 0);
  return {
    max: shownLimits.has(kind) ? shownLimits.get(kind)?.max : kind instanceof z.ZodString ? max : undefined,
    isRequired: kind === field && !mayBeEmpty,
  };
}

function childOf(schema: z.ZodType | undefined, key: string): z.ZodType | undefined {
  const kind = schema && innermost(schema);
  if (kind instanceof z.ZodArray) return kind.element as z.ZodType;
  return kind instanceof z.ZodObject ? kind.shape[key] : undefined;
}
