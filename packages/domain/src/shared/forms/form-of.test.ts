import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { roleSchema } from '../../access/role-form.ts';
import { userSchema } from '../../access/user-form.ts';
import { articleSchema } from '../../articles/form/article-form.ts';
import { linkSchema } from '../../articles/form/article-link-form.ts';
import { tagSchema } from '../../dictionaries/tag-form.ts';
import { officeSchema } from '../../settings/office/office-form.ts';
import { choice, flag, id, ids, list } from './choice-rules.ts';
import { fieldLimits } from './field-limits.ts';
import { validate } from './form-errors.ts';
import { formOf } from './form-of.ts';
import { email, html, moment, text, verbatim } from './text-rules.ts';

const Contract = z.object({
  name: z.string().min(1).max(5),
  code: z
    .string()
    .min(2)
    .max(3)
    .regex(/^[a-z]+$/),
  note: z.string().max(4).nullish(),
  alias: z.string().min(1).max(4).optional(),
  colour: z.string().default('black'),
  secret: z.string().min(1).max(9),
  body: z.string().max(1000),
  mail: z.string().max(50).nullish(),
  start: z.iso.datetime().nullish(),
  kind: z.enum({ None: -1, A: 1 }),
  tags: z.array(z.int().min(1)).min(1).max(2),
  done: z.boolean().optional(),
  languageId: z.int().min(1),
});
const rules = {
  name: text({ required: 'Podaj nazwę' }),
  code: text({ pattern: 'Same litery' }),
  note: text(),
  alias: text(),
  colour: text(),
  secret: verbatim(),
  body: html({ max: 10, tooLong: (max) => `Do ${max}` }),
  mail: email(),
  start: moment(),
  kind: choice('Wybierz', -1),
  tags: ids('Wybierz tag'),
  done: flag(),
  languageId: id('Wybierz język'),
};
const form = formOf(Contract, rules);
const right: z.input<typeof Contract> = {
  name: 'a',
  code: 'ab',
  secret: ' x ',
  body: '<p>b</p>',
  kind: 1,
  tags: [1],
  languageId: 1,
};

const messages = (changes: object) => {
  const result = validate(form, { ...right, ...changes });
  return result.ok ? [] : result.fields.map(({ path, message }) => `${path}: ${message}`);
};

describe('a form of a component of the contract', () => {
  test.each<[object, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['name: Podaj nazwę']],
    [{ name: undefined }, ['name: Podaj nazwę']],
    [
      { name: 'a\u0000' },
      ['name: Pole zawiera niedozwolony znak U+0000 za „a”. Usuń go albo wpisz to miejsce od nowa'],
    ],
    [{ name: '123456' }, ['name: Maksymalnie 5 znaków']],
    [{ name: ' 12345 ' }, []],
    [{ code: 'a' }, ['code: Minimalnie 2 znaków']],
    [{ code: 'A1' }, ['code: Same litery']],
    [{ note: '12345' }, ['note: Maksymalnie 4 znaków']],
    [{ note: 1 }, ['note: Nieprawidłowa wartość']],
    [{ alias: '' }, ['alias: Pole wymagane']],
    [{ body: '<p>12345678901</p>' }, ['body: Do 10']],
    [{ mail: 'x' }, ['mail: Wpisz poprawny email']],
    [{ start: 'jutro' }, ['start: Nieprawidłowa data']],
    [{ kind: -1 }, ['kind: Wybierz']],
    [{ kind: 2 }, ['kind: Wybierz']],
    [{ tags: [] }, ['tags: Wybierz tag']],
    [{ tags: [1, 2, 3] }, ['tags: Można wybrać najwyżej 2']],
    [{ done: 'tak' }, ['done: Nieprawidłowa wartość']],
    [{ languageId: 0 }, ['languageId: Wybierz język']],
  ])('%j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  test('trims, makes an empty text null where the contract has null, and fills in what has a default', () => {
    const typed = { ...right, name: ' a ', note: '', start: '', mail: '', tags: [1, 1] };
    expect(validate(form, typed)).toEqual({
      ok: true,
      value: { ...right, name: 'a', note: null, start: null, mail: null, colour: 'black', tags: [1] },
    });
  });

  test('has a rule of the right kind for every field and for no other', () => {
    const { name, ...others } = rules;
    // @ts-expect-error a field is forgotten
    expect(() => formOf(Contract, others)).not.toThrow();
    // @ts-expect-error the contract has no such field
    expect(() => formOf(Contract, { ...others, name, surname: text() })).toThrow();
    // @ts-expect-error a text is no identifier
    formOf(Contract, { ...others, name: id() });
    // @ts-expect-error a moment is no ordinary text
    formOf(Contract, { ...others, name, start: text() });
    // @ts-expect-error identifiers are no texts
    formOf(Contract, { ...others, name, tags: list(z.string()) });
  });
});

describe('limits of a field', () => {
  const clock = () => new Date();
  const user = userSchema({ clock, isNew: true });
  const article = articleSchema({
    clock,
    status: ArticleStatus.Published,
    type: ArticleType.Common,
    hasPublishedTranslation: true,
    countNewAttachments: 0,
    maxNewAttachments: 5,
    maxLengthExtraContent: 500,
  });
  const dialog = z
    .custom<z.input<typeof linkSchema>>()
    .transform((link) => link)
    .pipe(linkSchema);

  test.each<[string, z.ZodType, string, number | undefined, boolean]>([
    ['a name', tagSchema, 'name', 250, true],
    ['a choice', tagSchema, 'languageId', undefined, true],
    ['several choices, one at least', roleSchema, 'permissions', undefined, true],
    ['several choices or none', article, 'tags', undefined, false],
    ['an optional text', user, 'phone', 30, false],
    ['a limit of one situation', user, 'identificationDocumentNumber', 50, false],
    ['a number of a fixed form', user, 'pesel', undefined, false],
    ['another one, with its own rule', officeSchema, 'jstCodeTeryt', undefined, false],
    ['a moment', article, 'baseArticleInformationCreated', undefined, true],
    ['yes or no', form, 'done', undefined, false],
    ['HTML that nobody counts', article, 'content', undefined, false],
    ['HTML counted without tags', article, 'addedExtraContent', 500, false],
    ['a field of an item', article, 'links[0].title', 250, true],
    ['a form of other values', dialog, 'displayText', 250, true],
    ['what is not sent', article, 'destination', undefined, false],
  ])('%s', (_name, schema, path, max, isRequired) => {
    expect(fieldLimits(schema, path)).toEqual({ max, isRequired });
  });
});
