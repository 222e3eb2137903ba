import type { FooterInput } from '@redakcja/generated/model/footerInput';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { validate } from '../../shared/forms/form-errors.ts';
import { footerSchema } from './footer-form.ts';

const article = {
  key: '30-187',
  type: 30,
  sourceId: 187,
  displayText: 'Polityka',
  title: 'Polityka prywatności',
  target: 10,
};
const external = {
  key: 'epuap',
  type: 40,
  url: 'https://epuap.gov.pl',
  displayText: 'ePUAP',
  title: 'ePUAP',
  target: 20,
};
const logo = { type: 10, isActive: true, content: { bip: 'BIP', office: 'Urząd' } };
const office = { type: 20, displayText: 'Redakcja', isActive: true, content: { text: '<p>Anna Nowak</p>' } };
const links = (...list: object[]) => ({
  type: 40,
  displayText: 'Informacje',
  isActive: true,
  content: { links: list },
});
const updates = { type: 50, displayText: 'Aktualizacja', isActive: false };

const link = 'footerElements.0.content.links.0';

test('the output of the schema is the input of the contract', () => {
  expectTypeOf<z.output<typeof footerSchema>>().toExtend<FooterInput>();
});

test.each<[string, object[], [string, string][]]>([
  ['all right', [logo, office, links(article, external), updates], []],
  [
    'logo without a text',
    [{ ...logo, content: { bip: ' ', office: '' } }],
    [
      ['footerElements.0.content.bip', 'Pole wymagane'],
      ['footerElements.0.content.office', 'Pole wymagane'],
    ],
  ],
  ['no displayed text', [{ ...office, displayText: '' }], [['footerElements.0.displayText', 'Pole wymagane']]],
  [
    'a long text',
    [{ ...office, displayText: 'x'.repeat(101) }],
    [['footerElements.0.displayText', 'Maksymalnie 100 znaków']],
  ],
  [
    'empty content',
    [{ ...office, content: { text: '<p><br></p>' } }],
    [['footerElements.0.content.text', 'Pole wymagane']],
  ],
  ['a part twice', [office, office], [['footerElements', 'Ten element stopki jest podany dwa razy']]],
  [
    'a source twice',
    [links(article, { ...article, key: 'inny' })],
    [['footerElements.0.content.links.1.key', 'To źródło jest już na liście']],
  ],
  [
    'an address twice',
    [links(external, { ...external, key: 'inny' })],
    [['footerElements.0.content.links.1.key', 'To źródło jest już na liście']],
  ],
  [
    'a key twice',
    [links(article, { ...article, sourceId: 5 })],
    [['footerElements.0.content.links.1.key', 'To źródło jest już na liście']],
  ],
  ['no source', [links({ ...article, sourceId: null })], [[`${link}.sourceId`, 'Wybierz źródło']]],
  ['no address', [links({ ...external, url: '' })], [[`${link}.url`, 'Adres URL jest wymagany']]],
  [
    'a wrong address',
    [links({ ...external, url: 'javascript:alert(1)' })],
    [[`${link}.url`, 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl']],
  ],
  [
    'no texts of a link',
    [links({ ...article, displayText: '', title: '' })],
    [
      [`${link}.displayText`, 'Pole wymagane'],
      [`${link}.title`, 'Pole wymagane'],
    ],
  ],
])('%s', (_name, footerElements, errors) => {
  const result = validate(footerSchema, { footerElements });
  expect(result.ok ? [] : result.fields.map(({ path, message }) => [path, message])).toEqual(errors);
});

test('fields of other link types are removed', () => {
  const result = validate(footerSchema, { footerElements: [links({ ...article, url: 'https://gov.pl' })] });
  expect(result).toMatchObject({
    ok: true,
    value: { footerElements: [{ content: { links: [{ url: null, sourceId: 187 }] } }] },
  });
});
