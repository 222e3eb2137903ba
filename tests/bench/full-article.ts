// A large article: 20 versions, 50 attachments, 100 change log entries. It is the newest, so lists show it first.
import { openDatabase } from '@redakcja/api/database/open-database';
import { idRow } from '@redakcja/api/database/rows/row-shape';
import type { Place } from './place.ts';

const statement = `with base as (
    insert into base_articles default values returning id
  ), versions as (
    insert into articles (base_article_id, language_id, version, status, is_listed, title, slug, short_description, content, providing_entity,
      author_name, information_created, created_date, created_by)
    select base.id, 1, v, case when v = 20 then 10 else 60 end, v = 20, 'Regulamin organizacyjny urzędu', 'regulamin', 'Tekst jednolity.',
      repeat('<p>Wójt kieruje urzędem przy pomocy sekretarza i skarbnika.</p>', 300), 'Urząd Gminy', 'Jan Kowalski', now(),
      now() + v * interval '1 second', 'Anna Nowak'
    from base, generate_series(1, 20) v returning id, version
  ), article as (
    select id from versions where version = 20
  ), contents as (
    insert into files (sha256, crc32, size, content_type, file_name)
    select md5(n::text) || md5(n::text), '00000000', 100000, 'application/pdf', 'zalacznik-' || n || '.pdf' from generate_series(1, 50) n
    returning id, file_name
  ), documents as (
    insert into document_repository (file_id, file_name, extension, file_type, created_by)
    select id, file_name, 'pdf', 1, 'Anna Nowak' from contents returning id, file_name
  ), attachments as (
    insert into article_attachments (article_id, position, document_repository_id, display_name, created_by)
    select article.id, row_number() over (order by d.id), d.id, d.file_name, 'Anna Nowak' from article, documents d
  ), log as (
    insert into change_log (article_id, created_by, description, details)
    select article.id, 'Anna Nowak', 'Edycja artykułu', '["Zmieniono treść", "Dodano załączniki: «Uchwała»"]' from article, generate_series(1, 100)
  ), links as (
    insert into article_links (article_id, position, type, url, display_text, title, target)
    select article.id, n, 30, 'https://bip.gov.pl/' || n, 'Strona', 'Strona główna', 10 from article, generate_series(0, 9) n
  ), categories as (
    insert into article_categories (article_id, menu_element_id, position)
    select article.id, m.id, row_number() over (order by m.id) - 1 from article, (select id from menu_elements order by id limit 5) m
  )
  select id from article`;

/** Adds the article while no server uses the database; returns its id. */
export async function addFullArticle(place: Place): Promise<number> {
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 1 },
  });
  try {
    const [row] = await database.db.rows(idRow, { text: statement, values: [] });
    if (row === undefined) throw new Error('The article was not added');
    return row.id;
  } finally {
    await database.close();
  }
}
