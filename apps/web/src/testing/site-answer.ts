// A bulletin for tests: one of each.
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import type { Site } from '@redakcja/generated/model/site';
import { answerList, answerRecord } from './answers.ts';

const category = { title: 'x', url: null, slug: 'x', target: 10 as const };

const office: Site['office'] = {
  id: 1,
  name: 'Gmina',
  officeName: 'Urząd Gminy',
  jstCodeTeryt: null,
  peppolNumber: null,
  bankAccountNumber: null,
  regon: '123456785',
  nip: '1234563218',
  phone: '+48 17 850 10 20',
  fax: null,
  email: 'urzad@jasionka.example',
  webSiteWWW: null,
  officeBoxEpuap: null,
  receivingDocumentPlace: null,
  country: null,
  province: null,
  district: null,
  commune: null,
  city: 'Jasionka',
  street: 'Rynek',
  streetNumber: '1',
  flat: null,
  zipCode: '36-002',
  zipCodeCity: 'Jasionka',
  eDeliveryAddresses: [
    { id: 2, address: 'AE:PL-20304-50607-JASIO-22', isMain: false, description: 'Podatki' },
    { id: 1, address: 'AE:PL-12345-67890-ABCDE-25', isMain: true, description: null },
  ],
  admissionHours: [
    { id: 1, dayOfWeek: 1, timeFrom: '07:30', timeTo: '11:00' },
    { id: 2, dayOfWeek: 1, timeFrom: '12:00', timeTo: '15:30' },
  ],
};

const site = (isoCode: string, changes: Partial<Site> = {}): Site => ({
  language: { id: 1, isoCode, name: 'polski' },
  officeName: 'Urząd Gminy',
  office,
  contacts: [
    {
      id: 1,
      fullName: 'Maria Wiśniewska',
      jobPosition: 'Wójt',
      rawDescription: 'Pokój 1',
      photo: '/api/files/41?key=a',
    },
  ],
  header: '<strong>Urząd Gminy</strong>',
  color: '#628033',
  cookieInformation: null,
  analyticsId: null,
  graphics: {
    bigLogo: '/api/files/31?key=a',
    smallLogo: null,
    background: null,
    useGradient: true,
    euCollectionImages: [],
  },
  horizontalMenu: [{ ...category, id: 1, parentId: null, displayText: 'Aktualności' }],
  verticalMenu: [
    { ...category, id: 2, parentId: null, displayText: 'Urząd' },
    { ...category, id: 3, parentId: 2, displayText: 'Wójt', url: 'https://wojt.example' },
  ],
  tiles: [{ ...category, id: 4, displayText: 'Załatw sprawę', picture: null, iconName: 'urzad' }],
  banners: [
    {
      id: 5,
      displayText: 'Baner',
      title: 'Baner',
      url: 'https://gov.pl',
      target: 20,
      color: '#0c5944',
      picture: null,
      compatibilityWithAppColor: true,
    },
  ],
  bookmarks: [{ id: 6, displayText: 'Budżet', title: 'Budżet', target: 10, color: '#0052a5' }],
  rssChannels: [{ id: 2, displayText: 'Ogłoszenia', title: 'Kanał RSS: ogłoszenia', target: 10 }],
  article: {
    title: 'Nabór',
    shortDescription: 'Opis',
    content: '<p>Treść</p>',
    url: '/artykul/1/nabor',
    publishedDate: '2026-11-20T08:00:00.000Z',
  },
  footerElements: [
    { type: 20, displayText: 'Redakcja', isActive: true, content: { text: '<p>Anna Nowak</p>' } },
    { type: 50, displayText: 'Aktualizacja', isActive: true, content: null },
  ],
  updatedDate: '2026-11-20T08:00:00.000Z',
  ...changes,
});

export const publicFrame = (isoCode: string, changes: Partial<Site> = {}): PublicFrame => ({
  site: site(isoCode, changes),
  languages: [
    { isoCode: 'PL', localName: 'polski' },
    { isoCode: 'EN', localName: 'English' },
  ],
  pages: [{ type: 20, title: 'Instrukcja', path: '/artykul/1/instrukcja' }],
  paths: [{ key: 'tile-4', path: '/kategoria/2/urzad' }],
});

/** Answers what the home page of the bulletin is made from. */
export function answerBulletin(isoCode = 'PL', changes: Partial<Site> = {}): void {
  const address = `/api/public/${isoCode}`;
  answerRecord(address, publicFrame(isoCode, changes));
  answerList(`${address}/changes`, []);
  answerList(`${address}/articles`, [
    {
      id: 187,
      title: 'Nabór',
      shortDescription: 'Opis',
      path: '/artykul/187/nabor',
      publishedDate: '2026-11-20T08:00:00.000Z',
      category: 'Praca',
      attachments: 0,
    },
  ]);
}
