// `Operations`: what the server's handlers take and give, per operationId. Path and query are as they are after parsing: numbers are numbers,
// and what has a default is there. Shapes of bodies are the ones that orval has made of the contract's components.
import { resolve } from './resolve.mjs';

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const scalars = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

/** Prints a schema; `used` collects the names of the components it refers to. */
function typeOf(schema, used) {
  const { $ref, type, items } = schema;
  if ($ref !== undefined) {
    const name = $ref.replace('#/components/schemas/', '');
    used.add(name);
    return name;
  }
  if (schema.enum !== undefined) return `(${schema.enum.map((value) => JSON.stringify(value)).join(' | ')})`;
  if (type === 'array' && items !== undefined) return `readonly ${typeOf(items, used)}[]`;
  const types = [type].flat().map((one) => scalars[one]);
  if (types.includes(undefined))
    throw new Error(`Give this schema a name in the contract: ${JSON.stringify(schema).slice(0, 200)}`);
  return types.join(' | ');
}

function properties(entries) {
  return entries.length === 0 ? '{}' : `{ ${entries.join('; ')} }`;
}

function parametersOf(parameters, place, used) {
  return properties(
    parameters
      .filter((one) => one.in === place)
      .map(({ name, required, schema }) => {
        const isThere = required === true || schema.default !== undefined;
        return `${name}${isThere ? '' : '?'}: ${typeOf(schema, used)}`;
      }),
  );
}

function bodyOf(document, { requestBody }, used) {
  if (requestBody === undefined) return 'undefined';
  const { content, required } = resolve(document, requestBody);
  const form = content['multipart/form-data'];
  if (form !== undefined) {
    const defaults = Object.entries(resolve(document, form.schema).properties)
      .filter(([, property]) => property.default !== undefined)
      .map(([name]) => `'${name}'`);
    return `ReceivedForm<${typeOf(form.schema, used)}, ReceivedFile, ${defaults.join(' | ') || 'never'}>`;
  }
  return `${typeOf(content['application/json'].schema, used)}${required === true ? '' : ' | undefined'}`;
}

/** Success only: problems are thrown, and have the same format in all operations. */
function answersOf(document, { responses }, used) {
  const answers = Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([status, response]) => {
      const { content = {}, headers = {} } = resolve(document, response);
      const [mediaType] = Object.keys(content);
      const isFile = mediaType !== undefined && mediaType !== 'application/json';
      const body = mediaType === undefined ? 'undefined' : isFile ? 'Blob' : typeOf(content[mediaType].schema, used);
      // the others are made where every answer is sent
      const names = Object.entries(headers)
        .map(([name, header]) => [name, resolve(document, header)])
        .filter(([, header]) => header.required)
        .map(([name, { schema }]) => `'${name}': ${typeOf(schema, used)}`);
      return `${status}: { body: ${body}; headers: ${properties(names)} }`;
    });
  return properties(answers);
}

function operationOf(document, item, operation, used) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(document, one));
  const security = operation.security ?? document.security;
  const ifMatch = parameters.some(({ name }) => name === 'If-Match') ? "{ 'If-Match': string | undefined }" : '{}';
  return [
    `  ${operation.operationId}: {`,
    `    params: ${parametersOf(parameters, 'path', used)};`,
    `    query: ${parametersOf(parameters, 'query', used)};`,
    `    headers: ${ifMatch};`,
    `    body: ${bodyOf(document, operation, used)};`,
    `    answers: ${answersOf(document, operation, used)};`,
    `    isPublic: ${security.length === 0 || security.some((one) => one.bearer === undefined)};`,
    '  };',
  ];
}

const head = `
/** A form as it is received: a file of it is what the server has made of it, and fields with a default are there. */
export type ReceivedForm<Form, ReceivedFile, Defaults extends keyof Form> = {
  [Name in keyof Form]: Exclude<Form[Name], Blob> | (Blob extends Form[Name] ? ReceivedFile : never);
} & Required<Pick<Form, Defaults>>;
`;

export function operationTypes(document) {
  const used = new Set();
  const operations = Object.values(document.paths).flatMap((item) =>
    methods.filter((method) => item[method]).flatMap((method) => operationOf(document, item, item[method], used)),
  );
  const imports = [...used].sort().map((name) => {
    return `import type { ${name} } from './model/${name[0].toLowerCase()}${name.slice(1)}.ts';`;
  });
  return [
    '// Generated from openapi.yaml. Nobody writes here.',
    ...imports,
    head,
    'export interface Operations<ReceivedFile = Blob> {',
    ...operations,
    '}',
    '',
  ].join('\n');
}
