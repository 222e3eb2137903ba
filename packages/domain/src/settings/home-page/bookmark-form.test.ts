import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../../shared/forms/form-errors.ts';
import { bookmarkSchema, needsTag } from './bookmark-form.ts';

const bookmark = {
  displayText: 'Przetargi',
  title: 'Zakładka: przetargi',
  target: 10,
  languageId: 1,
  color: '#0052a5',
};

test('the output of the schema is the input of the contract', () => {
  expectTypeOf<z.output<typeof bookmarkSchema>>().toExtend<BookmarkInput>();
});

test.each<[object, [string, string][]]>([
  [{}, []],
  [{ displayText: 'x'.repeat(30), isActive: true, tags: [7] }, []],
  [{ displayText: ' ' }, [['displayText', 'Pole wymagane']]],
  [{ displayText: 'x'.repeat(31) }, [['displayText', 'Maksymalnie 30 znaków']]],
  [{ title: '' }, [['title', 'Pole wymagane']]],
  [{ color: 'red' }, [['color', 'Podaj kolor w zapisie #rrggbb']]],
  [{ languageId: 0 }, [['languageId', 'Wybierz język']]],
  [{ isActive: true, tags: [] }, [['tags', 'Zakładka nie wskazuje żadnego tagu']]],
  [{ isActive: false, tags: [] }, []],
  // absent fields stay unchanged, so they cannot be checked
  [{ isActive: true }, []],
])('%j', (change, errors) => {
  const result = validate(bookmarkSchema, { ...bookmark, ...change });
  expect(result.ok ? [] : result.fields.map(({ path, message }) => [path, message])).toEqual(errors);
});

test.each([
  [{ isActive: true, isSystem: false, tags: [] }, true],
  [{ isActive: true, isSystem: false, tags: [1] }, false],
  [{ isActive: false, isSystem: false, tags: [] }, false],
  [{ isActive: true, isSystem: true, tags: [] }, false],
])('%j needs a tag: %s', (whole, expected) => {
  expect(needsTag(whole)).toBe(expected);
});
