// The page of an article, and of its versions, in one round trip.

import { formatDate } from '@redakcja/domain/shared/formats/dates';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import type { PublicAttachment } from '@redakcja/generated/model/publicAttachment';
import type { PublicBreadcrumb } from '@redakcja/generated/model/publicBreadcrumb';
import type { PublicLink } from '@redakcja/generated/model/publicLink';
import type { PublicMedium } from '@redakcja/generated/model/publicMedium';
import type { PublicTranslation } from '@redakcja/generated/model/publicTranslation';
import type { PublicVersion } from '@redakcja/generated/model/publicVersion';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf, utc } from '../../database/rows/json-sql.ts';
import { integer, jsonText, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import { approvedBy } from '../../shared/approved-by.ts';
import { languageCode } from '../../shared/languages.ts';
import { publishedBy } from '../../shared/published-by.ts';
import { fileAddressSql } from '../../storage/file-address.ts';
import { articlePath, categoriesOf, categoryPath } from './public-paths.ts';

const attachments = listOf<PublicAttachment>(
  objectOf<PublicAttachment>({
    id: 'x.document_repository_id',
    displayName: 'x.display_name',
    fileName: 'd.file_name',
    path: `'/zalacznik/' || v.base_article_id || '/' || x.document_repository_id || case when v.is_current then '' else '/wersja/' || v.version end`,
    isSuperseded: `not v.is_current and not exists (select from public_articles c join article_attachments y on y.article_id = c.id
      where c.base_article_id = v.base_article_id and c.language_id = v.language_id and y.document_repository_id = x.document_repository_id)`,
    textPath: `case when v.is_current and t.state = 10 then ${articlePath('v')} || '/tekst/' || x.document_repository_id end`,
    contentType: 'f.content_type',
    size: 'f.size',
    pages: 't.pages',
    sha256: 'f.sha256',
    createdDate: utc('x.created_date'),
    isAdded: 'x.is_added',
    isScan: 'coalesce(t.state = 20, false)',
  }),
  'x.is_added, x.position',
  `article_attachments x join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
    left join document_texts t on t.file_id = f.id where x.article_id = v.id`,
);

const links = listOf<PublicLink>(
  objectOf<PublicLink>({
    displayText: 'x.display_text',
    title: 'x.title',
    address: 'x.address',
    target: 'x.target',
  }),
  'x.position',
  `(select k.*, coalesce(k.url, ${categoryPath('p')}, ${articlePath('b')}) as address from article_links k
    left join public_categories p on p.id = k.menu_element_id and p.language_id = v.language_id
    left join articles linked on linked.id = k.linked_article_id
    left join public_articles b on b.base_article_id = linked.base_article_id and b.language_id = v.language_id
    where k.article_id = v.id) x where x.address is not null`,
);

const multimedia = listOf<PublicMedium>(
  objectOf<PublicMedium>({
    type: 'x.type',
    displayText: 'x.display_text',
    title: 'x.title',
    address: 'x.url',
    thumbnail: `(select ${fileAddressSql('f')} from files f where f.id = x.thumbnail_id)`,
  }),
  'x.position',
  'article_multimedia x where x.article_id = v.id',
);

/** The main visible category and those above it, from the top. */
const trail = listOf<PublicBreadcrumb>(
  objectOf<PublicBreadcrumb>({ id: 'p.id', displayText: 'p.display_text', address: categoryPath('p') }),
  'p.level',
  `(with recursive above as (
      (select p.id, p.parent_id from ${categoriesOf('v')} order by c.position, p.id limit 1)
      union all
      select m.id, m.parent_id from above join menu_elements m on m.id = above.parent_id)
    select id from above) one cross join lateral (select * from public_categories q
      where q.id = one.id and q.language_id = v.language_id offset 0) p`,
);

const versions = listOf<PublicVersion>(
  objectOf<PublicVersion>({
    version: 'w.version',
    publishedDate: utc('w.published_date'),
    reason: 'w.reason',
    path: `${articlePath('v')} || '/wersja/' || w.version`,
  }),
  'w.version desc',
  'public_versions w where w.base_article_id = v.base_article_id and w.language_id = v.language_id',
);

const translations = listOf<PublicTranslation>(
  objectOf<PublicTranslation>({ isoCode: 'o.iso_code', path: articlePath('t', 'o') }),
  'o.id',
  'public_articles t join public_languages o on o.id = t.language_id where t.base_article_id = v.base_article_id',
);

export const article = objectOf<PublicArticle>({
  id: 'v.base_article_id',
  type: 'v.type',
  languageIsoCode: 'l.iso_code',
  title: 'v.title',
  shortDescription: 'v.short_description',
  content: 'v.content',
  extraContent: 'v.extra_content',
  path: articlePath('v'),
  version: 'v.version',
  isCurrent: 'v.is_current',
  providingEntity: 'v.providing_entity',
  authorName: 'v.author_name',
  informationCreated: utc('v.information_created'),
  createdBy: 'v.created_by',
  approvedBy: approvedBy('v'),
  publishedBy: publishedBy('v'),
  firstPublishedDate: utc(`(select min(w.published_date) from public_versions w
    where w.base_article_id = v.base_article_id and w.language_id = v.language_id)`),
  publishedDate: utc('v.published_date'),
  changedDate: utc(`greatest(v.published_date,
    (select max(x.created_date) from article_attachments x where x.article_id = v.id and x.is_added))`),
  trail,
  attachments,
  links,
  multimedia,
  versions,
  translations,
});

const found = rowShape({ json: jsonText(article) });
const gone = rowShape({
  status: integer('g.status'),
  reason: nullable(text('g.reason')),
  /** Its planned end. */
  end: nullable(text(utc('g.planned_end'))),
});

/** The article as it holds now, or one of its public versions. Throws 410 for what was public and is no more, 404 for everything else. */
export async function readArticle(db: Database, lang: string, id: number, version: number | null = null) {
  const code = languageCode(lang);
  const [row] = await db.rows(
    found,
    sql`${found.select} from public_versions v join public_languages l on l.id = v.language_id
      where v.base_article_id = ${id} and l.iso_code = ${code}
        and ${version === null ? sql`v.is_current` : sql`v.version = ${version}`}`,
  );
  if (row !== undefined) return row.json;
  const [former] = await db.rows(
    gone,
    sql`${gone.select} from public_gone g join public_languages l on l.id = g.language_id
      where g.base_article_id = ${id} and l.iso_code = ${code}`,
  );
  if (former === undefined) throw notFound('Nie ma takiej informacji w biuletynie');
  if (former.end !== null)
    throw new ProblemError(410, `Czas publikacji tej informacji upłynął ${formatDate(former.end)}`, []);
  throw new ProblemError(
    410,
    former.status === ArticleStatus.Archived ? 'Informacja została zarchiwizowana' : 'Informacja została wycofana',
    [former.reason ?? 'Redakcja nie podała przyczyny'],
  );
}
