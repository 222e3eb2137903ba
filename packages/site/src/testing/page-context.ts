// Data of a bulletin for tests of its pages.
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import type { PageContext } from '../page-context.tsx';

const category = { title: 'x', url: null, slug: 'x', target: 10 as const };

export const frame: PublicFrame = {
  site: {
    language: { id: 1, isoCode: 'PL', name: 'polski' },
    officeName: 'Urząd Gminy Jasionka',
    office: {
      id: 1,
      name: 'Gmina Jasionka',
      officeName: 'Urząd Gminy Jasionka',
      jstCodeTeryt: null,
      peppolNumber: null,
      bankAccountNumber: null,
      ownNumbers: null,
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
      eDeliveryAddresses: [],
      admissionHours: [{ id: 1, dayOfWeek: 1, timeFrom: '07:30', timeTo: '15:30' }],
    },
    contacts: [
      {
        id: 1,
        fullName: 'Maria Wiśniewska',
        jobPosition: 'Wójt',
        rawDescription: 'Pokój 1',
        photo: '/api/files/41?key=a',
      },
    ],
    header: '<strong>Urząd Gminy Jasionka</strong>',
    color: '#0c5944',
    cookieInformation: null,
    analyticsId: null,
    graphics: { bigLogo: null, smallLogo: null, background: null, useGradient: false, euCollectionImages: [] },
    horizontalMenu: [{ ...category, id: 1, parentId: null, displayText: 'Aktualności' }],
    verticalMenu: [
      { ...category, id: 2, parentId: null, displayText: 'Rada Gminy' },
      { ...category, id: 3, parentId: 2, displayText: 'Uchwały' },
      { ...category, id: 4, parentId: null, displayText: 'Mapa', url: 'https://mapa.example', target: 20 },
    ],
    tiles: [
      { ...category, id: 1, displayText: 'Sesje rady', picture: null, iconName: 'kalendarz' },
      { ...category, id: 2, displayText: 'Szkic', picture: null, iconName: null },
    ],
    banners: [],
    bookmarks: [{ id: 6, displayText: 'Budżet', title: 'Budżet', target: 10, color: '#0052a5' }],
    rssChannels: [{ id: 2, displayText: 'Ogłoszenia', title: 'Kanał: ogłoszenia', target: 10 }],
    article: null,
    footerElements: [
      { type: 20, displayText: 'Redakcja', isActive: true, content: { text: '<p>Anna Nowak</p>' } },
      { type: 50, displayText: 'Aktualizacja', isActive: true, content: null },
    ],
    updatedDate: '2026-11-20T08:00:00.000Z',
  },
  languages: [
    { isoCode: 'PL', localName: 'polski' },
    { isoCode: 'EN', localName: 'English' },
  ],
  pages: [{ type: 20, title: 'Instrukcja', path: '/artykul/1/instrukcja' }],
  paths: [{ key: 'tile-1', path: '/kategoria/9/sesje' }],
  texts: [],
  hasSubscriptions: true,
};

export const context: PageContext = {
  frame,
  origin: 'https://bip.jasionka.example',
  path: '/',
  now: '2026-11-23T13:05:00.000Z',
  styleSheet: '/styl.css',
  sign: '/bip.svg',
};

const council = { parentId: null, menuType: 20 as const, level: 1, description: null, articles: 0 };

export const trail: PublicCategory[] = [
  { ...council, id: 2, displayText: 'Rada Gminy', address: '/kategoria/2/rada-gminy' },
  { ...council, id: 3, parentId: 2, level: 2, displayText: 'Uchwały', address: '/kategoria/3/uchwaly', articles: 190 },
];

export const article: PublicArticle = {
  id: 187,
  type: 10,
  languageIsoCode: 'PL',
  title: 'Uchwała w sprawie budżetu',
  shortDescription: 'Zwiększa dochody o 412 000 zł.',
  content: '<p>Zwiększa się dochody o 400 000 zł.</p>',
  extraContent: null,
  path: '/artykul/187/uchwala',
  version: 2,
  isCurrent: true,
  providingEntity: 'Rada Gminy Jasionka',
  authorName: 'Maria Zielińska, skarbnik',
  informationCreated: '2026-11-20T09:00:00.000Z',
  createdBy: 'Anna Nowak',
  approvedBy: null,
  publishedBy: 'Marek Zięba',
  firstPublishedDate: '2026-11-22T07:00:00.000Z',
  publishedDate: '2026-11-22T12:40:00.000Z',
  changedDate: '2026-11-22T12:40:00.000Z',
  trail,
  attachments: [
    {
      id: 31,
      displayName: 'Uchwała',
      fileName: 'uchwala.pdf',
      path: '/zalacznik/187/31',
      textPath: '/artykul/187/uchwala/tekst/31',
      contentType: 'application/pdf',
      size: 393_216,
      pages: 12,
      sha256: 'aa',
      createdDate: '2026-11-22T07:00:00.000Z',
      isAdded: false,
      isScan: false,
      isSuperseded: false,
    },
  ],
  links: [],
  multimedia: [],
  versions: [
    {
      version: 2,
      publishedDate: '2026-11-22T12:40:00.000Z',
      reason: 'poprawiono kwotę',
      path: '/artykul/187/uchwala/wersja/2',
    },
    { version: 1, publishedDate: '2026-11-22T07:00:00.000Z', reason: null, path: '/artykul/187/uchwala/wersja/1' },
  ],
  translations: [{ isoCode: 'PL', path: '/artykul/187/uchwala' }],
};
