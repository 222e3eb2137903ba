import { describe, expect, test } from 'vitest';
import { validate } from '../shared/forms/form-errors.ts';
import { publishDialogSchema } from './article-publication.ts';

describe('publish dialog', () => {
  const schema = publishDialogSchema({ clock: () => new Date('2026-11-20T10:00:00.500Z') });
  test.each<[object, string[]]>([
    [{ publishStart: '2026-11-20T10:00:00Z' }, []],
    [{ publishStart: '' }, ['Podaj datę publikacji od']],
    [{ publishStart: '2026-11-20T09:59:59Z' }, ['Data publikacji od musi być większa od daty aktualnej']],
    [
      { publishStart: '2026-11-21T10:00:00Z', publishEnd: '2026-11-21T09:00:00Z' },
      ['Data publikacji do musi być późniejsza niż data publikacji od'],
    ],
    [
      { publishStart: '2026-11-21T10:00:00Z', publishEnd: '2026-11-19T09:00:00Z' },
      [
        'Data publikacji do musi być późniejsza niż data publikacji od',
        'Data publikacji do musi być późniejsza niż aktualna',
      ],
    ],
    [{ publishStart: '2026-11-21T10:00:00Z', publishEnd: '2026-11-22T09:00:59Z', archiveAfterPublishEnd: true }, []],
    [
      { publishStart: '2026-11-21T10:00:00Z', publishEnd: null, archiveAfterPublishEnd: true },
      ['Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie'],
    ],
  ])('%j', (value, expected) => {
    const result = validate(schema, value);
    expect(result.ok ? [] : result.errors).toEqual(expected);
  });
});
