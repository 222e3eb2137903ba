// Header of the public site, one per language version (specification, sections 2.6 and 3). Its id is that of the language.
import { headerSchema } from '@redakcja/domain/settings/header-form';
import type { Header } from '@redakcja/generated/model/header';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { sql } from 'drizzle-orm';
import type { Area, BodyCleaners, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';
import { languageReference } from '../../database/rows/json-sql.ts';
import { integer, json, rowShape, text } from '../../database/rows/row-shape.ts';
import { headers } from '../../database/schema.ts';
import { cleanedText } from '../../text/clean-text.ts';

const header = rowShape({
  revision: integer('coalesce(h.revision, 1)'),
  officeName: text("coalesce(h.office_name, '')"),
  language: json(languageReference('l')),
});

async function findHeader(db: Database, id: number) {
  const [row] = await db.rows(
    header,
    sql`${header.select} from languages l left join headers h on h.language_id = l.id where l.id = ${id}`,
  );
  if (row === undefined) return null;
  const { revision, ...value } = row;
  return { id, revision, value, content: { body: value } };
}

const resource = records({
  table: headers,
  key: headers.languageId,
  find: findHeader,
  missing: (id: number) => `Nie ma wersji językowej o numerze ${id}`,
  journal: {
    recordType: JournalRecordType.Header,
    nameOf: ({ language }: Header) => language.name,
    fieldsOf: ({ officeName }) => ({ officeName }),
  },
});

/** Turns line breaks into spaces. */
const lineEnds = /<\/(?:p|div|h[1-6]|li|blockquote|pre|tr|td|th)>|<br[^>]*>|[\r\n]+/gi;

const cleanHeader: NonNullable<BodyCleaners['updateHeader']> = async ({ services, caller, body }) => {
  const line = body.officeName.replace(lineEnds, ' ');
  return { officeName: (await cleanedText(services, caller.id, line, 'letters')).trim() };
};

const updateHeader: Handler<'updateHeader'> = ({ body, ...call }) =>
  resource.update(call, async ({ language }) => {
    await ensureHeader(call.db, language.id);
    return { columns: body };
  });

/** A header that was never saved has no row that could be locked. */
async function ensureHeader(db: Database, languageId: number): Promise<void> {
  await db.insert(headers).values({ languageId }).onConflictDoNothing();
}

export const headerArea = {
  inputs: { updateHeader: headerSchema },
  cleaners: { updateHeader: cleanHeader },
  handlers: { getHeader: resource.get, updateHeader },
} satisfies Area;
