import { expect, test } from 'vitest';
import { validate } from '../shared/forms/form-errors.ts';
import { archiveSiteSchema } from './archive-site-form.ts';

const required = 'Adres strony jest wymagany';
const wrong = 'Podaj poprawny adres URL, który zaczyna się od http:// lub https://archiwum.jasionka.example';

test.each([
  ['', [required]],
  ['   ', [required]],
  ['abc', [wrong]],
  ['archiwum.jasionka.example/urzad', [wrong]],
  ['https://inny.example/urzad', [wrong]],
  ['ftp://archiwum.jasionka.example', [wrong]],
  ['http://', [wrong]],
  ['http://archiwum.jasionka.example/dwa słowa', [wrong]],
  ['http://inny.example/urzad', []],
  ['https://archiwum.jasionka.example', []],
  [' https://archiwum.jasionka.example/urzad/ ', []],
  ['HTTPS://Archiwum.Jasionka.example/urzad', []],
])('%s: %j', (sitename, messages) => {
  const result = validate(archiveSiteSchema({ archiveHost: 'https://archiwum.jasionka.example' }), { sitename });
  expect(result.ok ? [] : result.errors).toEqual(messages);
});
