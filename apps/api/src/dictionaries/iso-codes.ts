import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import type { IsoCodesImportInput } from '@redakcja/generated/model/isoCodesImportInput';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import type { Answer, Call } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { etagOf } from '../shared/etag.ts';
import { conflict, invalid, isDuplicate, notFound, preconditionFailed } from '../shared/problem.ts';
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

export async function answerIsoCode({ db }: Pick<Call['services'], 'db'>, id: number): Promise<Answer> {
  const found = await findIsoCode(db, id);
  if (found === null) throw notFound(missing(id));
  return { body: found.code, etag: etagOf(found.revision) };
}

export async function createIsoCode({ services, body }: Call<IsoCodeInput>): Promise<Answer> {
  await requireFlag(services.db, body);
  const id = await insertIsoCode(services.db, body).catch(refuseDuplicate(body));
  return { status: 201, body: { id }, location: `/api/dictionaries/iso-codes/${id}` };
}

export async function updateIsoCode({ services, params, body, ifMatch }: Call<IsoCodeInput>): Promise<Answer> {
  const { db } = services;
  const id = Number(params.id);
  const found = await findIsoCode(db, id);
  if (found === null) throw notFound(missing(id));
  const { code, isDefault } = found.code;
  if (isDefault) throw conflict('Domyślnego kodu ISO nie można zmienić');
  const language = body.code === code ? null : await languageOfCode(db, code);
  if (language !== null) throw conflict(usedBy(code, language));
  await requireFlag(db, body);
  const written = await writeIsoCode(db, id, body, ifMatch).catch(refuseDuplicate(body));
  if (!written) throw preconditionFailed();
  return answerIsoCode(services, id);
}

export async function deleteIsoCodes({ services, query }: Call): Promise<Answer> {
  const ids = query.ids as number[];
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
}

export async function importIsoCodes({ services, body }: Call<IsoCodesImportInput>): Promise<Answer> {
  return { body: await importRows(services.db, isoCodeImporter, body) };
}

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
