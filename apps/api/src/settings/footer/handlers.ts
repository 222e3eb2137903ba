// Footer of the public site, one per language version (specification, sections 2.6, 3 and 5).

import { footerSchema } from '@redakcja/domain/settings/footer/footer-form';
import { footerArticleStatuses, footerArticleTypes } from '@redakcja/domain/settings/footer/footer-sources';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { Footer } from '@redakcja/generated/model/footer';
import type { FooterElementInput } from '@redakcja/generated/model/footerElementInput';
import type { FooterInput } from '@redakcja/generated/model/footerInput';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import type { FooterTextElementInput } from '@redakcja/generated/model/footerTextElementInput';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { type SQL, sql } from 'drizzle-orm';
import type { Area, BodyCleaners, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { footers } from '../../database/schema.ts';
import { invalid } from '../../http/problem.ts';
import { missingIds } from '../../shared/missing-ids.ts';
import { cleanedText } from '../../text/clean-text.ts';
import { footerFacts } from './footer-facts.ts';
import { ensureFooter, findFooter, writeParts } from './footer-queries.ts';

const resource = records({
  table: footers,
  key: footers.languageId,
  find: findFooter,
  missing: (lang: string) => `Nie ma wersji językowej ${lang}`,
  journal: {
    recordType: JournalRecordType.Footer,
    nameOf: ({ language }: Footer) => language.name,
    fieldsOf: footerFacts,
  },
});

/** The language is the id. */
const target = <Call extends { params: { lang: string } }>(call: Call) => ({
  ...call,
  params: { id: call.params.lang },
});

const updateFooter: Handler<'updateFooter'> = ({ body, ...call }) =>
  resource.update(target(call), async ({ language }) => {
    await requireSources(call.db, body, language.id);
    await ensureFooter(call.db, language.id);
    return { columns: {}, write: () => writeParts(call.db, language.id, body) };
  });

function isText(part: FooterElementInput): part is FooterTextElementInput {
  return part.content != null && 'text' in part.content;
}

const cleanFooter: NonNullable<BodyCleaners['updateFooter']> = async ({ db, services, caller, params, body }) => {
  const stored = (await findFooter(db, params.lang))?.value.footerElements ?? [];
  const texts = stored.map(({ content }) => (content && 'text' in content ? content.text : '')).join('');
  const parts: FooterInput['footerElements'] = [];
  for (const part of body.footerElements) {
    if (!isText(part)) parts.push(part);
    else
      parts.push({
        ...part,
        content: { text: await cleanedText(services, caller.id, part.content.text, 'richText', texts) },
      });
  }
  return { footerElements: parts };
};

const element = (type: MenuType) => () => sql`select id from menu_elements where type = ${type}`;

/** The queries of the sources of links, with the message for a missing one. */
const sources: Partial<Record<FooterLinkType, { rows: (languageId: number) => SQL; message: string }>> = {
  [FooterLinkType.HorizontalMenu]: {
    rows: element(MenuType.Horizontal),
    message: 'Kategoria nie istnieje w menu poziomym',
  },
  [FooterLinkType.VerticalMenu]: {
    rows: element(MenuType.Vertical),
    message: 'Kategoria nie istnieje w menu pionowym',
  },
  [FooterLinkType.Article]: {
    // a stored source may have been withdrawn since
    rows: (languageId) => sql`select id from articles where language_id = ${languageId} and (
      (status = any(${idList(footerArticleStatuses)}) and type = any(${idList(footerArticleTypes)}))
      or id in (select article_id from footer_links where language_id = ${languageId}))`,
    message: 'Artykuł nie istnieje w tym języku albo stopka nie może do niego prowadzić',
  },
  [FooterLinkType.Bookmark]: {
    rows: (languageId) => sql`select id from bookmarks where language_id = ${languageId}`,
    message: 'Zakładka nie istnieje w tym języku',
  },
};

async function requireSources(db: Database, { footerElements }: FooterInput, languageId: number): Promise<void> {
  const errors: FieldError[] = [];
  for (const [part, { content }] of footerElements.entries()) {
    const links = content && 'links' in content ? content.links : [];
    for (const [type, { rows, message }] of Object.entries(sources)) {
      const ofType = links.flatMap((link, i) => (link.type === Number(type) ? [{ id: link.sourceId ?? 0, i }] : []));
      const ids = ofType.map(({ id }) => id);
      const unknown = await missingIds(db, ids, rows(languageId));
      const wrong = ofType.filter(({ id }) => unknown.has(id));
      errors.push(...wrong.map(({ i }) => ({ path: `footerElements.${part}.content.links.${i}.sourceId`, message })));
    }
  }
  if (errors.length > 0) throw invalid(errors);
}

export const footerArea = {
  inputs: { updateFooter: footerSchema },
  cleaners: { updateFooter: cleanFooter },
  handlers: {
    getFooter: (call) => resource.get(target(call)),
    updateFooter,
  },
} satisfies Area;
