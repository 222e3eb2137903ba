// Tabs, RSS channels and the footer of the demonstration office.
import { ArticleType } from '@redakcja/generated/model/articleType';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import { FooterTextElementType } from '@redakcja/generated/model/footerTextElementType';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  articles,
  bookmarks,
  bookmarkTags,
  footerElements,
  footerLinks,
  footers,
  headers,
  rssChannelBookmarks,
  rssChannelMenuElements,
  rssChannels,
} from '../../database/schema.ts';
import { addSystemBookmark } from '../../setup/system-bookmark.ts';
import type { DemoIds } from '../content/demo-ids.ts';
import { demoOfficeName } from '../content/demo-office.ts';
import { seedHomepage } from './seed-homepage.ts';

interface DemoBookmark {
  displayText: string;
  tags: readonly string[];
  color: string;
}

const demoBookmarks: readonly DemoBookmark[] = [
  { displayText: 'Budżet i podatki', tags: ['budżet', 'podatki'], color: '#0c5944' },
  { displayText: 'Praca w urzędzie', tags: ['nabór'], color: '#00527a' },
  { displayText: 'Środowisko', tags: ['gospodarka odpadami', 'ochrona środowiska'], color: '#3f5420' },
];

const demoChannels = [
  { displayText: 'Ogłoszenia', description: 'Ogłoszenia i obwieszczenia urzędu', categories: ['ogloszenia'] },
  { displayText: 'Uchwały i zarządzenia', description: 'Prawo miejscowe', categories: ['uchwaly', 'zarzadzenia'] },
  { displayText: 'Wszystkie nowości', description: 'Każdy nowy artykuł w biuletynie', categories: [] },
] as const;

export async function seedSettings(db: Database, ids: DemoIds, now: Date): Promise<void> {
  const tabs = await seedBookmarks(db, ids);
  await seedChannels(db, ids, tabs[0] ?? 0);
  await seedFooter(db, ids.polish);
  await seedHomepage(db, ids, now);
  await db.insert(headers).values({ languageId: ids.polish, officeName: `<strong>${demoOfficeName}</strong>` });
}

async function seedBookmarks(db: Database, { polish, tag }: DemoIds): Promise<number[]> {
  const made = await db
    .insert(bookmarks)
    .values(
      demoBookmarks.map(({ displayText, color }) => ({
        name: displayText,
        displayText,
        title: `Zakładka: ${displayText}`,
        color,
        target: LinkTarget.SameTab,
        languageId: polish,
        isActive: true,
        showOnMainPage: true,
      })),
    )
    .returning({ id: bookmarks.id });
  const ids = made.map(({ id }) => id);
  await db
    .insert(bookmarkTags)
    .values(
      demoBookmarks.flatMap(({ tags }, i) => tags.map((name) => ({ bookmarkId: ids[i] ?? 0, tagId: tag(name) }))),
    );
  await addSystemBookmark(db);
  return ids;
}

async function seedChannels(db: Database, { polish, category }: DemoIds, bookmarkId: number): Promise<void> {
  const made = await db
    .insert(rssChannels)
    .values(
      demoChannels.map(({ displayText, description, categories }) => ({
        ...{
          displayText,
          title: `Kanał RSS: ${displayText}`,
          description,
          target: LinkTarget.SameTab,
          languageId: polish,
        },
        isActive: true,
        fromAllSources: categories.length === 0,
      })),
    )
    .returning({ id: rssChannels.id });
  const rows = demoChannels.flatMap(({ categories }, i) =>
    categories.map((key, position) => ({ rssChannelId: made[i]?.id ?? 0, menuElementId: category(key), position })),
  );
  await db.insert(rssChannelMenuElements).values(rows);
  await db.insert(rssChannelBookmarks).values({ rssChannelId: made[0]?.id ?? 0, bookmarkId, position: 0 });
}

const { PersonalDataProtection, Reuse, SharingPublicInformation } = ArticleType;
const footerArticles = [PersonalDataProtection, Reuse, SharingPublicInformation];

/** The information part leads to the system articles that the law asks for: personal data, reuse, access to public information. */
async function seedFooter(db: Database, languageId: number): Promise<void> {
  await db.insert(footers).values({ languageId });
  const part = (
    type: number,
    displayText: string | null,
    content: { bip: string; office: string } | { text: string },
  ) => ({
    languageId,
    type,
    displayText,
    isActive: true,
    content,
  });
  await db.insert(footerElements).values([
    part(FooterLogoElementType.Logo, null, { bip: 'Biuletyn Informacji Publicznej', office: demoOfficeName }),
    part(FooterTextElementType.EditorialOffice, 'Redakcja BIP', {
      text: '<p>Redaktor naczelny: Anna Nowak<br />tel. 17 850 10 25, faks 17 850 10 21<br /><a href="mailto:bip@jasionka.example">bip@jasionka.example</a></p>',
    }),
    part(FooterTextElementType.EditorialOfficeAddress, 'Adres redakcji', {
      text: '<p>Biuro Rady Gminy, pokój nr 4<br />Rynek 1, 36-002 Jasionka</p>',
    }),
  ]);
  const type = FooterLinkType.Article;
  const targets = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(and(inArray(articles.type, footerArticles), eq(articles.languageId, languageId)))
    .orderBy(articles.type);
  const links = targets.map(({ id, title }, position) => ({
    ...{
      languageId,
      position,
      key: `${type}-${id}`,
      type,
      articleId: id,
      displayText: title,
      title,
      target: LinkTarget.SameTab,
    },
  }));
  if (links.length > 0) await db.insert(footerLinks).values(links);
}
