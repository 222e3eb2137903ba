import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../shared/forms/form-errors.ts';
import { type MenuElementFormContext, menuElementSchema } from './menu-element-form.ts';

const plain: MenuElementFormContext = { hasChildren: false, hasPublicArticles: false };
const element: MenuElementInput = { displayText: 'Uchwały', title: 'Uchwały Rady Gminy', target: LinkTarget.SameTab };
const english = {
  languageId: 2,
  translatedDisplayText: 'Resolutions',
  translatedTitle: 'Resolutions',
  translatedUrl: 'https://gov.pl/en',
};
const ukrainian = { languageId: 3, translatedDisplayText: 'Рішення', translatedTitle: 'Рішення' };

test('the output of the schema is the input of the contract', () => {
  expectTypeOf<z.output<ReturnType<typeof menuElementSchema>>>().toExtend<MenuElementInput>();
  expectTypeOf<MenuElementInput>().toExtend<z.input<ReturnType<typeof menuElementSchema>>>();
});

describe('category', () => {
  const invalid = 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl';
  test.each<[object, Partial<MenuElementFormContext>, string[]]>([
    [{}, {}, []],
    [{ displayText: ' ' }, {}, ['displayText: Kategoria musi posiadać nazwę']],
    [{ displayText: 'x'.repeat(1001) }, {}, ['displayText: Maksymalnie 1000 znaków']],
    [{ title: '' }, {}, ['title: Pole wymagane']],
    [{ url: 'abc' }, {}, [`url: ${invalid}`]],
    [
      { url: 'https://gov.pl' },
      { hasChildren: true },
      ['url: Kategoria posiada podkategorie, więc nie może zawierać adresu URL'],
    ],
    [
      { type: MenuElementType.External, url: 'https://gov.pl' },
      { isPlaceOfArticles: true },
      ['url: Kategoria zawiera artykuły, więc nie może prowadzić gdzie indziej'],
    ],
    [{ type: MenuElementType.External }, {}, ['url: Adres URL jest wymagany']],
    [{ type: MenuElementType.External, url: 'https://gov.pl' }, {}, []],
    [{ type: MenuElementType.Article }, {}, ['linkToArticleTranslationId: Wybierz artykuł']],
    [
      { languages: [{ translatedDisplayText: '', translatedTitle: '' }] },
      {},
      [
        'languages.0.languageId: Pole wymagane',
        'languages.0.translatedDisplayText: Pole wymagane',
        'languages.0.translatedTitle: Pole wymagane',
      ],
    ],
    [
      { languages: [ukrainian, { ...ukrainian, translatedTitle: 'x' }] },
      {},
      ['languages.1.languageId: Tłumaczenie w tym języku już istnieje'],
    ],
    [
      { url: 'https://gov.pl', languages: [english, ukrainian] },
      { hasPublicArticles: true },
      ['languages.1.translatedUrl: Podaj adres URL we wszystkich językach albo w żadnym'],
    ],
    [
      { languages: [english, ukrainian] },
      {},
      ['languages.0.translatedUrl: Adres URL musi być pusty, bo kategoria nie ma go w języku polskim'],
    ],
    [{ languages: [english] }, { isTranslation: true }, []],
    [{ type: MenuElementType.External }, { isTranslation: true }, ['url: Adres URL jest wymagany']],
    [{ type: MenuElementType.External }, { isTranslation: true, hasPublicArticles: true }, []],
    [{ languages: [ukrainian] }, {}, []],
    [{ url: 'https://gov.pl', languages: [ukrainian] }, {}, ['languages.0.translatedUrl: Adres URL jest wymagany']],
    [{ url: 'https://gov.pl', languages: [ukrainian] }, { hasPublicArticles: true }, []],
    [
      { url: 'https://gov.pl', languages: [{ ...english, translatedUrl: 'gov' }] },
      {},
      [`languages.0.translatedUrl: ${invalid}`],
    ],
  ])('%j with %j', (changes, context, expected) => {
    const result = validate(menuElementSchema({ ...plain, ...context }), { ...element, ...changes });
    expect(result.ok ? [] : result.fields.map((field) => `${field.path}: ${field.message}`)).toEqual(expected);
  });
});
