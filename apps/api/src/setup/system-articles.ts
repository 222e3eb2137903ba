// The system articles of section 3 (types 20–130): every office has each of them once, in the default language. What only the office can say begins as a
// draft with a template, and lacks a person who answers for it, so that nobody publishes it unread.
import { isLegalPage } from '@redakcja/domain/settings/office/legal-pages';
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
    content:
      '<h2>Administrator</h2><p>[Nazwa i adres urzędu, telefon, e-mail]</p><h2>Inspektor ochrony danych</h2><p>[Imię i nazwisko, kontakt]</p><h2>Cele i podstawy prawne</h2><p>[Po co i na jakiej podstawie urząd przetwarza dane]</p><h2>Odbiorcy</h2><p>[Komu dane są przekazywane]</p><h2>Jak długo</h2><p>[Okresy przechowywania]</p><h2>Prawa</h2><p>[Dostęp, sprostowanie, usunięcie, ograniczenie, sprzeciw, skarga do Prezesa UODO]</p>',
  },
  {
    type: ArticleType.Reuse,
    title: 'Ponowne wykorzystanie informacji',
    slug: 'ponowne-wykorzystanie-informacji',
    shortDescription: 'Zasady ponownego wykorzystywania informacji sektora publicznego.',
    content:
      '<h2>Warunki</h2><p>[Jak informować o źródle, czasie wytworzenia i pozyskania informacji]</p><h2>Opłaty</h2><p>[Czy i za co urząd pobiera opłaty]</p><h2>Wniosek</h2><p>[Gdzie i jak złożyć wniosek o ponowne wykorzystywanie]</p><h2>Środki prawne</h2><p>[Co zrobić, gdy urząd odmówi albo określi warunki]</p>',
  },
  {
    type: ArticleType.SharingPublicInformation,
    title: 'Udostępnienie informacji publicznej',
    slug: 'udostepnienie-informacji-publicznej',
    shortDescription: 'Jak uzyskać informację, której nie ma w BIP.',
    content:
      '<h2>Wniosek</h2><p>[Gdzie i w jakiej formie złożyć wniosek]</p><h2>Termin</h2><p>[Kiedy urząd odpowiada]</p><h2>Opłaty</h2><p>[Za co urząd może pobrać opłatę]</p><h2>Odmowa</h2><p>[Decyzja, odwołanie, skarga do sądu]</p>',
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
      '<h2>Stan dostępności</h2><p>[Zgodna, częściowo zgodna albo niezgodna z ustawą o dostępności cyfrowej]</p><h2>Niedostępne treści</h2><p>[Co jest niedostępne i dlaczego]</p><h2>Przygotowanie deklaracji</h2><p>[Data sporządzenia, data przeglądu, sposób oceny]</p><h2>Kontakt i skargi</h2><p>[Osoba, telefon, e-mail; Rzecznik Praw Obywatelskich]</p><h2>Dostępność architektoniczna</h2><p>[Wejście, winda, tłumacz języka migowego]</p>',
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
      providingEntity: officeName,
      informationCreated: now,
      createdDate: now,
      createdBy: 'System',
      ...(isLegalPage(type)
        ? { status: ArticleStatus.Draft, authorName: '' }
        : {
            status: ArticleStatus.Published,
            authorName: 'Administrator',
            confirmedDate: now,
            publishStart: now,
            publishedDate: now,
          }),
    });
  }
}
