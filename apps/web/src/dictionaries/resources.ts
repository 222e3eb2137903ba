import { nouns } from '@redakcja/domain/shared/text/polish-plural';
import { listNonDefaultIsoCodesDefinition } from '@redakcja/generated/lists/listNonDefaultIsoCodes';
import { listProvidingEntitiesDefinition } from '@redakcja/generated/lists/listProvidingEntities';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import { getIsoCodePath, getProvidingEntityPath, getTagPath } from '@redakcja/generated/paths';
import type { Resource } from '../shared/resource.ts';

const dictionary = { section: 'dictionaries', group: 'Słowniki', help: 'slowniki' } as const;

export const providingEntities = {
  ...dictionary,
  name: 'podmiot',
  path: '/slowniki/podmiot-udostepniajacy',
  title: 'Podmioty udostępniające',
  create: { word: 'utworz-nowy', title: 'Nowy podmiot udostępniający', crumb: 'nowy', button: 'Dodaj podmiot' },
  editTitle: 'Edycja podmiotu udostępniającego',
  list: listProvidingEntitiesDefinition,
  isPerLanguage: true,
  nouns: nouns.providingEntity,
  record: getProvidingEntityPath,
  genitives: {
    list: 'listy podmiotów udostępniających',
    one: 'podmiotu udostępniającego',
    many: 'podmiotów udostępniających',
  },
  toasts: { created: 'Podmiot udostępniający został utworzony', saved: 'Podmiot udostępniający został zapisany' },
} as const satisfies Resource;

export const tags = {
  ...dictionary,
  name: 'tag',
  path: '/slowniki/tagi',
  title: 'Tagi',
  create: { word: 'utworz-nowy', title: 'Nowy tag', crumb: 'nowy', button: 'Dodaj tag' },
  editTitle: 'Edycja tagu',
  list: listTagsDefinition,
  isPerLanguage: true,
  nouns: nouns.tag,
  record: getTagPath,
  genitives: { list: 'listy tagów', one: 'tagu', many: 'tagów' },
  toasts: { created: 'Tag został utworzony', saved: 'Tag został zapisany' },
} as const satisfies Resource;

/** The codes an office has added; the default ones are not edited. */
export const isoCodes = {
  ...dictionary,
  name: 'kod-iso',
  path: '/slowniki/kody-iso',
  title: 'Kody ISO',
  create: { word: 'utworz-nowy', title: 'Nowy kod ISO', crumb: 'nowy', button: 'Dodaj kod ISO' },
  editTitle: 'Edycja kodu ISO',
  list: listNonDefaultIsoCodesDefinition,
  nouns: nouns.isoCode,
  record: getIsoCodePath,
  genitives: { list: 'listy kodów ISO', one: 'kodu ISO', many: 'kodów ISO' },
  toasts: { created: 'Kod ISO został utworzony', saved: 'Kod ISO został zapisany' },
} as const satisfies Resource;
