// Bookmarks, tiles, channels and the look of a home page, with records of the same names.
import type { AppImagesInput } from '@redakcja/generated/model/appImagesInput';
import type { BannerInput } from '@redakcja/generated/model/bannerInput';
import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import type { FooterInput } from '@redakcja/generated/model/footerInput';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import type { TileInput } from '@redakcja/generated/model/tileInput';
import type { LanguageIds } from './hostile-languages.ts';
import type { Client } from './office-client.ts';

const { SameTab: sameTab, NewTab: newTab } = LinkTarget;

export async function addHomePage(
  { add, put, upload }: Client,
  { EN }: LanguageIds,
  tags: readonly number[],
  categories: Readonly<Record<string, number>>,
) {
  const bookmark = (displayText: string, more: Partial<BookmarkInput> = {}) =>
    add('settings/bookmarks', {
      displayText,
      title: displayText,
      target: sameTab,
      languageId: 1,
      ...more,
    } satisfies BookmarkInput);
  const bookmarks = [
    await bookmark('Rada', { isActive: true, tags: tags.slice(0, 3), color: '#123456', showOnMainPage: true }),
    await bookmark('Rada', { tags: tags.slice(3, 4) }),
    await bookmark('Rada #2', { name: 'Inna nazwa / A' }),
    await bookmark('Rada', { languageId: EN, tags: tags.slice(-1), isActive: true }),
  ];
  const picture = await upload('files/crop', 'grafiki.png', {
    purpose: 'tile',
    unit: 'px',
    x: 3,
    y: 4,
    width: 200,
    height: 150,
  });
  const tile = (displayText: string, more: Partial<TileInput>) =>
    add('settings/tiles', {
      displayText,
      title: displayText,
      target: sameTab,
      languageId: 1,
      linkType: LinkType.External,
      url: 'https://gmina.example/#/?a=b',
      isActive: true,
      iconName: 'urzad',
      ...more,
    } satisfies TileInput);
  const tiles = [
    await tile('Rada', {}),
    await tile('Rada', { linkType: LinkType.Category, url: null, menuElementId: categories['third / leaf'] ?? 0 }),
    await tile('Rada #2', {
      fileId: picture,
      iconName: null,
      showFrom: '2026-01-02T03:04:00.000Z',
      showTo: '2036-01-02T03:04:00.000Z',
    }),
    await tile('Rada #2', { isActive: false, target: newTab }),
  ];
  const english = [await tile('One', { languageId: EN }), await tile('Two', { languageId: EN })];
  await put('settings/tiles/settings', [
    { languageId: 1, value: 2, tiles: [tiles[2], tiles[1]] },
    { languageId: EN, value: 2, tiles: [...english].reverse() },
  ]);
  await add('settings/rss-channels', {
    displayText: 'Rada',
    title: 'Rada',
    description: 'Opis:\n- a',
    target: newTab,
    isActive: true,
    fromAllSources: false,
    languageId: 1,
    horizontalMenuElements: [categories['to v1'] ?? 0],
    verticalMenuElements: [categories['second / child'] ?? 0, categories.v3 ?? 0],
    bookmarksElements: bookmarks.slice(0, 3),
  } satisfies RssChannelInput);
  return bookmarks;
}

export async function setAppearance(
  { add, put, upload }: Client,
  bookmarks: readonly number[],
  categories: Readonly<Record<string, number>>,
) {
  await put('settings/headers/1', { officeName: '<p>Własny <strong>nagłówek</strong></p>' });
  await put('settings/footers/PL', {
    footerElements: [
      { type: 10, isActive: true, content: { bip: 'Własny BIP', office: 'Własna nazwa w stopce' } },
      { type: 20, displayText: 'Redakcja #2', isActive: false, content: { text: '<p>Jan</p>' } },
      {
        type: 40,
        displayText: 'Informacje / A',
        isActive: true,
        content: {
          links: [
            { key: 'moje', type: 40, url: 'https://gmina.example', displayText: 'x', title: 'y', target: newTab },
            {
              key: `50-${bookmarks[1]}`,
              type: 50,
              sourceId: bookmarks[1] ?? 0,
              displayText: 'Rada',
              title: 'Rada',
              target: sameTab,
            },
            {
              key: `20-${categories['first / leaf']}`,
              type: 20,
              sourceId: categories['first / leaf'] ?? 0,
              displayText: 'B',
              title: 'B',
              target: sameTab,
            },
          ],
        },
      },
    ],
  } satisfies FooterInput);
  const cut = (purpose: string, width: number, height: number, more = {}) =>
    upload('files/crop', 'grafiki.png', { purpose, unit: 'px', x: 0, y: 5, width, height, ...more });
  await put('settings/app-images', {
    bigLogoId: await cut('bigLogo', 140, 160),
    smallLogoId: null,
    backgroundId: await cut('background', 683, 120),
    euCollectionImageIds: [],
    useImage: true,
    useGradient: false,
  } satisfies AppImagesInput);
  const banner = (name: string, more: Partial<BannerInput> = {}) =>
    add('settings/banners', {
      name,
      title: name,
      url: 'https://gmina.example',
      target: sameTab,
      isActive: true,
      languageId: 1,
      color: '#000000',
      ...more,
    } satisfies BannerInput);
  for (const name of ['Rada', 'Rada', 'Rada', 'Rada #2', 'A / B']) await banner(name);
  await banner('Rada', {
    fileId: await cut('banner', 300, 105),
    displayText: 'Tekst',
    color: '#fefefe',
    compatibilityWithAppColor: true,
  });
}
