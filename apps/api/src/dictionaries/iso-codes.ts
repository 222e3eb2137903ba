import {
  defaultIsoCodeChange,
  defaultIsoCodeRemoval,
  isoCodeUsed,
} from '@redakcja/domain/dictionaries/dictionary-obstacles';
import { isoCodeFlagMessage } from '@redakcja/domain/dictionaries/iso-code-form';
import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import type { Handler } from '../call/handler.ts';
import { records } from '../call/records.ts';
import { deleteBy, removeRows } from '../call/remove-rows.ts';
import type { Database } from '../database/database.ts';
import { columnsIn } from '../database/rows/table-columns.ts';
import { isoCodes } from '../database/schema.ts';
import { conflict, invalid, refuseDuplicate } from '../http/problem.ts';
import { importRows } from './import-rows.ts';
import { isoCodeImporter } from './iso-code-import.ts';
import {
  defaultRegions,
  findIsoCode,
  flagExists,
  hasUploadedFlag,
  insertIsoCode,
  languageOfCode,
  lockIsoCodes,
} from './iso-code-queries.ts';

const missing = (id: number) => `Nie znaleziono kodu ISO o numerze ${id}`;
const duplicate = (code: string) => `Kod ISO „${code}” już istnieje`;

const codes = records({ table: isoCodes, key: isoCodes.id, find: findIsoCode, missing });

export const getIsoCode: Handler<'getIsoCode'> = codes.get;

export const createIsoCode: Handler<'createIsoCode'> = async ({ db, body }) => {
  await requireFlag(db, body);
  const id = await insertIsoCode(db, body).catch(refuseDuplicate(duplicate(body.code), 'code'));
  return { body: { id }, location: `/api/dictionaries/iso-codes/${id}` };
};

export const updateIsoCode: Handler<'updateIsoCode'> = ({ body, ...call }) => {
  const { db } = call;
  return codes
    .update(call, async ({ id, code, isDefault }) => {
      if (isDefault) throw conflict(defaultIsoCodeChange);
      const language = body.code === code ? null : await languageOfCode(db, code);
      if (language !== null) throw conflict(isoCodeUsed(code, language));
      await requireFlag(db, body);
      const region = body.code === code ? {} : { region: (await defaultRegions(db)).get(body.code) ?? null };
      if (region.region === null && body.fileId === undefined && !(await hasUploadedFlag(db, id)))
        throw invalid([{ path: 'fileId', message: isoCodeFlagMessage }]);
      return { columns: { ...columnsIn(isoCodes, body), ...region } };
    })
    .catch(refuseDuplicate(duplicate(body.code), 'code'));
};

export const deleteIsoCodes: Handler<'deleteIsoCodes'> = async ({ db, query, ifMatch }) => ({
  body: await removeRows(
    db,
    { ids: query.ids, etags: query.etags, ifMatch },
    {
      lock: lockIsoCodes,
      missing,
      obstacles: ({ name, isDefault, language }) => {
        if (isDefault) return [defaultIsoCodeRemoval(name)];
        return language === null ? [] : [isoCodeUsed(name, language)];
      },
      remove: deleteBy(isoCodes.id),
    },
  ),
});

export const importIsoCodes: Handler<'importIsoCodes'> = async ({ db, body }) => ({
  body: await importRows(db, isoCodeImporter, body),
});

async function requireFlag(db: Database, { fileId }: IsoCodeInput): Promise<void> {
  if (fileId === undefined || (await flagExists(db, fileId))) return;
  throw invalid([{ path: 'fileId', message: 'Nie ma takiej flagi' }]);
}
