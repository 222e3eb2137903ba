import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../../shared/forms/form-errors.ts';
import { type ArticleFormContext, articleSchema } from './article-form.ts';

const context: ArticleFormContext = {
  clock: () => new Date('2026-11-20T10:00:00.500Z'),
  status: ArticleStatus.Draft,
  type: ArticleType.Common,
  hasPublishedTranslation: false,
  countNewAttachments: 0,
  maxNewAttachments: 2,
  maxLengthExtraContent: 5,
};

const article: ArticleInput = {
  title: 'Statut Gminy Jasionka',
  shortDescription: 'Tekst jednolity',
  content: '<p>Rozdział I</p>',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-11-20T07:30:00.000Z',
};

const messages = (changes: object, conditions: Partial<ArticleFormContext> = {}) => {
  const result = validate(articleSchema({ ...context, ...conditions }), { ...article, ...changes });
  return result.ok ? [] : result.fields.map((field) => `${field.path}: ${field.message}`);
};

test('what the schema gives back is what the contract takes', () => {
  expectTypeOf<z.output<ReturnType<typeof articleSchema>>>().toExtend<ArticleInput>();
  expectTypeOf<ArticleInput>().toExtend<z.input<ReturnType<typeof articleSchema>>>();
});

describe('fields', () => {
  test('a good one passes', () => {
    expect(messages({})).toEqual([]);
  });

  test.each<[object, string[]]>([
    [{ title: '' }, ['title: Tytuł artykułu jest polem wymaganym']],
    [{ title: '   ' }, ['title: Tytuł artykułu jest polem wymaganym']],
    [{ title: undefined }, ['title: Tytuł artykułu jest polem wymaganym']],
    [{ title: null }, ['title: Tytuł artykułu jest polem wymaganym']],
    [{ title: 'x'.repeat(1001) }, ['title: Maksymalnie 1000 znaków']],
    [
      { title: 'a\u0000b' },
      ['title: Pole zawiera niedozwolony znak U+0000 za „a”. Usuń go albo wpisz to miejsce od nowa'],
    ],
    [{ shortDescription: '' }, ['shortDescription: Pole wymagane']],
    [{ shortDescription: 'x'.repeat(200) }, []],
    [{ shortDescription: 'x'.repeat(201) }, ['shortDescription: Maksymalnie 200 znaków']],
    [{ baseArticleProvidingEntity: ' ' }, ['baseArticleProvidingEntity: Pole wymagane']],
    [{ baseArticleProvidingEntity: 'x'.repeat(250) }, []],
    [{ baseArticleProvidingEntity: 'x'.repeat(251) }, ['baseArticleProvidingEntity: Maksymalnie 250 znaków']],
    [{ baseArticleAuthorName: '' }, ['baseArticleAuthorName: Pole wymagane']],
    [{ baseArticleAuthorEmail: 'abc' }, ['baseArticleAuthorEmail: Wpisz poprawny email']],
    [{ baseArticleAuthorEmail: '' }, []],
    [{ baseArticleAuthorEmail: null }, []],
    [{ baseArticleInformationCreated: '' }, ['baseArticleInformationCreated: Pole wymagane']],
    [{ baseArticleInformationCreated: 'wczoraj' }, ['baseArticleInformationCreated: Nieprawidłowa data']],
    [{ baseArticleInformationCreated: '2026-11-20T10:00:00.500Z' }, []],
    [
      { baseArticleInformationCreated: '2026-11-20T10:00:01Z' },
      ['baseArticleInformationCreated: Data wytworzenia informacji nie może być późniejsza niż aktualna'],
    ],
    [{ updateTitleInFooter: true, titleFromFooter: '' }, ['titleFromFooter: Pole wymagane']],
    [{ updateTitleInFooter: true, titleFromFooter: 'Statut' }, []],
    [
      { updateTitleInFooter: true, titleFromFooter: 'Jan 44051401359' },
      ['titleFromFooter: Usuń numer PESEL, dowodu albo paszportu: ten tekst czyta każdy'],
    ],
    [{ updateTitleInFooter: false, titleFromFooter: 'Jan 44051401359' }, []],
    [{ changeText: 'x'.repeat(1001) }, ['changeText: Maksymalnie 1000 znaków']],
    [{ changeText: '44051401359' }, [expect.stringContaining('changeText: Usuń z powodu')]],
    [{ tags: [0] }, ['tags.0: Nieprawidłowa wartość']],
    [{ tags: 'x' }, ['tags: Nieprawidłowa wartość']],
    [
      { attachments: [{ documentRepositoryId: 1, displayName: '' }] },
      ['attachments.0.displayName: Nazwa wyświetlana jest polem wymaganym'],
    ],
  ])('%j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  test('all wrong ones are named at once', () => {
    expect(messages({ title: undefined, shortDescription: 5, publishStart: '2020-01-01T00:00:00Z' })).toEqual([
      'title: Tytuł artykułu jest polem wymaganym',
      'shortDescription: Pole wymagane',
      'publishStart: Data publikacji od musi być większa od daty aktualnej',
    ]);
  });

  test.each([null, undefined, 'x', 5, []])('%j is not an article', (value) => {
    expect(validate(articleSchema(context), value)).toMatchObject({ ok: false, errors: ['Nieprawidłowa wartość'] });
  });

  test('texts are trimmed, empty ones become null, ids are unique', () => {
    const result = validate(articleSchema(context), {
      ...article,
      title: ' Statut ',
      baseArticleAuthorEmail: '',
      publishEnd: '',
      tags: [3, 3, 7],
    });
    expect(result).toEqual({
      ok: true,
      value: { ...article, title: 'Statut', baseArticleAuthorEmail: null, publishEnd: null, tags: [3, 7] },
    });
  });
});

