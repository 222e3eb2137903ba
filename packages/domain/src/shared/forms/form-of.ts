// Forms extend the zod schemas generated from the contract: lengths, required fields, formats, enumerations and numbers of items come from there;
// messages and rules between fields are the domain's. The web form and the server's validation use the same schema, so that a message is written
// once.
import * as z from 'zod';

/** A field of the contract, whether it may be absent or null, or has a default. */
type FieldOf<Kind extends z.core.SomeType> =
  | Kind
  | z.ZodNullable<Kind>
  | z.ZodOptional<Kind>
  | z.ZodOptional<z.ZodNullable<Kind>>
  | z.ZodDefault<Kind>;

/** Rule of a field of one type. It changes checks and messages; the type of the value stays the contract's. */
export type FieldRule<Kind extends z.core.SomeType> = (field: FieldOf<Kind>) => z.ZodType;

interface Building {
  /** The schema of the value, when there is one. */
  build: (contract: z.ZodType, isRequired: boolean) => z.ZodType;
  /** A form has '' where the contract has null. */
  emptyAsNull?: boolean;
}

/** Whether a schema wraps another one; all three wrappers keep it in the same property. */
export function isWrapper(schema: z.core.SomeType): schema is z.ZodOptional<z.ZodType> {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
}

/** Rebuilds the schema of a field with the contract's wrappers (optional, null, default). */
export function rebuilt(field: z.core.SomeType, building: Building, isRequired = true): z.ZodType {
  if (!isWrapper(field)) return building.build(field as z.ZodType, isRequired);
  const wrapper: z.ZodType = field.clone({ ...field.def, innerType: rebuilt(field.def.innerType, building, false) });
  const isNullable = field instanceof z.ZodNullable && building.emptyAsNull === true;
  return isNullable ? wrapper.overwrite((value) => (value === '' ? null : value)) : wrapper;
}

/** A field of the contract as a form checks it. */
export function fieldOf<Field extends z.core.$ZodType>(
  contract: Field,
  rule: (field: Field) => z.core.$ZodType,
): Field {
  return rule(contract) as Field;
}

/**
 * The form of a component of the contract: a rule for each of its fields. A field that is forgotten, one that the contract has not,
 * and a rule of another kind of value do not compile.
 */
export function formOf<Shape extends Record<string, z.core.$ZodType>, Config extends z.core.$ZodObjectConfig>(
  contract: z.ZodObject<Shape, Config>,
  rules: { [Name in keyof Shape]: (field: Shape[Name]) => z.ZodType },
): z.ZodObject<Shape, Config> {
  const shape = { ...contract.shape };
  for (const name in rules) shape[name] = fieldOf(contract.shape[name], rules[name]);
  return contract.clone({ ...contract.def, shape });
}
