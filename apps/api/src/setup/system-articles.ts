// The system articles of section 3 (types 20–130): every office has each of them once, in the default language.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articles, baseArticles, languages } from '../database/schema.ts';

interface SystemArticle {
  type: ArticleType;
  title: string;
  slug: string;
  shortDescription: string;
  content: string;
}

const systemArticles: readonly SystemArticle[] = [
  {
    type: ArticleType.Instruction,
    title: 'Instrukcja korzystania z BIP',
    slug: 'instrukcja-korzystania-z-bip',
    shortDescription: 'Jak poruszać się po stronie i znaleźć potrzebne informacje.',
    content:
      '<h2>Wyszukiwanie</h2><p>Wpisz słowo w pole wyszukiwarki na górze strony albo wybierz dział z menu.</p><h2>Historia zmian</h2><p>Pod każdym artykułem znajduje się rejestr zmian oraz poprzednie wersje.</p>',
  },
  {
    type: ArticleType.Rss,
    title: 'Kanały RSS',
    slug: 'kanaly-rss',
    shortDescription: 'Lista kanałów RSS z nowymi informacjami.',
    content: '<p>Kanał RSS powiadamia o nowych informacjach. Adres kanału dodaje się do czytnika wiadomości.</p>',
  },
  {
    type: ArticleType.PersonalDataProtection,
    title: 'Ochrona danych osobowych',
    slug: 'ochrona-danych-osobowych',
    shortDescription: 'Informacja o przetwarzaniu danych osobowych.',
    content: '<p>Informacja zgodna z art. 13 i 14 rozporządzenia (UE) 2016/679.</p>',
  },
  {
    type: ArticleType.Reuse,
    title: 'Ponowne wykorzystanie informacji',
    slug: 'ponowne-wykorzystanie-informacji',
    shortDescription: 'Zasady ponownego wykorzystywania informacji sektora publicznego.',
    content: '<p>Zasady określa ustawa z dnia 11 sierpnia 2021 r. o otwartych danych.</p>',
  },
  {
    type: ArticleType.SharingPublicInformation,
    title: 'Udostępnienie informacji publicznej',
    slug: 'udostepnienie-informacji-publicznej',
    shortDescription: 'Jak uzyskać informację, której nie ma w BIP.',
    content: '<p>Informacja, która nie została udostępniona w BIP, jest udostępniana na wniosek.</p>',
  },
  {
    type: ArticleType.ChangeLog,
    title: 'Rejestr zmian',
    slug: 'rejestr-zmian',
    shortDescription: 'Zmiany wprowadzone w Biuletynie.',
    content: '',
  },
  {
    type: ArticleType.Stats,
    title: 'Statystyki',
    slug: 'statystyki',
    shortDescription: 'Liczba wyświetleń stron Biuletynu.',
    content: '',
  },
  {
    type: ArticleType.Search,
    title: 'Wyszukiwarka',
    slug: 'wyszukiwarka',
    shortDescription: 'Wyszukiwanie informacji w Biuletynie.',
    content: '',
  },
  {
    type: ArticleType.Sitemap,
    title: 'Mapa strony',
    slug: 'mapa-strony',
    shortDescription: 'Wszystkie działy Biuletynu.',
    content: '',
  },
  {
    type: ArticleType.ClientData,
    title: 'Dane teleadresowe',
    slug: 'dane-teleadresowe',
    shortDescription: 'Adres, telefony i godziny przyjęć.',
    content: '',
  },
  {
    type: ArticleType.DigitalAvailability,
    title: 'Deklaracja dostępności',
    slug: 'deklaracja-dostepnosci',
    shortDescription: 'Stan dostępności cyfrowej strony.',
    content:
      '<p>Deklaracja sporządzona na podstawie ustawy z dnia 4 kwietnia 2019 r. o dostępności cyfrowej stron internetowych i aplikacji mobilnych podmiotów publicznych.</p>',
  },
  {
    type: ArticleType.SessionTransmissions,
    title: 'Transmisje z sesji',
    slug: 'transmisje-z-sesji',
    shortDescription: 'Transmisje i nagrania obrad rady.',
    content: '',
  },
];

/** Adds missing system articles; idempotent. Pass a transaction. */
export async function ensureSystemArticles(db: Database, officeName: string, now: Date): Promise<void> {
  const types = systemArticles.map((article) => article.type);
  const present = await db
    .select({ type: baseArticles.type })
    .from(baseArticles)
    .where(inArray(baseArticles.type, types));
  const have = new Set<number>(present.map((row) => row.type));
  const missing = systemArticles.filter((article) => !have.has(article.type));
  if (missing.length === 0) return;

  const [polish] = await db.select({ id: languages.id }).from(languages).where(eq(languages.isoCode, 'PL'));
  if (polish === undefined) throw new Error('The default language is missing');
  for (const { type, ...text } of missing) {
    const [base] = await db.insert(baseArticles).values({ type }).returning({ id: baseArticles.id });
    if (base === undefined) throw new Error('The base article was not inserted');
    await db.insert(articles).values({
      ...text,
      baseArticleId: base.id,
      languageId: polish.id,
      type,
      status: ArticleStatus.Published,
      providingEntity: officeName,
      authorName: 'Administrator',
      informationCreated: now,
      createdDate: now,
      confirmedDate: now,
      publishStart: now,
      publishedDate: now,
      createdBy: 'System',
    });
  }
}
