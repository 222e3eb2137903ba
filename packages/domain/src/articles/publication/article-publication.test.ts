import type { PublicationDates } from '@redakcja/generated/model/publicationDates';
import { describe, expect, test } from 'vitest';
import { validate } from '../../shared/forms/form-errors.ts';
import { publishDialogSchema } from './article-publication.ts';
import { checkPublication, datesFor, endProblem, type NamedDates, replacedDates } from './publication-dates.ts';

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

const now = new Date('2026-11-20T10:00:00.500Z');
const start = '2026-11-21T10:00:00.000Z';
const end = '2026-12-20T10:00:59.000Z';

test.each<[NamedDates, string[]]>([
  [{ publishNow: true }, []],
  [{ publishNow: false, publishStart: start }, []],
  [{ publishStart: '2026-11-20T10:00:00Z' }, []],
  [{ publishStart: '2026-11-20T09:59:59Z' }, ['Data publikacji od musi być większa od daty aktualnej']],
  [{ publishNow: true, publishEnd: end, archiveAfterPublishEnd: true }, []],
  [{ publishNow: true, publishStart: start }, ['Podaj datę publikacji od albo publikację od razu, nie obie']],
  [
    { publishNow: true, publishEnd: '2026-11-20T09:00:00.000Z' },
    [
      'Data publikacji do musi być późniejsza niż data publikacji od',
      'Data publikacji do musi być późniejsza niż aktualna',
    ],
  ],
  [
    { publishEnd: null, archiveAfterPublishEnd: true },
    ['Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie'],
  ],
  // those of each article stay
  [{ archiveAfterPublishEnd: true }, []],
  [{}, []],
])('dates that a call names: %j', (dates, expected) => {
  expect(checkPublication(dates, now).map(({ message }) => message)).toEqual(expected);
});

const none = { publishStart: null, publishEnd: null, archiveAfterPublishEnd: false };
const planned = { publishStart: start, publishEnd: end, archiveAfterPublishEnd: true };
const kept = { ...planned, publishStart: null };

test.each<[PublicationDates, NamedDates, PublicationDates, Partial<PublicationDates> | null]>([
  [planned, {}, planned, null],
  [none, {}, none, null],
  [planned, { publishNow: true }, { ...planned, publishStart: now.toISOString() }, { ...none, publishStart: start }],
  [planned, { publishStart: start }, planned, null],
  [planned, { publishEnd: null }, { ...none, publishStart: start }, kept],
  [
    planned,
    { archiveAfterPublishEnd: false },
    { ...planned, archiveAfterPublishEnd: false },
    { ...none, archiveAfterPublishEnd: true },
  ],
  [none, { publishStart: start, publishEnd: end, archiveAfterPublishEnd: true }, planned, null],
  // what has passed is no loss
  [{ ...none, publishStart: '2026-11-01T10:00:00Z' }, { publishStart: start }, { ...none, publishStart: start }, null],
])('an article with %j in a call with %j', (own, named, dates, replaced) => {
  expect(datesFor(own, named, now)).toEqual(dates);
  expect(replacedDates(own, dates, now)).toEqual(replaced);
});

test.each<[Partial<PublicationDates>, string | undefined]>([
  [{ publishEnd: end }, undefined],
  [{ publishEnd: '2026-11-20T09:00:00Z' }, 'Data publikacji do musi być późniejsza niż aktualna'],
  [{ publishEnd: '2026-11-21T09:00:00Z' }, 'Data publikacji do musi być późniejsza niż data publikacji od'],
  [{ archiveAfterPublishEnd: true }, 'Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie'],
])('the end of %j', (dates, message) => {
  expect(endProblem({ ...none, publishStart: start, ...dates }, now)?.message).toBe(message);
});
