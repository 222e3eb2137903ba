// What programs get whole: articles, attachments and changes as rows, each field with its meaning.
import { type SQL, sql } from 'drizzle-orm';
import { utc } from '../../database/rows/json-sql.ts';
import { articlePath, mainCategory } from '../operations/public-paths.ts';

type FieldType = 'integer' | 'string' | 'datetime' | 'boolean';

export interface DataField {
  name: string;
  type: FieldType;
  description: string;
  /** Its expression; addresses begin with the one of the bulletin. */
  sql: string;
  isAddress?: true;
}

export interface DataSet {
  name: string;
  title: string;
  /** Rows that stay when what they are about is mended or gone. */
  isLog?: true;
  fields: readonly DataField[];
  from: string;
  /** Rows of the articles with ids in a window, so that no query holds everything; null asks for all at once. */
  window: ((after: number, upTo: number) => SQL) | null;
}

const field = (name: string, type: FieldType, expression: string, description: string): DataField => ({
  name,
  type,
  description,
  sql: expression,
});
const address = (name: string, expression: string, description: string): DataField => ({
  ...field(name, 'string', expression, description),
  isAddress: true,
});

const language = field('language', 'string', 'l.iso_code', 'Kod języka');

const articles: DataSet = {
  name: 'artykuly',
  title: 'Opublikowane artykuły',
  fields: [
    field('id', 'integer', 'a.base_article_id', 'Numer artykułu, wspólny dla wersji i języków'),
    language,
    field('version', 'integer', 'a.version', 'Numer obowiązującej wersji'),
    field('title', 'string', 'a.title', 'Tytuł'),
    field('shortDescription', 'string', 'a.short_description', 'Krótki opis'),
    address('url', articlePath('a'), 'Stały adres'),
    field('category', 'string', mainCategory('a'), 'Główna kategoria'),
    field('providingEntity', 'string', 'a.providing_entity', 'Podmiot udostępniający'),
    field('authorName', 'string', 'a.author_name', 'Kto wytworzył informację lub odpowiada za treść'),
    field('informationCreated', 'datetime', utc('a.information_created'), 'Data wytworzenia informacji'),
    field('publishedDate', 'datetime', utc('a.published_date'), 'Data publikacji obowiązującej wersji'),
    field(
      'attachments',
      'integer',
      '(select count(*)::int from article_attachments x where x.article_id = a.id)',
      'Liczba załączników',
    ),
  ],
  from: `public_common_articles a join public_languages l on l.id = a.language_id`,
  window: (after, upTo) => sql`where a.id > ${after} and a.id <= ${upTo} order by a.id`,
};

const attachments: DataSet = {
  name: 'zalaczniki',
  title: 'Załączniki opublikowanych artykułów',
  fields: [
    field('articleId', 'integer', 'a.base_article_id', 'Numer artykułu'),
    language,
    field('id', 'integer', 'd.id', 'Numer załącznika'),
    field('displayName', 'string', 'x.display_name', 'Nazwa'),
    field('fileName', 'string', 'd.file_name', 'Nazwa pliku'),
    address('url', `'/zalacznik/' || a.base_article_id || '/' || d.id`, 'Stały adres'),
    field('contentType', 'string', 'f.content_type', 'Typ pliku'),
    field('size', 'integer', 'f.size', 'Rozmiar w bajtach'),
    field('pages', 'integer', 't.pages', 'Liczba stron, jeśli jest znana'),
    field('isScan', 'boolean', 'coalesce(t.state = 20, false)', 'Czy to skan bez tekstu'),
    field('sha256', 'string', 'f.sha256', 'Skrót SHA-256 treści'),
    field('createdDate', 'datetime', utc('x.created_date'), 'Kiedy został dodany'),
  ],
  from: `public_common_articles a join public_languages l on l.id = a.language_id join article_attachments x on x.article_id = a.id
    join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
    left join document_texts t on t.file_id = f.id`,
  window: (after, upTo) => sql`where a.id > ${after} and a.id <= ${upTo} order by a.id, x.is_added, x.position`,
};

const changes: DataSet = {
  name: 'zmiany',
  isLog: true,
  title: 'Rejestr zmian',
  fields: [
    field('changeDate', 'datetime', utc('h.date'), 'Kiedy'),
    field('kind', 'string', 'h.kind', 'published, changed, added, withdrawn albo ended'),
    field('articleId', 'integer', 'h.base_article_id', 'Numer artykułu'),
    language,
    field('version', 'integer', 'h.version', 'Numer wersji'),
    field('title', 'string', 'h.title', 'Tytuł; pusty, gdy musiał zniknąć'),
    field('titleRemovalReason', 'string', 'h.title_removal_reason', 'Dlaczego nie ma tytułu'),
    field('authorName', 'string', 'h.author_name', 'Kto wytworzył informację lub odpowiada za treść'),
    address('url', articlePath('h'), 'Stały adres'),
    field('reason', 'string', 'h.reason', 'Powód zmiany'),
  ],
  from: 'public_changes h join public_languages l on l.id = h.language_id order by h.date, h.article_id',
  window: null,
};

export const dataSets: readonly DataSet[] = [articles, attachments, changes];
