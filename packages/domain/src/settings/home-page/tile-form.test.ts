import { expect, test } from 'vitest';
import { validate } from '../../shared/forms/form-errors.ts';
import { tileSchema, tileSettingSchema, tileSettingsSchema } from './tile-form.ts';

const tile = {
  displayText: 'Sprawy',
  title: 'Karty usług',
  target: 10,
  languageId: 1,
  linkType: 30,
  isActive: true,
  url: 'https://epuap.gov.pl',
  iconName: 'urzad',
  fileId: null,
};

test.each<[object, unknown[]]>([
  [{}, []],
  [{ linkType: 20, url: '', articleTranslationId: null }, [['articleTranslationId', 'Wybierz artykuł']]],
  [{ linkType: 10, menuElementId: null }, [['menuElementId', 'Wybierz kategorię']]],
  [{ linkType: 10, menuElementId: null, isActive: false }, []],
  [{ url: '' }, [['url', 'Adres URL jest wymagany']]],
  [{ url: '', isActive: false }, [['url', 'Adres URL jest wymagany']]],
  [{ iconName: '' }, [['iconName', 'Wybierz ikonę albo dodaj obraz']]],
  [{ iconName: 'pi pi-home' }, [['iconName', 'Nie ma takiej ikony']]],
  [{ iconName: '', fileId: 31 }, []],
  [{ iconName: '', fileId: undefined }, []],
  [
    { showFrom: '2026-12-02T00:00:00Z', showTo: '2026-12-02T00:00:00Z' },
    [['showTo', 'Koniec wyświetlania musi być późniejszy niż jego początek']],
  ],
])('a tile with %j', (change, errors) => {
  const checked = validate(tileSchema, { ...tile, ...change });
  expect(checked.ok ? [] : checked.fields.map(({ path, message }) => [path, message])).toEqual(errors);
});

test.each([
  [10, { url: null, articleTranslationId: null, menuElementId: 5 }],
  [20, { url: null, articleTranslationId: 7, menuElementId: null }],
  [30, { url: 'https://epuap.gov.pl', articleTranslationId: null, menuElementId: null }],
])('link type %d clears the others', (linkType, left) => {
  const given = { ...tile, linkType, articleTranslationId: 7, menuElementId: 5 };
  expect(validate(tileSchema, given)).toMatchObject({ ok: true, value: left });
});

test.each<[number, number[], string[]]>([
  [2, [1, 2], []],
  [4, [1, 2, 3, 4], []],
  [4, [1, 2, 3], ['Liczba kafli musi wynosić 4']],
  [2, [1, 2, 3], ['Liczba kafli musi wynosić 2']],
])('%d tiles of %j', (value, tiles, errors) => {
  const checked = validate(tileSettingSchema, { languageId: 1, value, tiles });
  expect(checked.ok ? [] : checked.errors).toEqual(errors);
});

test('a language occurs once', () => {
  const twice = [1, 1].map((languageId, i) => ({ languageId, value: 2, tiles: [2 * i + 1, 2 * i + 2] }));
  expect(validate(tileSettingsSchema, twice)).toMatchObject({ ok: false, fields: [{ path: '1.languageId' }] });
});
