// `bip api OPERACJA --help`: what an operation does, its parameters, and an example to run.
import { operationLabels } from '@redakcja/domain/access/operation-labels';
import { fieldLabels } from '@redakcja/domain/shared/field-labels';
import { columnLabel } from '@redakcja/domain/shared/lists/column-labels';
import {
  type Json,
  type OperationRule,
  type ParameterRule,
  ruleOf,
  type Schema,
  schemaOf,
} from '@redakcja/generated/contract';
import type { Operation } from '@redakcja/generated/operation-lookup';
import { operationPermissions } from '@redakcja/generated/operations';
import { sampleOf, sampleRequest } from '@redakcja/generated/sample-request';

type ListRule = OperationRule & { 'x-filters'?: Record<string, { operations: string[] }>; 'x-sortings'?: string[] };

export function operationHelp(operation: Operation): string {
  const rule: ListRule = ruleOf(operation);
  const parameters = rule.parameters ?? [];
  return [
    `${operation.id}: ${operationLabels[operationIdOf(operation)]}`,
    `${operation.method.toUpperCase()} ${operation.path}`,
    `Kto może: ${whoMay(operation)}`,
    ...(parameters.length > 0 ? ['', 'Parametry (--param nazwa=wartość):', ...parameters.map(parameterLine)] : []),
    ...columnLines(rule),
    ...bodyLines(operation, rule),
    '',
    'Przykład:',
    `  ${exampleOf(operation)}`,
    '',
  ].join('\n');
}

const operationIdOf = (operation: Operation) => ruleOf(operation).operationId;

function whoMay(operation: Operation): string {
  const permissions = operationPermissions[operationIdOf(operation)];
  if (permissions === null) return 'każdy, bez logowania';
  const names = [...new Set(permissions.flat())];
  return names.length === 0 ? 'każdy zalogowany' : names.join(' albo ');
}

const kinds: Readonly<Record<string, string>> = {
  integer: 'liczba całkowita',
  number: 'liczba',
  boolean: 'true albo false',
  string: 'tekst',
  array: 'można powtarzać',
};

const labels: Readonly<Record<string, string>> = {
  page: 'numer strony',
  size: 'wierszy na stronie, 0 = do 1000',
  filters: 'filtr „kolumna;operacja;wartość”',
  sortings: 'sortowanie „kolumna;asc” albo „kolumna;desc”',
  etags: 'znaczniki stanu wierszy, w kolejności numerów',
  'If-Match': 'znacznik stanu (ETag): zapis tylko, gdy nikt nie zmienił',
  'Idempotency-Key': 'klucz, z którym powtórzone żądanie jest wykonane raz',
};

function parameterLine({ name, required, schema: given }: ParameterRule): string {
  const schema = schemaOf(given);
  const type = [schema.type].flat().find((one) => one !== 'null');
  const values = Array.isArray(schema.enum) ? [`jedno z: ${schema.enum.join(', ')}`] : [];
  const limits = [
    ...(schema.minimum === undefined ? [] : [`od ${schema.minimum}`]),
    ...(schema.maximum === undefined ? [] : [`do ${schema.maximum}`]),
    ...(schema.default === undefined ? [] : [`domyślnie ${schema.default}`]),
    ...(required === true ? ['wymagany'] : []),
  ];
  const label = labels[name] ?? fieldLabels[name]?.toLowerCase();
  const notes = [label, ...(values.length > 0 ? values : [kinds[String(type)]]), ...limits];
  return `  ${name.padEnd(18)} ${notes.filter((one) => one !== undefined).join('; ')}`;
}

function columnLines(rule: ListRule): string[] {
  const columns = Object.entries(rule['x-filters'] ?? {});
  const sortings = rule['x-sortings'] ?? [];
  return [
    ...(columns.length > 0 ? ['', 'Kolumny filtrów:'] : []),
    ...columns.map(([name, { operations }]) => `  ${name.padEnd(18)} ${columnLabel(name)}: ${operations.join(', ')}`),
    ...(sortings.length > 0 ? ['', `Kolumny sortowania: ${sortings.join(', ')}`] : []),
  ];
}

function bodyLines(operation: Operation, { requestBody }: OperationRule): string[] {
  if (requestBody === undefined) return [];
  const { body } = sampleRequest(operation);
  if (!(body instanceof FormData)) return ['', 'Treść (--body), na przykład:', indented(body ?? null)];
  return ['', 'Pola formularza (--form pole=wartość, plik: pole=@plik):', `  ${[...body.keys()].join(', ')}`];
}

const indented = (value: Json) => JSON.stringify(value, null, 2).replaceAll(/^/gm, '  ');

/** A command line of this operation with the values that the contract gives as examples; it is a valid request. */
export function exampleOf(operation: Operation): string {
  return ['bip api', operation.id, ...exampleArguments(operation).map(quoted)].join(' ');
}

export function exampleArguments(operation: Operation): string[] {
  const { parameters = [], requestBody } = ruleOf(operation);
  const needed = parameters.filter(({ in: place, required }) => place === 'path' || required === true);
  const params = needed.flatMap(({ name, schema }) =>
    [sampleOf(schema as Schema)].flat().flatMap((value) => ['--param', `${name}=${value}`]),
  );
  const { body } = requestBody === undefined ? { body: undefined } : sampleRequest(operation);
  const sent =
    body instanceof FormData
      ? formFields(operation, body).flatMap((field) => ['--form', field])
      : body === undefined
        ? []
        : ['--body', JSON.stringify(body)];
  return [...params, ...sent, ...(operation.method === 'delete' ? ['--yes'] : [])];
}

/** A form whose fields are all optional is shown with its first file. */
function formFields(operation: Operation, form: FormData): string[] {
  const fields = [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? value : `@${value.name}`}`);
  if (fields.length > 0) return fields;
  const schema = schemaOf(ruleOf(operation).requestBody?.content['multipart/form-data']?.schema ?? {});
  const file = Object.entries((schema.properties ?? {}) as Record<string, Schema>).find(
    ([, property]) => schemaOf(property).contentMediaType !== undefined,
  );
  return file === undefined ? [] : [`${file[0]}=@uchwala.pdf`];
}

const quoted = (word: string) => (/^[\w./:=@,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