describe('dates of publication', () => {
  const start = 'Data publikacji od musi być większa od daty aktualnej';
  const order = 'Data publikacji do musi być późniejsza niż data publikacji od';
  const past = 'Data publikacji do musi być późniejsza niż aktualna';
  test.each<[object, string[]]>([
    [{ publishStart: '2026-11-20T10:00:01Z' }, []],
    [{ publishStart: '2026-11-20T10:00:00.500Z' }, [`publishStart: ${start}`]],
    [{ publishStart: '2026-11-19T10:00:00Z' }, [`publishStart: ${start}`]],
    [{ publishStart: null, publishEnd: '2026-11-21T10:00:00Z' }, []],
    [{ publishEnd: '2026-11-19T10:00:00Z' }, [`publishEnd: ${past}`]],
    [{ publishEnd: '2026-11-20T10:00:00.500Z' }, [`publishEnd: ${past}`]],
    [{ publishStart: '2026-11-23T10:00:00Z', publishEnd: '2026-11-22T10:00:00Z' }, [`publishEnd: ${order}`]],
    [{ publishStart: '2026-11-23T10:00:00Z', publishEnd: '2026-11-23T10:00:00Z' }, [`publishEnd: ${order}`]],
    [{ publishStart: '2026-11-23T10:00:00Z', publishEnd: '2026-11-23T10:00:59Z', archiveAfterPublishEnd: true }, []],
    [
      { archiveAfterPublishEnd: true },
      ['publishEnd: Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie'],
    ],
    [{ publishStart: '2026-02-30T10:00:00Z' }, ['publishStart: Nieprawidłowa data']],
  ])('%j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  test.each([ArticleStatus.ToPublish, ArticleStatus.Published, ArticleStatus.Withdrawed])(
    'are not looked at from status %d on',
    (status) => {
      expect(
        messages({ publishStart: '2020-01-01T00:00:00Z', publishEnd: '2020-01-02T00:00:00Z' }, { status }),
      ).toEqual([]);
    },
  );

  test('are looked at while confirmed', () => {
    expect(messages({ publishStart: '2020-01-01T00:00:00Z' }, { status: ArticleStatus.Confirmed })).toEqual([
      `publishStart: ${start}`,
    ]);
  });
});

