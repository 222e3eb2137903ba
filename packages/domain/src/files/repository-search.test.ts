import { describe, expect, test } from 'vitest';
import { validate } from '../shared/forms/form-errors.ts';
import { likePattern, repositorySearchSchema } from './repository-search.ts';

describe('repository search', () => {
  test.each<[object, string[]]>([
    [{ groupIds: [1], title: 'uchwała*' }, []],
    [{ groupIds: [], title: 'x' }, ['Wybierz grupę']],
    [{ groupIds: [2], title: ' ' }, ['Uzupełnij pole']],
    [{}, ['Wybierz grupę', 'Uzupełnij pole']],
  ])('%j', (value, errors) => {
    const result = validate(repositorySearchSchema, value);
    expect(result.ok ? [] : result.errors).toEqual(errors);
  });

  test.each([
    ['uchwała', '%uchwała%'],
    ['uchwała*', 'uchwała%'],
    ['*.pd?', '%.pd_'],
    ['100%_a\\', '%100\\%\\_a\\\\%'],
    ['100%*', '100\\%%'],
  ])('%s is looked for as %s', (name, pattern) => {
    expect(likePattern(name)).toBe(pattern);
  });
});
