import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import type { ProvidingEntityInput } from '@redakcja/generated/model/providingEntityInput';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../shared/forms/form-errors.ts';
import { publicTextMessage } from '../shared/text/public-texts.ts';
import { isoCodeSchema, normalizeIsoCode } from './iso-code-form.ts';
import { providingEntitySchema } from './named-entry-form.ts';
import { tagSchema } from './tag-form.ts';

test('the schemas give what the contract takes', () => {
  expectTypeOf<z.output<typeof tagSchema>>().toEqualTypeOf<TagInput>();
  expectTypeOf<z.output<typeof providingEntitySchema>>().toEqualTypeOf<ProvidingEntityInput>();
  expectTypeOf<z.output<ReturnType<typeof isoCodeSchema>>>().toExtend<IsoCodeInput>();
});

describe.each([
  ['tag', tagSchema],
  ['providing entity', providingEntitySchema],
])('%s', (_, schema) => {
  test.each<[object, string[]]>([
    [{ name: ' uchwały ', languageId: 1 }, []],
    [{ name: 'x'.repeat(250), languageId: 1 }, []],
    [{ name: 'Sprawa 44051401359', languageId: 1 }, [publicTextMessage]],
    [{ name: '', languageId: 1 }, ['Nazwa jest polem wymaganym']],
    [{ name: '  ', languageId: 1 }, ['Nazwa jest polem wymaganym']],
    [{ languageId: 1 }, ['Nazwa jest polem wymaganym']],
    [{ name: 'x'.repeat(251), languageId: 1 }, ['Maksymalnie 250 znaków']],
    [{ name: 'a' }, ['Wybierz język']],
    [{ name: 'a', languageId: 0 }, ['Wybierz język']],
  ])('%j', (value, errors) => {
    const result = validate(schema, value);
    expect(result.ok ? [] : result.errors).toEqual(errors);
  });

  test('the name is trimmed', () => {
    expect(validate(schema, { name: ' uchwały ', languageId: 1 })).toEqual({
      ok: true,
      value: { name: 'uchwały', languageId: 1 },
    });
  });
});

describe('ISO code', () => {
  const pattern = 'Kod ma dwie litery lub jest jednym z: GB-ENG, GB-NIR, GB-SCT, GB-WLS';
  test.each<[object, string[]]>([
    [{ code: 'FR', name: 'francuski', fileId: 3 }, []],
    [{ code: 'FR', name: 'osoby 44051401359', fileId: 3 }, [publicTextMessage]],
    [{ code: ' gb-sct ', name: 'szkocki', fileId: 3 }, []],
    [{ code: 'FRA', name: 'francuski', fileId: 3 }, [pattern]],
    [{ code: 'GB-XXX', name: 'x', fileId: 3 }, [pattern]],
    [{ code: 'Ą1', name: 'x', fileId: 3 }, [pattern]],
    [{ code: 'FR', name: 'francuski' }, ['Dodaj flagę']],
    [{ code: '', name: '', fileId: undefined }, ['Kod jest polem wymaganym', 'Nazwa jest wymagana', 'Dodaj flagę']],
    [
      { code: 'GB-SCTX', name: 'x'.repeat(151), fileId: 1 },
      ['Maksymalnie 6 znaków', pattern, 'Maksymalnie 150 znaków'],
    ],
  ])('%j', (value, errors) => {
    const result = validate(isoCodeSchema({ isNew: true }), value);
    expect(result.ok ? [] : result.errors).toEqual(errors);
  });

  test('the flag may stay as it is on edit', () => {
    expect(validate(isoCodeSchema({ isNew: false }), { code: 'fr', name: 'francuski' })).toEqual({
      ok: true,
      value: { code: 'FR', name: 'francuski' },
    });
  });

  test('as typed', () => {
    expect(normalizeIsoCode(' gb ')).toBe('GB');
  });
});
