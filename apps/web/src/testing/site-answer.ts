// A site for tests: one of each.
import type { Site } from '@redakcja/generated/model/site';

const category = { title: 'x', url: null, slug: 'x', target: 10 as const };

export const site = (isoCode: string, changes: Partial<Site> = {}): Site => ({
  language: { id: 1, isoCode, name: 'polski' },
  officeName: 'Urząd Gminy',
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
