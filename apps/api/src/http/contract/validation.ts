// Checks requests against the contract. Validators are compiled when an operation is first called: starting stays fast however long the contract gets.
import { parseMoment } from '@redakcja/domain/shared/formats/dates';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { notFound, ProblemError } from '../problem.ts';
import { changedValues } from './changed-values.ts';
import {
  type ContractDocument,
  maxInteger,
  type OperationObject,
  type Parameter,
  pointer,
  type ResponseObject,
  readContract,
  resolve,
  type Schema,
} from './document.ts';
import { sentence } from './message-labels.ts';
import { fieldErrors } from './messages.ts';
import { parameterReader } from './parameter-reader.ts';
import { readBack } from './read-back.ts';
import { checkLengthsQuickly } from './text-lengths.ts';

const contractId = 'contract';

export interface Checks {
  /** Path parameters; throws notFound for an identifier that cannot exist. */
  params: (raw: Record<string, string>) => Record<string, unknown>;
  query: (raw: Record<string, unknown>) => Record<string, unknown>;
  /** The contract's own rules of the body: the first broken one, or all of them. The domain's schema adds its messages (see body.ts). */
  body: (body: unknown, wanted: 'first' | 'all') => ReturnType<typeof fieldErrors>;
  /** The body of a PUT that was read by the GET, as it is written; any other body unchanged. */
  written: (body: unknown) => unknown;
  /** What of such a body is not stored already (changed-values.ts). */
  changed: (stored: unknown, sent: unknown) => unknown;
  /** Compiles the check of a body. */
  prepareBody: () => void;
  /** Fields of a form with files, converted from text to the types of the contract. Throws a 400. */
  form: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

function newAjv(document: ContractDocument, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    useDefaults: true,
    coerceTypes: false,
    validateSchema: false,
  });
  addFormats.default(ajv);
  // stricter than ajv's: offsets and years that PostgreSQL accepts
  ajv.addFormat('date-time', (text) => parseMoment(text) !== null);
  checkLengthsQuickly(ajv);
  ajv.addSchema(document, contractId);
  return ajv;
}

const made: Partial<Record<'first' | 'all', Ajv2020>> = {};
const checks = new Map<OperationObject, Checks>();

function ajv(wanted: 'first' | 'all'): Ajv2020 {
  made[wanted] ??= newAjv(readContract(), wanted === 'all');
  return made[wanted];
}

/** What all checks need, in steps. */
export const prepareChecks = [() => void ajv('all'), () => void ajv('first')];

/** The checks of an operation: the same for all servers of the process, as they depend on nothing but the contract. */
export function checksOf(path: string, method: string, operation: OperationObject): Checks {
  const known = checks.get(operation);
  if (known !== undefined) return known;
  const document = readContract();
  const all = [...(document.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])];
  const parameters = all.map((one) => resolve<Parameter>(document, one));
  const lazy: Lazy = (schema, wanted = 'first') => {
    let compiled: ValidateFunction | undefined;
    return () => {
      compiled ??= ajv(wanted).compile(schema());
      return compiled;
    };
  };
  const own: Checks = {
    params: paramsCheck(document, ofPlace(parameters, 'path'), lazy),
    query: queryCheck(document, ofPlace(parameters, 'query'), lazy),
    ...bodyCheck(path, method, operation, lazy),
    ...(method === 'put' ? putChecks(document, path, operation) : otherChecks),
    form: formCheck(document, operation, lazy),
  };
  checks.set(operation, own);
  return own;
}

type PutChecks = Pick<Checks, 'written' | 'changed'>;

const otherChecks: PutChecks = { written: (body) => body, changed: (_stored, sent) => sent };

function putChecks(document: ContractDocument, path: string, operation: OperationObject): PutChecks {
  const schema = operation.requestBody?.content[jsonKind]?.schema ?? {};
  let convert: ReturnType<typeof readBack> | undefined;
  const written: Checks['written'] = (body) => {
    convert ??= readBack(document, answerSchema(document, path), schema);
    return convert === null ? body : convert(body);
  };
  return { written, changed: (stored, sent) => changedValues(document, schema, written(stored), written(sent)) };
}

/** What the GET of an address answers. */
function answerSchema(document: ContractDocument, path: string): Schema {
  const answer = document.paths[path]?.get?.responses['200'];
  return (answer && resolve<ResponseObject>(document, answer).content?.[jsonKind]?.schema) ?? {};
}

