// How forms check fields that are chosen, not typed (see `formOf`).
import * as z from 'zod';
import { limitsOf } from './field-limits.ts';
import { invalidMessage, maxChoicesMessage, requiredMessage } from './form-messages.ts';
import { type FieldRule, rebuilt } from './form-of.ts';

const anId = (message: string) => z.int({ error: message }).min(1, message).max(2_147_483_647, invalidMessage);

/** Identifier of a row of the database. */
export function id(required: string = requiredMessage): FieldRule<z.ZodInt> {
  return (field) => rebuilt(field, { build: () => anId(required) });
}

/** A value of an enumeration, except the one that represents „not chosen”. */
export function choice(message: string = requiredMessage, notChosen?: number | string): FieldRule<z.ZodEnum> {
  return (field) =>
    rebuilt(field, {
      build: (one) => one.clone({ ...one.def, error: () => message }).refine((value) => value !== notChosen, message),
    });
}

/** Yes or no. */
export function flag(message: string = invalidMessage): FieldRule<z.ZodBoolean> {
  return (field) => rebuilt(field, { build: () => z.boolean({ error: message }) });
}

interface ListOptions {
  required?: string;
  tooMany?: (max: number) => string;
}

/** Several items, each by its own schema; `more` adds rules to the list. */
export function list<Item extends z.ZodType>(
  item: Item,
  { required, tooMany = maxChoicesMessage }: ListOptions = {},
  more: (list: z.ZodArray<Item>) => z.ZodArray<Item> = (same) => same,
): FieldRule<z.ZodArray<Item>> {
  return (field) => rebuilt(field, { build });
  function build(one: z.ZodType) {
    const { min, max } = limitsOf(one);
    let items = z.array(item, { error: required ?? invalidMessage });
    if (min > 0) items = items.min(min, required ?? requiredMessage);
    return more(max === undefined ? items : items.max(max, tooMany(max)));
  }
}

/** The values, each of them once. */
export const withoutRepeated = <Value>(values: Value[]) => [...new Set(values)];

/** Identifiers; repeated ones are ignored (specification, section 5: duplicates are ignored). */
export function ids(required?: string): FieldRule<z.ZodArray<z.ZodInt>> {
  return list(anId(invalidMessage), { required }, (several) => several.overwrite(withoutRepeated));
}

/** A group of fields that has a form of its own. */
export function group<Group extends z.ZodObject>(form: Group): FieldRule<Group> {
  const error: z.core.$ZodErrorMap = ({ code }) => (code === 'invalid_type' ? requiredMessage : undefined);
  return (field) => rebuilt(field, { build: () => form.clone({ ...form.def, error }) });
}

/** Exactly as the contract has it. */
export function asInContract<Field extends z.ZodType>(field: Field): Field {
  return field;
}
