import { footerElementTypeLabels } from '@redakcja/domain/settings/settings-labels';
import type { FooterElement } from '@redakcja/generated/model/footerElement';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import type { FooterInput } from '@redakcja/generated/model/footerInput';
import type { FooterLinkInput } from '@redakcja/generated/model/footerLinkInput';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jsonSql, languageReference, listOf, objectOf } from '../../database/rows/json-sql.ts';
import { integer, json, rowShape } from '../../database/rows/row-shape.ts';
import { idList, textList } from '../../database/rows/sql-values.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { footerElements, footerLinks, footers } from '../../database/schema.ts';
import { footerLinkList } from '../../shared/footer-links.ts';
import { languageCode } from '../../shared/languages.ts';
import { officeNameSql } from '../../shared/system-parameters.ts';

const { Logo } = FooterLogoElementType;
const { Information } = FooterInformationElementType;
const { Updates } = FooterUpdatesElementType;

/** A part that was never saved has a default name; the logo has no text, the updates have no content. */
const element = objectOf<FooterElement>({
  type: 'd.type',
  displayText: `case when d.type = ${Logo} then e.display_text else coalesce(e.display_text, d.name) end`,
  isActive: 'coalesce(e.is_active, true)',
  content: jsonSql(`case d.type
    when ${Logo} then coalesce(e.content, jsonb_build_object('bip', 'Biuletyn Informacji Publicznej', 'office', ${officeNameSql}))
    when ${Information} then jsonb_build_object('links', ${footerLinkList})
    when ${Updates} then null
    else coalesce(e.content, jsonb_build_object('text', '')) end`),
});

const footer = rowShape({
  revision: integer('coalesce(f.revision, 1)'),
  language: json(languageReference('l')),
  footerElements: json(
    listOf<FooterElement>(
      element,
      'd.type',
      `kinds d
        left join footer_elements e on e.language_id = l.id and e.type = d.type`,
    ),
  ),
});

const types = Object.keys(footerElementTypeLabels).map(Number);
const names = Object.values(footerElementTypeLabels);

/** Null for an unknown language. */
export async function findFooter(db: Database, lang: string) {
  const [row] = await db.rows(
    footer,
    sql`with kinds as (select * from unnest(${idList(types)}, ${textList(names)}) as k (type, name))
      ${footer.select} from languages l left join footers f on f.language_id = l.id
      where l.iso_code = ${languageCode(lang)}`,
  );
  if (row === undefined) return null;
  const { revision, ...value } = row;
  return { id: value.language.id, revision, value, content: { body: value } };
}

/** A footer that was never saved has no row that could be locked. */
export async function ensureFooter(db: Database, languageId: number): Promise<void> {
  await db.insert(footers).values({ languageId }).onConflictDoNothing();
}

/** Writes only the given parts. */
export async function writeParts(
  tx: Database,
  languageId: number,
  { footerElements: parts }: FooterInput,
): Promise<void> {
  for (const { content, displayText = null, ...part } of parts) {
    const columns = columnsIn(footerElements, { ...part, displayText, content: storedContent(content ?? null) });
    await tx
      .insert(footerElements)
      .values({ languageId, ...columns })
      .onConflictDoUpdate({ target: [footerElements.languageId, footerElements.type], set: columns });
    if (part.type === FooterInformationElementType.Information) await writeLinks(tx, languageId, linksOf(content));
  }
}

type Content = NonNullable<FooterInput['footerElements'][number]['content']>;

function storedContent(content: Content | null) {
  if (content === null || 'links' in content) return null;
  return content;
}

function linksOf(content: Content | null | undefined): FooterLinkInput[] {
  return content && 'links' in content ? content.links : [];
}

async function writeLinks(tx: Database, languageId: number, list: readonly FooterLinkInput[]): Promise<void> {
  await tx.delete(footerLinks).where(eq(footerLinks.languageId, languageId));
  if (list.length === 0) return;
  await tx.insert(footerLinks).values(
    list.map(({ sourceId = null, parentKey: _always, ...link }, position) => {
      const { type } = link;
      const isMenu = type === FooterLinkType.HorizontalMenu || type === FooterLinkType.VerticalMenu;
      return {
        ...columnsIn(footerLinks, link),
        languageId,
        position,
        menuElementId: isMenu ? sourceId : null,
        articleId: type === FooterLinkType.Article ? sourceId : null,
        bookmarkId: type === FooterLinkType.Bookmark ? sourceId : null,
      };
    }),
  );
}
