import { footerElementTypeLabels } from '@redakcja/domain/settings/settings-labels';
import type { Footer } from '@redakcja/generated/model/footer';
import type { FooterElement } from '@redakcja/generated/model/footerElement';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import type { FooterInput } from '@redakcja/generated/model/footerInput';
import type { FooterLink } from '@redakcja/generated/model/footerLink';
import type { FooterLinkInput } from '@redakcja/generated/model/footerLinkInput';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { footerElements, footerLinks, footers } from '../../database/schema.ts';
import { sanitiseRichText } from '../../shared/sanitise.ts';
import type { Services } from '../../shared/services.ts';
import { languageReference, listOf, objectOf } from '../../shared/sql-json.ts';
import { statementOf } from '../../shared/sql-values.ts';

const { Logo } = FooterLogoElementType;
const { Information } = FooterInformationElementType;
const { Updates } = FooterUpdatesElementType;

const link = objectOf<FooterLink>({
  key: 'x.key',
  parentKey: 'null',
  type: 'x.type',
  sourceId: 'coalesce(x.menu_element_id, x.article_id, x.bookmark_id)',
  url: 'x.url',
  slug: 'coalesce(n.slug, a.slug)',
  displayText: 'x.display_text',
  title: 'x.title',
  target: 'x.target',
});

const links = `(select ${listOf(link, 'x.position')} from footer_links x
  left join menu_element_translations n on n.menu_element_id = x.menu_element_id and n.language_id = x.language_id
  left join articles a on a.id = x.article_id where x.language_id = l.id)`;

/** A part that was never saved has its own name; the logo needs no text of its own, the updates no content. */
const element = objectOf<FooterElement>({
  type: 'd.type',
  displayText: `case when d.type = ${Logo} then e.display_text else coalesce(e.display_text, d.name) end`,
  isActive: 'coalesce(e.is_active, true)',
  content: `case d.type
    when ${Logo} then coalesce(e.content, jsonb_build_object('bip', 'Biuletyn Informacji Publicznej', 'office', ''))
    when ${Information} then jsonb_build_object('links', ${links})
    when ${Updates} then null
    else coalesce(e.content, jsonb_build_object('text', '')) end`,
});

const statement = statementOf(`select ${languageReference('l')} as language, coalesce(f.revision, 1) as revision,
  (select ${listOf(element, 'd.type')} from unnest($2::int[], $3::text[]) as d (type, name)
    left join footer_elements e on e.language_id = l.id and e.type = d.type) as "footerElements"
  from languages l left join footers f on f.language_id = l.id where l.iso_code = $1`);

const types = Object.keys(footerElementTypeLabels).map(Number);
const names = Object.values(footerElementTypeLabels);

/** Null for an unknown language. */
export async function findFooter({ read }: Pick<Services, 'read'>, lang: string) {
  const [row] = await read<Footer & { revision: number }>(statement, [lang, types, names]);
  if (row === undefined) return null;
  const { revision, ...footer } = row;
  return { footer, revision };
}

/** Writes the parts that are given. False when somebody was faster than this revision. */
export async function writeFooter(
  tx: Database,
  languageId: number,
  { footerElements: parts }: FooterInput,
  revision: number,
): Promise<boolean> {
  await tx.insert(footers).values({ languageId }).onConflictDoNothing();
  const written = await tx
    .update(footers)
    .set({ revision: sql`${footers.revision} + 1` })
    .where(and(eq(footers.languageId, languageId), eq(footers.revision, revision)))
    .returning({ languageId: footers.languageId });
  if (written.length === 0) return false;
  for (const { type, displayText = null, isActive, ...part } of parts) {
    const texts = storedContent(part.content ?? null);
    await tx
      .insert(footerElements)
      .values({ languageId, type, displayText, isActive, content: texts })
      .onConflictDoUpdate({
        target: [footerElements.languageId, footerElements.type],
        set: { displayText, isActive, content: texts },
      });
    if (type === FooterInformationElementType.Information) await writeLinks(tx, languageId, linksOf(part.content));
  }
  return true;
}

type Content = NonNullable<FooterInput['footerElements'][number]['content']>;

function storedContent(content: Content | null) {
  if (content === null || 'links' in content) return null;
  return 'text' in content ? { text: sanitiseRichText(content.text) } : content;
}

function linksOf(content: Content | null | undefined): FooterLinkInput[] {
  return content && 'links' in content ? content.links : [];
}

async function writeLinks(tx: Database, languageId: number, list: readonly FooterLinkInput[]): Promise<void> {
  await tx.delete(footerLinks).where(eq(footerLinks.languageId, languageId));
  if (list.length === 0) return;
  await tx.insert(footerLinks).values(
    list.map(({ key, type, sourceId = null, url = null, displayText, title, target }, position) => {
      const isMenu = type === FooterLinkType.HorizontalMenu || type === FooterLinkType.VerticalMenu;
      return {
        languageId,
        position,
        key,
        type,
        url,
        displayText,
        title,
        target,
        menuElementId: isMenu ? sourceId : null,
        articleId: type === FooterLinkType.Article ? sourceId : null,
        bookmarkId: type === FooterLinkType.Bookmark ? sourceId : null,
      };
    }),
  );
}
