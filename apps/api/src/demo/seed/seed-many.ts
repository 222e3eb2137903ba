// `npm run seed -- --articles N`: any number of believable articles for trials and benchmarks, made by the database itself.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { constant } from '../../database/rows/sql-values.ts';

const subjects = [
  'w sprawie zmian w budżecie gminy',
  'w sprawie miejscowego planu zagospodarowania przestrzennego',
  'dotyczące przebudowy drogi gminnej',
  'w sprawie dzierżawy nieruchomości',
  'o naborze na wolne stanowisko urzędnicze',
  'w sprawie opłat za gospodarowanie odpadami',
  'dotyczące dostawy energii elektrycznej',
  'w sprawie nadania nazwy ulicy',
  'o wyłożeniu projektu decyzji środowiskowej',
  'w sprawie regulaminu konkursu dla organizacji pozarządowych',
  'w sprawie powołania komisji przetargowej',
  'o konsultacjach społecznych z mieszkańcami',
  'dotyczące zimowego utrzymania dróg',
  'w sprawie sieci szkół podstawowych',
  'w sprawie udzielenia pomocy finansowej powiatowi',
  'dotyczące rozbudowy sieci wodociągowej',
];
const kinds = [
  'Uchwała',
  'Zarządzenie',
  'Obwieszczenie',
  'Ogłoszenie',
  'Informacja',
  'Sprawozdanie',
  'Zapytanie ofertowe',
];
const places = [
  'w Jasionce',
  'w Borku',
  'w Woli Jasieńskiej',
  'w Zalesiu',
  'w Podgórzu',
  'w Lipnicy',
  'w Starej Wsi',
  'w Dębowcu',
  'w Nowinach',
  'w Kamionce',
  'w Brzezinach',
];

/** A whole array as one parameter. */
const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

const batch = 20_000;

/**
 * Adds `count` common articles in the default language: 92% published, the rest in the other statuses, each with a category where menus exist.
 * Returns the number added; `progress` is called after each batch.
 */
export async function seedMany(db: Database, count: number, progress: (done: number) => void): Promise<number> {
  for (let done = 0; done < count; ) {
    const size = Math.min(batch, count - done);
    await insertBatch(db, size, done);
    done += size;
    progress(done);
  }
  await db.execute(sql`analyze`);
  return count;
}

const draft = constant(ArticleStatus.Draft);
const confirmed = constant(ArticleStatus.Confirmed);
const toPublish = constant(ArticleStatus.ToPublish);
const published = constant(ArticleStatus.Published);
const withdrawed = constant(ArticleStatus.Withdrawed);
const archived = constant(ArticleStatus.Archived);

async function insertBatch(db: Database, size: number, offset: number): Promise<void> {
  await db.execute(sql`
    with bases as (
      insert into base_articles (type, template) select ${constant(ArticleType.Common)}, ${constant(ArticleTemplate.Text)} from generate_series(1, ${size}::int) returning id
    ), numbered as (
      select id as base_id, (row_number() over () + ${offset}::int)::int as i from bases
    ), spread as (
      select base_id, i,
        case when i % 100 < 92 then ${published} when i % 100 < 94 then ${draft} when i % 100 = 94 then ${confirmed}
             when i % 100 = 95 then ${toPublish} when i % 100 = 96 then ${withdrawed} else ${archived} end as status,
        date_trunc('second', now()) - make_interval(days => 4, mins => (i::bigint * 7919 % 1576800)::int) as created
      from numbered
    ), texts as (
      select *,
        (${list(kinds)})[1 + i % ${kinds.length}::int] || ' nr ' || (1 + i % 997) || '/' || extract(year from created)::int || ' '
          || (${list(subjects)})[1 + (i / 7) % ${subjects.length}::int] || ' ' || (${list(places)})[1 + (i / 3) % ${places.length}::int]
          || ', sprawa ' || lpad(i::text, 6, '0') as title
      from spread
    ), rows as (
      insert into articles (base_article_id, language_id, type, version, status, title, slug, short_description, content, providing_entity,
        author_name, information_created, publish_start, created_date, confirmed_date, published_date, withdrawed_date, archived_date, created_by)
      select base_id, (select id from languages where iso_code = 'PL'), ${constant(ArticleType.Common)}, 1, status, title, 'sprawa-' || i,
        'Dokument urzędowy udostępniony w Biuletynie Informacji Publicznej.',
        '<p>Na podstawie ustawy o samorządzie gminnym podaje się do publicznej wiadomości treść dokumentu. ' || title || '.</p>',
        'Urząd Gminy Jasionka', 'Referat Organizacyjny', created,
        case when status = ${toPublish} then now() + make_interval(days => 30 + i % 300) when status >= ${published} then created + interval '2 days' end,
        created,
        case when status >= ${confirmed} then created + interval '1 day' end,
        case when status >= ${published} then created + interval '2 days' end,
        case when status = ${withdrawed} then created + interval '3 days' end,
        case when status = ${archived} then created + interval '3 days' end,
        'Anna Nowak'
      from texts returning id
    ), menu as (
      select coalesce(array_agg(m.id order by m.id), '{}') as ids from menu_elements m
      where not exists (select from menu_element_translations t where t.menu_element_id = m.id and t.url is not null)
    )
    insert into article_categories (article_id, menu_element_id, position)
    select rows.id, menu.ids[1 + rows.id % cardinality(menu.ids)], 0 from rows, menu where cardinality(menu.ids) > 0
  `);
}
