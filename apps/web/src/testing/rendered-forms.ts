import { isWrapper } from '@redakcja/domain/shared/forms/form-of';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import * as z from 'zod';
import * as appForm from '../shared/form/state/app-form.ts';

type AnyForm = appForm.AppForm<Record<string, unknown>>;

/** An object that a form fills in. */
export interface FilledObject {
  names: readonly string[];
  /** Those of its names that a field of the form has shown. */
  shown: ReadonlySet<string>;
}

/** Objects of a schema by their path in its values, with what the schema is piped into: `''` is the whole form, `links[]` each item of a list. */
function objectsIn(schema: z.core.$ZodType, path = ''): { path: string; schema: z.ZodObject }[] {
  if (schema instanceof z.ZodPipe) return [...objectsIn(schema.def.in, path), ...objectsIn(schema.def.out, path)];
  if (isWrapper(schema)) return objectsIn(schema.def.innerType, path);
  if (schema instanceof z.ZodArray) return objectsIn(schema.element, `${path}[]`);
  if (!(schema instanceof z.ZodObject)) return [];
  const properties = Object.entries(schema.shape).flatMap(([name, one]) =>
    objectsIn(one, path ? `${path}.${name}` : name),
  );
  return [{ path, schema }, ...properties];
}

/** All values of a choice; a text that makes a filled field. */
function valuesOf(schema: z.core.$ZodType | undefined): unknown[] {
  if (schema === undefined) return [];
  if (isWrapper(schema)) return valuesOf(schema.def.innerType);
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true, false];
  return schema instanceof z.ZodString ? ['https://jasionka.pl'] : [];
}

/** Records the forms that are rendered from now on, and every field that each of them has shown. */
export function recordForms() {
  const spy = vi.spyOn(appForm, 'useAppForm');
  const forms = new Map<AnyForm, { schema: z.ZodType; paths: Set<string> }>();

  function look() {
    for (const [index, [{ schema }]] of spy.mock.calls.entries()) {
      const form = spy.mock.results[index]?.value as AnyForm | undefined;
      if (form && !forms.has(form)) forms.set(form, { schema, paths: new Set() });
    }
    spy.mockClear();
    for (const [form, { paths }] of forms)
      for (const path of mountedFields(form)) paths.add(path.replaceAll(/\[\d+\]/g, '[]'));
  }

  /** Gives every field that is shown its other values, so that those which depend on it are shown as well. */
  function fillIn() {
    look();
    for (const [form, { schema }] of forms) {
      const whole = objectsIn(schema).filter(({ path }) => path === '');
      for (const name of mountedFields(form)) {
        for (const value of whole.flatMap((one) => valuesOf(one.schema.shape[name]))) {
          act(() => form.setFieldValue(name, value));
          look();
        }
      }
    }
  }

  const filledObjects = (): FilledObject[] =>
    [...forms.values()].flatMap(({ schema, paths }) =>
      objectsIn(schema).map(({ path, schema: object }) => {
        const inside =
          path === ''
            ? [...paths]
            : [...paths].filter((one) => one.startsWith(`${path}.`)).map((one) => one.slice(path.length + 1));
        return { names: Object.keys(object.shape), shown: new Set(inside.map((one) => one.split(/[.[]/)[0] ?? one)) };
      }),
    );
  return { look, fillIn, filledObjects };
}

const mountedFields = (form: AnyForm): string[] =>
  Object.entries(form.fieldInfo).flatMap(([path, field]) => (field?.instance ? [path] : []));
