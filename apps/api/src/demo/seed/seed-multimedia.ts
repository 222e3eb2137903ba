// Films of the demonstration, with a thumbnail that can be cropped again: one of a published article, one of a draft.
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { MediaType } from '@redakcja/generated/model/mediaType';
import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import { articleMultimedia } from '../../database/schema.ts';
import { demoThumbnail } from '../content/demo-graphics.ts';
import { storeGraphic } from './seed-graphics.ts';

const films = [
  {
    article: 'Porządek obrad XXIV sesji Rady Gminy Jasionka',
    name: 'Transmisja XXIV sesji Rady Gminy',
    page: 'sesja-24',
  },
  {
    article: 'Konsultacje projektu strategii rozwoju gminy do roku 2035',
    name: 'Prezentacja projektu strategii',
    page: 'strategia-2035',
  },
];

export async function seedMultimedia(
  db: Database,
  store: Pick<Services, 'config' | 'storage'>,
  articles: readonly { id: number; title: string }[],
): Promise<void> {
  for (const { article, name, page } of films) {
    const row = articles.find(({ title }) => title === article);
    if (row === undefined) throw new Error(`The demonstration has no article «${article}»`);
    await db.insert(articleMultimedia).values({
      articleId: row.id,
      position: 0,
      type: MediaType.Video,
      url: `https://transmisje.jasionka.example/${page}`,
      displayText: name,
      title: `${name}: nagranie wideo`,
      target: LinkTarget.NewTab,
      thumbnailId: await storeGraphic(db, store, demoThumbnail),
    });
  }
}
