// Banners and tiles of the demonstration office: one banner that is over and one that waits, so that both can be seen.
import { shownState } from '@redakcja/domain/settings/home-page/shown-period';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { Database } from '../../database/database.ts';
import { banners, tileSettings, tileSettingTiles, tiles } from '../../database/schema.ts';
import type { DemoIds } from '../content/demo-ids.ts';

const day = 24 * 60 * 60 * 1000;

/** Days before and after the start of the demonstration. */
interface Period {
  from?: number;
  to?: number;
}

const demoBanners: readonly (Period & { name: string; title: string; url: string; color: string })[] = [
  {
    name: 'Czyste Powietrze',
    title: 'Program Czyste Powietrze: dofinansowanie wymiany pieców',
    url: 'https://czystepowietrze.gov.pl',
    color: '#0c5944',
  },
  {
    name: 'Budżet obywatelski',
    title: 'Zgłoś projekt do budżetu obywatelskiego',
    url: 'https://www.gov.pl/web/gov/budzet-obywatelski',
    color: '#5e2a79',
    from: 7,
    to: 60,
  },
  {
    name: 'Konsultacje statutu',
    title: 'Konsultacje społeczne projektu statutu gminy',
    url: 'https://www.gov.pl/web/gov/konsultacje',
    color: '#7a2a00',
    to: -3,
  },
];

const demoTiles = [
  {
    displayText: 'Załatw sprawę',
    title: 'Karty usług na platformie ePUAP',
    iconName: 'urzad',
    url: 'https://epuap.gov.pl',
  },
  {
    displayText: 'Ogłoszenia',
    title: 'Ogłoszenia i obwieszczenia urzędu',
    iconName: 'dokument',
    category: 'ogloszenia',
  },
  {
    displayText: 'Sesje rady',
    title: 'Terminy sesji i posiedzeń Rady Gminy',
    iconName: 'kalendarz',
    category: 'sesje',
  },
  { displayText: 'Praca w urzędzie', title: 'Nabory na wolne stanowiska', iconName: 'kontakt', category: 'praca' },
] as const;

export async function seedHomepage(db: Database, { polish, category }: DemoIds, now: Date): Promise<void> {
  const common = { isActive: true, languageId: polish };
  const moment = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() + days * day));
  await db.insert(banners).values(
    demoBanners.map(({ from, to, ...banner }) => {
      const [showFrom, showTo] = [moment(from), moment(to)];
      const period = { isActive: true, showFrom: showFrom?.toISOString(), showTo: showTo?.toISOString() };
      return {
        ...common,
        target: LinkTarget.NewTab,
        ...banner,
        displayText: banner.name,
        showFrom,
        showTo,
        isShown: shownState(period, now) === 'shown',
      };
    }),
  );
  const made = await db
    .insert(tiles)
    .values(
      demoTiles.map(({ displayText, title, iconName, ...link }) => ({
        ...common,
        displayText,
        title,
        iconName,
        isShown: true,
        target: 'url' in link ? LinkTarget.NewTab : LinkTarget.SameTab,
        linkType: 'url' in link ? LinkType.External : LinkType.Category,
        url: 'url' in link ? link.url : null,
        menuElementId: 'category' in link ? category(link.category) : null,
      })),
    )
    .returning({ id: tiles.id });
  await db.insert(tileSettings).values({ languageId: polish, value: made.length });
  await db
    .insert(tileSettingTiles)
    .values(made.map(({ id: tileId }, position) => ({ languageId: polish, position, tileId })));
}