const jsonKind = 'application/json';

type Lazy = (schema: () => object, wanted?: 'first' | 'all') => () => ValidateFunction;

function ofPlace(parameters: readonly Parameter[], place: Parameter['in']): Parameter[] {
  return parameters.filter((parameter) => parameter.in === place);
}

/** References of the contract stay in the contract's own document. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${contractId}#/`)) as Schema;
}

function objectOf(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [one.name, absolute(one.schema)])),
    required: parameters.filter((one) => one.required === true).map((one) => one.name),
    additionalProperties: false,
  };
}

function refuse(validate: ValidateFunction): ProblemError {
  const fields = fieldErrors(validate.errors ?? []);
  return new ProblemError(400, 'Nieprawidłowe zapytanie', fields.map(sentence), { fields });
}

function paramsCheck(document: ContractDocument, parameters: readonly Parameter[], lazy: Lazy): Checks['params'] {
  const readers = parameters.map((one) => ({ name: one.name, read: parameterReader(document, one.schema) }));
  const identifiers = readers.filter(({ name }) => name === 'id' || name.endsWith('Id'));
  const validator = lazy(() => objectOf(parameters), 'all');
  return (raw) => {
    if (readers.length === 0) return raw;
    const values = Object.fromEntries(readers.map(({ name, read }) => [name, read(raw[name])]));
    for (const { name } of identifiers) {
      const value = values[name];
      if (typeof value === 'number' && value > maxInteger) throw notFound();
    }
    const validate = validator();
    if (!validate(values)) throw refuse(validate);
    return values;
  };
}

function queryCheck(document: ContractDocument, parameters: readonly Parameter[], lazy: Lazy): Checks['query'] {
  const readers = new Map(parameters.map((one) => [one.name, parameterReader(document, one.schema)]));
  const validator = lazy(() => objectOf(parameters), 'all');
  return (raw) => {
    const values: Record<string, unknown> = Object.create(null);
    for (const name in raw) values[name] = readers.get(name)?.(raw[name]) ?? raw[name];
    const validate = validator();
    if (!validate(values)) throw refuse(validate);
    return values;
  };
}

function bodyCheck(
  path: string,
  method: string,
  operation: OperationObject,
  lazy: Lazy,
): Pick<Checks, 'body' | 'prepareBody'> {
  const { content = {}, required = false } = operation.requestBody ?? {};
  if (content['application/json']?.schema === undefined) return { body: () => [], prepareBody: () => undefined };
  const place = pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
  const schema = () => ({ $ref: `${contractId}${place}` });
  const validators = { first: lazy(schema), all: lazy(schema, 'all') };
  return {
    body: (body, wanted) => {
      if (body === undefined) return required ? [{ path: '', message: 'Pole wymagane' }] : [];
      const validate = validators[wanted]();
      return validate(body) ? [] : fieldErrors(validate.errors ?? []);
    },
    prepareBody: () => void validators.first(),
  };
}

/** Whether the operation takes a form with files. */
export function takesForm({ requestBody }: OperationObject): boolean {
  return requestBody?.content['multipart/form-data'] !== undefined;
}

function formCheck(document: ContractDocument, { requestBody }: OperationObject, lazy: Lazy): Checks['form'] {
  const schema = requestBody?.content['multipart/form-data']?.schema;
  if (schema === undefined) return (fields) => ({ ...fields });
  const form = resolve<Schema>(document, schema);
  const properties = Object.entries((form.properties ?? {}) as Record<string, Schema>);
  const readers = new Map(properties.map(([name, property]) => [name, parameterReader(document, property)]));
  // a file has become an object that names its place on the disk
  const validator = lazy(
    () => ({
      ...form,
      properties: Object.fromEntries(
        properties.map(([name, property]) => [
          name,
          property.contentMediaType === undefined ? absolute(property) : { type: 'object' },
        ]),
      ),
    }),
    'all',
  );
  return (fields) => {
    const values: Record<string, unknown> = Object.create(null);
    for (const [name, value] of Object.entries(fields)) values[name] = readers.get(name)?.(value) ?? value;
    const validate = validator();
    if (validate(values)) return values;
    const broken = fieldErrors(validate.errors ?? []);
    throw new ProblemError(400, 'Formularz zawiera błędy', broken.map(sentence), { fields: broken });
  };
}
