// Languages of an office in an order of their own, an active one and one that is half translated.
import type { LanguageInput } from '@redakcja/generated/model/languageInput';
import type { StandardElement } from '@redakcja/generated/model/standardElement';
import type { Client } from './office-client.ts';

export type LanguageIds = Record<'DE' | 'EN', number>;

export async function addLanguages({ get, add, put, upload }: Client): Promise<LanguageIds> {
  await put('settings/language/1', {
    isoCode: 'PL',
    name: 'polski',
    localName: 'polski',
    dateFormat: 'yyyy-MM-dd',
  } satisfies LanguageInput);
  const flag = await upload('files/flags', 'archiwum.png', {});
  await add('dictionaries/iso-codes', { code: 'QX', name: 'Język # własny', fileId: flag });
  await add('dictionaries/iso-codes/import', { rows: [{ code: 'FR', name: 'francuski: ours' }], mode: 'create' });
  const languageOf = (isoCode: string, name: string) =>
    add('settings/language', { isoCode, name, localName: name, dateFormat: 'dd/MM/yyyy' } satisfies LanguageInput);
  // not in the order of their codes
  const EN = await languageOf('EN', 'angielski');
  const DE = await languageOf('DE', 'niemiecki');
  const elements = await get<StandardElement[]>('settings/standard-element');
  const texts = elements.map(({ id, elementName, isTranslationEditable, isTranslationDescriptionEditable }) => ({
    standardElementId: id,
    translation: isTranslationEditable ? `EN ${elementName}`.slice(0, 100) : '',
    translationDescription: isTranslationDescriptionEditable ? `EN: ${elementName} #1`.slice(0, 100) : '',
  }));
  await put(`settings/language/${EN}/status/10`, { standardElementsChanged: texts });
  await put(`settings/language/${DE}`, {
    isoCode: 'DE',
    name: 'niemiecki',
    localName: 'Deutsch',
    dateFormat: 'dd.MM.yyyy',
    standardElementsChanged: texts.slice(0, 3),
  } satisfies LanguageInput);
  return { EN, DE };
}
