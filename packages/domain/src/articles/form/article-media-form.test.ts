import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { MediaType } from '@redakcja/generated/model/mediaType';
import { expect, test } from 'vitest';
import { validate } from '../../shared/forms/form-errors.ts';
import { multimediaSchema } from './article-media-form.ts';

const film = {
  type: MediaType.Video,
  url: 'https://a.pl/1',
  displayText: 'Sesja',
  title: 'Sesja rady',
  target: LinkTarget.SameTab,
};
test.each<[object, string[]]>([
  [{ thumbnailId: null }, []],
  [{ url: '' }, ['url: Adres URL jest wymagany']],
  [{ url: 'youtube' }, ['url: Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl']],
  [{ displayText: '' }, ['displayText: Nazwa wyświetlana jest polem wymaganym']],
  [{ title: '' }, ['title: Tekst pod czytniki dla osób słabowidzących jest polem wymaganym']],
  [{ type: MediaType.Unknown }, ['type: Wybierz rodzaj: wideo lub audio']],
])('%j', (changes, expected) => {
  const result = validate(multimediaSchema, { ...film, ...changes });
  expect(result.ok ? [] : result.fields.map(({ path, message }) => `${path}: ${message}`)).toEqual(expected);
});
