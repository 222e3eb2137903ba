// Building blocks of the form schemas. The same schema stands behind a web form and behind the server's validation,
// so that a message is written once. Messages are the specification's (section 5), word for word where it gives them.
import * as z from 'zod';
import { parseMoment } from './dates.ts';
import { emailMessage, isEmail, maxEmailLength } from './email.ts';

export const requiredMessage = 'Pole wymagane';
export const invalidMessage = 'Nieprawidłowa wartość';
export const invalidDateMessage = 'Nieprawidłowa data';

/** „Maksymalnie 200 znaków” */
export function maxLengthMessage(max: number): string {
  return `Maksymalnie ${max} znaków`;
}

// PostgreSQL cannot store a NUL character: such a text has to be refused before it.
const withoutNul = (text: string) => !text.includes('\u0000');
const nulMessage = 'Pole zawiera niedozwolone znaki';

function text(required: string, max: number) {
  return z.string({ error: required }).trim().max(max, maxLengthMessage(max)).refine(withoutNul, nulMessage);
}

/** Text that must be there; blanks at both ends are cut off. `max` in characters. */
export function requiredText(max: number, required: string = requiredMessage) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, maxLengthMessage(max))
    .refine(withoutNul, nulMessage);
}

const emptyToNull = <T>(value: T) => (value === '' ? (null as T) : value);

/** Text that may be missing. A form's '' becomes null; what is absent stays absent. */
export function optionalText(max: number) {
  return text(invalidMessage, max).nullish().overwrite(emptyToNull);
}

/** Longer text as it is, blanks included (HTML). */
export function html(max: number) {
  return z.string({ error: invalidMessage }).max(max, maxLengthMessage(max)).refine(withoutNul, nulMessage);
}

/** E-mail address that must be there. */
export function requiredEmail() {
  return requiredText(maxEmailLength).refine((value) => value === '' || isEmail(value), emailMessage);
}

/** E-mail address that may be missing. */
export function optionalEmail() {
  return text(invalidMessage, maxEmailLength)
    .refine((value) => value === '' || isEmail(value), emailMessage)
    .nullish()
    .overwrite(emptyToNull);
}

const isMoment = (value: string) => parseMoment(value) !== null;

/** UTC moment (ISO 8601) that must be there. */
export function requiredMoment(required: string = requiredMessage) {
  return z
    .string({ error: required })
    .min(1, required)
    .refine((value) => value === '' || isMoment(value), invalidDateMessage);
}

/** UTC moment (ISO 8601) that may be missing; a form's '' becomes null. */
export function optionalMoment() {
  return z
    .string({ error: invalidDateMessage })
    .refine((value) => value === '' || isMoment(value), invalidDateMessage)
    .nullish()
    .overwrite(emptyToNull);
}

/** Identifier of a row of the database. */
export function id(required: string = requiredMessage) {
  return z.int({ error: required }).min(1, required).max(2_147_483_647, invalidMessage);
}

/** Identifiers; repeated ones are ignored (specification, section 5: duplicates are ignored). */
export function ids(max: number) {
  return z
    .array(id(invalidMessage), { error: invalidMessage })
    .max(max, `Można wybrać najwyżej ${max}`)
    .overwrite((list) => [...new Set(list)]);
}

/** One value of an enumeration of the contract, e.g. `oneOf(Object.values(LinkTarget))`. */
export function oneOf<const Value extends number | string>(
  values: readonly Value[],
  message: string = requiredMessage,
) {
  return z.literal(values, { error: message });
}

export function yesOrNo() {
  return z.boolean({ error: invalidMessage });
}

/** Reports a message at a field of an object. */
export type Report = (path: string | (string | number)[], message: string) => void;

/**
 * A rule that ties fields together, for `.superRefine(...fieldsTogether(rule))`.
 * It runs even when some fields are wrong on their own, so that a person sees all messages at once; hence it must check what it reads.
 */
export function fieldsTogether<T extends object>(
  rule: (value: Partial<T>, report: Report) => void,
): [(value: T, context: z.core.$RefinementCtx<T>) => void, { when: (payload: { value: unknown }) => boolean }] {
  return [
    (value, context) =>
      rule(value, (path, message) => {
        context.addIssue({ code: 'custom', path: typeof path === 'string' ? [path] : path, message });
      }),
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  ];
}
