import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../shared/forms/form-errors.ts';
import { rssChannelSchema } from './rss-channel-form.ts';

const channel = {
  ...{
    displayText: 'Ogłoszenia',
    title: 'Kanał z ogłoszeniami',
    description: 'Nowe ogłoszenia',
    target: 20,
    languageId: 1,
  },
  isActive: true,
  fromAllSources: false,
  verticalMenuElements: [],
  bookmarksElements: [],
  horizontalMenuElements: [3],
};
const noSource = [['fromAllSources', 'Aktywny kanał RSS musi mieć co najmniej jedno źródło danych']];

test('the output of the schema is the input of the contract', () => {
  expectTypeOf<z.output<typeof rssChannelSchema>>().toExtend<RssChannelInput>();
});

test.each<[object, unknown[]]>([
  [{}, []],
  [
    { displayText: '', title: '', description: ' ' },
    ['displayText', 'title', 'description'].map((p) => [p, 'Pole wymagane']),
  ],
  [{ horizontalMenuElements: [] }, noSource],
  [{ horizontalMenuElements: [], isActive: false }, []],
  [{ horizontalMenuElements: [], fromAllSources: true }, []],
  [{ horizontalMenuElements: [], verticalMenuElements: [5] }, []],
  [{ horizontalMenuElements: [], bookmarksElements: [6] }, []],
  [{ target: 11 }, [['target', 'Pole wymagane']]],
  [{ horizontalMenuElements: null, verticalMenuElements: [5] }, [['horizontalMenuElements', 'Nieprawidłowa wartość']]],
])('%j', (change, errors) => {
  const result = validate(rssChannelSchema, { ...channel, ...change });
  expect(result.ok ? [] : result.fields.map(({ path, message }) => [path, message])).toEqual(errors);
});

test('duplicate sources are removed', () => {
  const result = validate(rssChannelSchema, { ...channel, horizontalMenuElements: [3, 3, 4] });
  expect(result).toMatchObject({ ok: true, value: { horizontalMenuElements: [3, 4] } });
});
