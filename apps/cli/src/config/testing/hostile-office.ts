// An office with names that are hard to tell apart, three languages and every setting, made over HTTP and not by the program that is tested.
import type { OfficeContactInput } from '@redakcja/generated/model/officeContactInput';
import type { OfficeInput } from '@redakcja/generated/model/officeInput';
import type { RepositoryGroup } from '@redakcja/generated/model/repositoryGroup';
import type { RepositoryGroupInput } from '@redakcja/generated/model/repositoryGroupInput';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import type { SystemParameterRow } from '@redakcja/generated/model/systemParameterRow';
import type { TestServer } from '../../testing/test-server.ts';
import { addHomePage, setAppearance } from './hostile-home-page.ts';
import { addLanguages, type LanguageIds } from './hostile-languages.ts';
import { addMenus } from './hostile-menus.ts';
import { names } from './hostile-names.ts';
import { type Client, clientOf } from './office-client.ts';

async function dictionaries({ get, add, put }: Client, { EN }: LanguageIds) {
  const tags: number[] = [];
  for (const name of names) tags.push(await add('dictionaries/tags', { name, languageId: 1 }));
  tags.push(await add('dictionaries/tags', { name: 'Rada', languageId: EN }));
  for (const name of names) await add('dictionaries/dictionary-entries', { name, languageId: 1 });
  await add('auth/roles', {
    name: 'Rola #2 / A',
    description: 'Pierwszy wiersz\n- drugi: "wiersz"',
    permissions: ['CreateArticles', 'ManageMenus'],
  } satisfies RoleInput);
  const groups = await get<RepositoryGroup[]>('settings/repository-groups?size=0');
  for (const { id, name, description, icon, extensions } of groups) {
    const all = extensions.map(({ extension }) => extension);
    const others = all.filter((one) => one !== 'zip');
    if (others.length < all.length)
      await put(`settings/repository-groups/${id}`, { name, description, icon, extensions: others });
  }
  await add('settings/repository-groups', {
    name: 'A / #2',
    description: null,
    icon: 'dokument',
    extensions: ['zip'],
  } satisfies RepositoryGroupInput);
  return tags;
}

async function office({ put, upload }: Client) {
  await put('settings/offices', {
    name: 'Gmina #1',
    officeName: 'Urząd: "Gminy" / Rada',
    jstCodeTeryt: '1816072',
    peppolNumber: '5901234123457',
    bankAccountNumber: '61 1090 1014 0000 0712 1981 2874',
    regon: '123456785',
    nip: '123-456-32-18',
    phone: '+48 17 850 10 20',
    fax: null,
    email: 'urzad@gmina.example',
    webSiteWWW: 'https://gmina.example',
    officeBoxEpuap: '/gmina/SkrytkaESP',
    receivingDocumentPlace: 'Sekretariat',
    country: 'Polska',
    province: 'podkarpackie',
    district: 'rzeszowski',
    commune: 'Gmina',
    city: 'Wieś',
    street: 'Rynek',
    streetNumber: '1',
    flat: '0',
    zipCode: '36-002',
    zipCodeCity: 'Wieś',
    eDeliveryAddresses: [
      { address: 'AE:PL-12345-67890-ABCDE-25', isMain: false, description: 'Druga\nskrzynka' },
      { address: 'AE:PL-98765-43210-EDCBA-13', isMain: true },
    ],
    admissionHours: [
      { dayOfWeek: 5, timeFrom: '07:30', timeTo: '12:00' },
      { dayOfWeek: 1, timeFrom: '12:00', timeTo: '17:00' },
    ],
  } satisfies OfficeInput);
  const photo = await upload('files/office-contact-photos', 'jednostka.png', {
    unit: 'px',
    x: 1,
    y: 2,
    width: 300,
    height: 300,
  });
  await put('settings/office-contacts/PL', [
    {
      fullName: 'Żaneta #2',
      jobPosition: 'Wójt / Zastępca',
      rawDescription: 'Wiersz\n\n# drugi',
      officeContactPhotoId: photo,
    },
    { fullName: 'Adam A', jobPosition: 'Wójt / Zastępca' },
  ] satisfies OfficeContactInput[]);
}

async function parameters({ get, put }: Client) {
  const values: Readonly<Record<string, unknown>> = {
    SessionTimeout: { enabled: false, value: 60 },
    MaxFileSize: { value: 20 },
    MaxNewAttachmentCount: { value: 7 },
    MaxLengthExtraContent: { value: 777 },
    NewTabOpenLinks: { isEnabled: true },
    ApplicationColor: { value: '#0c5944' },
    TileCount: { value: 2 },
    CookieInformation: { isEnabled: true, description: '<p>Ciasteczka: „tak” #1</p>' },
    Analytics: { isActive: true, gaid: 'G-ABC123DEF4' },
    ClientId: { clientId: 1204 },
  };
  for (const { id, keyName, editorType } of await get<SystemParameterRow[]>('settings/system-parameters?size=0')) {
    const value = values[keyName];
    if (value !== undefined) await put(`settings/system-parameters/${id}`, { editorType, value });
  }
}

export async function fillHostileOffice(server: Pick<TestServer, 'host'>): Promise<void> {
  const client = await clientOf(server);
  await parameters(client);
  const ids = await addLanguages(client);
  const categories = await addMenus(client, ids);
  const tags = await dictionaries(client, ids);
  await office(client);
  const bookmarks = await addHomePage(client, ids, tags, categories);
  await setAppearance(client, bookmarks, categories);
}
