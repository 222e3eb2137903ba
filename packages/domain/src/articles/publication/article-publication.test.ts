import { describe, expect, test } from 'vitest';
import { validate } from '../../shared/forms/form-errors.ts';
import { checkPublication, publishDialogSchema } from './article-publication.ts';

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

describe('dates of a call', () => {
  const now = new Date('2026-11-20T10:00:00.500Z');
  const start = '2026-11-21T10:00:00.000Z';
  test.each<[Parameters<typeof checkPublication>[0], string | string[]]>([
    [{ publishNow: true }, '2026-11-20T10:00:00.500Z'],
    [{ publishNow: false, publishStart: start }, start],
    [{ publishNow: true, publishEnd: '2026-12-20T10:00:59.000Z', archiveAfterPublishEnd: true }, now.toISOString()],
    [{ publishNow: true, publishStart: start }, ['Podaj datę publikacji od albo publikację od razu, nie obie']],
    [
      { publishNow: true, publishEnd: '2026-11-20T09:00:00.000Z' },
      [
        'Data publikacji do musi być późniejsza niż data publikacji od',
        'Data publikacji do musi być późniejsza niż aktualna',
      ],
    ],
    [{ publishNow: false }, ['Podaj datę publikacji od']],
    [{}, ['Podaj datę publikacji od']],
  ])('%j', (dates, expected) => {
    const result = checkPublication(dates, now);
    expect(result.ok ? result.value.publishStart : result.errors).toEqual(expected);
  });
});