describe('categories', () => {
  test.each([
    [
      { categories: [] },
      { hasPublishedTranslation: true },
      ['categories: Opublikowany artykuł musi mieć co najmniej jedną kategorię'],
    ],
    [{ categories: [5] }, { hasPublishedTranslation: true }, []],
    [{}, { hasPublishedTranslation: true }, []],
    [{ categories: [] }, {}, []],
    [{ categories: [] }, { hasPublishedTranslation: true, type: ArticleType.Reuse }, []],
    [
      { categories: [] },
      { status: ArticleStatus.ToPublish },
      ['categories: Artykuł musi mieć kategorię główną z nazwą wyświetlaną'],
    ],
    [{ categories: [] }, { status: ArticleStatus.ToPublish, type: ArticleType.Reuse }, []],
  ])('%j with %j', (changes, conditions, expected) => {
    expect(messages(changes, conditions)).toEqual(expected);
  });
});

describe('what is added after publication', () => {
  const one = { documentRepositoryId: 1, displayName: 'a' };
  test.each<[object, Partial<ArticleFormContext>, string[]]>([
    [{ addedExtraContent: '<p><b>12345</b></p>' }, {}, []],
    [{ addedExtraContent: '<p>123456</p>' }, {}, ['addedExtraContent: Maksymalna dozwolona liczba znaków wynosi 5']],
    [{ addedAttachments: [one, one] }, {}, []],
    [
      { addedAttachments: [one, one] },
      { countNewAttachments: 1 },
      ['addedAttachments: Przekroczono dozwoloną ilość dodatkowych załączników. Dozwolona liczba wynosi: 2'],
    ],
    [{ addedAttachments: [] }, { countNewAttachments: 5 }, []],
  ])('%j with %j', (changes, conditions, expected) => {
    expect(messages(changes, conditions)).toEqual(expected);
  });
});

describe('links', () => {
  const link = {
    type: LinkType.External,
    url: 'https://sejm.gov.pl',
    displayText: 'Sejm',
    title: 'Sejm RP',
    target: LinkTarget.NewTab,
  };
  const invalid = 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl';
  test.each<[object, string[]]>([
    [{}, []],
    [{ url: '' }, ['links.0.url: Adres URL jest wymagany']],
    [{ url: undefined }, ['links.0.url: Adres URL jest wymagany']],
    [{ url: 'abc' }, [`links.0.url: ${invalid}`]],
    [{ url: 'javascript:alert(1)' }, [`links.0.url: ${invalid}`]],
    [{ displayText: '', title: ' ' }, ['links.0.displayText: Pole wymagane', 'links.0.title: Pole wymagane']],
    [{ target: LinkTarget.NotSet }, ['links.0.target: Wybierz, gdzie otworzyć łącze']],
    [{ type: LinkType.Category, url: 'abc' }, ['links.0.linkToMenuElementId: Wybierz kategorię']],
    [{ type: LinkType.Article }, ['links.0.linkToArticleTranslationId: Wybierz artykuł']],
    [{ type: 99 }, ['links.0.type: Wybierz typ łącza']],
  ])('%j', (changes, expected) => {
    expect(messages({ links: [{ ...link, ...changes }] })).toEqual(expected);
  });

  test('what does not belong to the type is taken away', () => {
    const result = validate(articleSchema(context), {
      ...article,
      links: [{ ...link, type: LinkType.Category, linkToMenuElementId: 7, linkToArticleTranslationId: 8 }],
    });
    expect(result.ok && result.value.links?.[0]).toMatchObject({
      linkToMenuElementId: 7,
      linkToArticleTranslationId: null,
      url: null,
    });
  });
});
