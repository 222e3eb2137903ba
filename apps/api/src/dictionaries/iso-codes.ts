import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import type { Handler } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { etagOf } from '../shared/etag.ts';
import { conflict, invalid, isDuplicate, notFound, preconditionFailed } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { importRows } from './import-rows.ts';
import { isoCodeImporter } from './iso-code-import.ts';
import {
  type CodeToRemove,
  findIsoCode,
  flagExists,
  insertIsoCode,
  languageOfCode,
  lockIsoCodes,
  removeIsoCodes,
  writeIsoCode,
} from './iso-code-queries.ts';

const missing = (id: number) => `Nie znaleziono kodu ISO o numerze ${id}`;
const usedBy = (code: string, language: string) => `Kod ISO „${code}” jest używany przez wersję językową „${language}”`;

export async function respondIsoCode({ db }: Pick<Services, 'db'>, id: number) {
  const found = await findIsoCode(db, id);
  if (found === null) throw notFound(missing(id));
  return { body: found.code, etag: etagOf(found.revision) };
}

export const createIsoCode: Handler<'createIsoCode'> = async ({ services, body }) => {
  await requireFlag(services.db, body);
  const id = await insertIsoCode(services.db, body).catch(refuseDuplicate(body));
  return { body: { id }, location: `/api/dictionaries/iso-codes/${id}` };
};

export const updateIsoCode: Handler<'updateIsoCode'> = async ({ services, params, body, ifMatch }) => {
  const { db } = services;
  const { id } = params;
  const found = await findIsoCode(db, id);
  if (found === null) throw notFound(missing(id));
  const { code, isDefault } = found.code;
  if (isDefault) throw conflict('Domyślnego kodu ISO nie można zmienić');
  const language = body.code === code ? null : await languageOfCode(db, code);
  if (language !== null) throw conflict(usedBy(code, language));
  await requireFlag(db, body);
  const written = await writeIsoCode(db, id, body, ifMatch).catch(refuseDuplicate(body));
  if (!written) throw preconditionFailed();
  return respondIsoCode(services, id);
};

export const deleteIsoCodes: Handler<'deleteIsoCodes'> = async ({ services, query }) => {
  const { ids } = query;
  const results = await services.db.transaction(async (tx) => {
    const codes = await lockIsoCodes(tx, ids);
    const rows = ids.map((id) => resultOf(id, codes.get(id)));
    await removeIsoCodes(
      tx,
      rows.filter(({ done }) => done).map(({ id }) => id),
    );
    return rows;
  });
  return { body: results };
};

export const importIsoCodes: Handler<'importIsoCodes'> = async ({ services, body }) => {
  return { body: await importRows(services.db, isoCodeImporter, body) };
};

function resultOf(id: number, found: CodeToRemove | undefined): RowResult {
  if (found === undefined) return { id, done: false, errors: [missing(id)] };
  const { code, isDefault, language } = found;
  const errors = isDefault
    ? [`Domyślnego kodu ISO „${code}” nie można usunąć`]
    : language === null
      ? []
      : [usedBy(code, language)];
  return { id, name: code, done: errors.length === 0, errors };
}

async function requireFlag(db: Database, { fileId }: IsoCodeInput): Promise<void> {
  if (fileId === undefined || (await flagExists(db, fileId))) return;
  throw invalid([{ path: 'fileId', message: 'Nie ma takiej flagi' }]);
}

function refuseDuplicate({ code }: IsoCodeInput) {
  return (error: unknown): never => {
    if (isDuplicate(error)) throw conflict(`Kod ISO „${code}” już istnieje`);
    throw error;
  };
}
