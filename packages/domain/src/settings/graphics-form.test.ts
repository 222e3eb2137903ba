import type { AppImagesInput } from '@redakcja/generated/model/appImagesInput';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../shared/forms/form-errors.ts';
import { graphicsSchema } from './graphics-form.ts';

const graphics: AppImagesInput = {
  bigLogoId: null,
  smallLogoId: null,
  backgroundId: 5,
  euCollectionImageIds: [7, 8],
  useImage: true,
  useGradient: false,
};

test('the output of the schema is the input of the contract', () => {
  expectTypeOf<z.output<typeof graphicsSchema>>().toExtend<AppImagesInput>();
});

test.each<[Partial<AppImagesInput>, [string, string][]]>([
  [{}, []],
  [{ useImage: false, useGradient: true }, []],
  [{ useImage: false, backgroundId: null }, []],
  [{ backgroundId: null }, [['useImage', 'Dodaj obraz tła albo wyłącz jego użycie']]],
  [{ useGradient: true }, [['useGradient', 'Wybierz obraz albo gradient, nie oba naraz']]],
  [
    { euCollectionImageIds: Array.from({ length: 31 }, (_, index) => index + 1) },
    [['euCollectionImageIds', 'Można wybrać najwyżej 30']],
  ],
])('%j', (change, errors) => {
  const result = validate(graphicsSchema, { ...graphics, ...change });
  expect(result.ok ? [] : result.fields.map(({ path, message }) => [path, message])).toEqual(errors);
});
