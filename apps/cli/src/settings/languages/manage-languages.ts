// Language versions themselves: `bip languages list`, `add`, `activate`.
import { changeLanguageStatus, createLanguage, listLanguages } from '@redakcja/generated/axios/settings/settings';
import { etagOf } from '@redakcja/generated/http';
import type { LanguageRow } from '@redakcja/generated/model/languageRow';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { authenticate } from '../../auth/authenticate.ts';
import { type Context, info } from '../../shared/context.ts';
import { printList } from '../../shared/output/print-list.ts';
import type { Column } from '../../shared/output/row-shape.ts';
import type { ActivateLanguageOptions, AddLanguageOptions, ListLanguagesOptions } from './commands.ts';
import { languageByCode } from './read-language.ts';

const columns: readonly Column<LanguageRow>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'KOD', value: (row) => row.isoCode },
  { heading: 'NAZWA', value: (row) => row.name },
  { heading: 'NAZWA WŁASNA', value: (row) => row.localName },
  { heading: 'STAN', value: (row) => row.statusName },
  { heading: 'DATY', value: (row) => row.dateFormat },
];

export async function listLanguageRows(options: ListLanguagesOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { sort, filter } = options;
  const query = { ...(filter ? { filters: filter } : {}), ...(sort ? { sortings: sort } : {}) };
  await printList(context, options, { operation: 'listLanguages', columns, id: (row) => row.id }, (page) =>
    listLanguages({ ...query, ...page }),
  );
}

export async function addLanguage(code: string, options: AddLanguageOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { name, localName, dateFormat } = options;
  const isoCode = code.toUpperCase();
  const { id } = await createLanguage({ isoCode, name, localName, dateFormat });
  context.stdout.write(`${id}\n`);
  info(context, `Dodano wersję językową ${isoCode}. Tłumaczenia: bip languages export ${isoCode} --out ${code}.csv`);
}

export async function activateLanguage(
  code: string,
  options: ActivateLanguageOptions,
  context: Context,
): Promise<void> {
  await authenticate(context, options);
  const language = await languageByCode(code);
  const wanted = options.off ? LanguageStatus.Inactive : LanguageStatus.Active;
  const etag = etagOf(language);
  const headers = etag === undefined ? {} : { headers: { 'If-Match': etag } };
  const { isoCode, statusName } = await changeLanguageStatus(language.id, wanted, {}, headers);
  info(context, `Wersja językowa ${isoCode}: ${statusName.toLowerCase()}`);
}
