// System parameters that the server itself uses. Each has a fallback, so that an invalid row cannot lock users out.

import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jsonSql } from '../database/rows/json-sql.ts';
import { json, rowShape, text } from '../database/rows/row-shape.ts';

export interface SystemParameters {
  /** Minutes without activity; null when the switch is off. */
  sessionTimeout: number | null;
  /** MB */
  maxFileSize: number;
  maxNewAttachmentCount: number;
  maxLengthExtraContent: number;
  newTabOpenLinks: boolean;
  /** Who wrote an article cannot publish it. */
  requiresSecondPerson: boolean;
  clientId: number | null;
  /** Manuals that the office has uploaded: the key of their parameter, and the address of the file. */
  manuals: readonly { key: string; path: string }[];
  /** Of the office's data: the name of its office, or of the unit. */
  officeName: string;
}

const officeNameKey = 'OfficeName';

/** The one name of the office, wherever it is shown: of its office, or of the unit. */
export const officeNameSql = "(select coalesce(nullif(o.office_name, ''), o.name) from offices o)";

const parameter = rowShape({
  key: text('key_name'),
  value: json(jsonSql<Readonly<Record<string, unknown>>>('value')),
});

const all = sql`${parameter.select} from (select key_name, value from system_parameters union all
  select ${officeNameKey}::text, jsonb_build_object('value', ${sql.raw(officeNameSql)})) p`;

export async function readSystemParameters(db: Database): Promise<SystemParameters> {
  const rows = await db.rows(parameter, all);
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const at = (key: string, field: string) => values.get(key)?.[field];
  const number = (key: string, fallback: number) => {
    const value = at(key, 'value');
    return typeof value === 'number' ? value : fallback;
  };
  const clientId = at('ClientId', 'clientId');
  const officeName = at(officeNameKey, 'value');
  const manuals = ['UserManual', 'BipUserManual'].flatMap((key) => {
    const file = at(key, 'userManual');
    const path: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, 'path') : undefined;
    return typeof path === 'string' ? [{ key, path }] : [];
  });
  return {
    manuals,
    sessionTimeout: at('SessionTimeout', 'enabled') === false ? null : number('SessionTimeout', 15),
    maxFileSize: number('MaxFileSize', 10),
    maxNewAttachmentCount: number('MaxNewAttachmentCount', 5),
    maxLengthExtraContent: number('MaxLengthExtraContent', 500),
    requiresSecondPerson: at('SecondPerson', 'isEnabled') === true,
    newTabOpenLinks: at('NewTabOpenLinks', 'isEnabled') === true,
    clientId: typeof clientId === 'number' ? clientId : null,
    officeName: typeof officeName === 'string' && officeName !== '' ? officeName : 'Biuletyn Informacji Publicznej',
  };
}
