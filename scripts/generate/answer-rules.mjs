// What a successful answer of an operation is: status, media type, required headers, and the zod schema of its body, put together from the
// schemas of the components in a file per operation, which is loaded when an answer of it is checked.
import { resolve } from './resolve.mjs';

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const scalars = { string: 'string', integer: 'int', number: 'number', boolean: 'boolean' };

/** The zod schema as an expression; `used` collects the names of the components in it. */
function schemaSource({ $ref, type, items, enum: values }, used) {
  if ($ref !== undefined) {
    const name = $ref.replace('#/components/schemas/', '');
    used.add(name);
    return name;
  }
  if (type === 'array') return `zod.array(${schemaSource(items, used)})`;
  if (scalars[type] === undefined || values !== undefined)
    throw new Error(`Give this schema a name in the contract: ${JSON.stringify({ type, values })}`);
  return `zod.${scalars[type]}()`;
}

function schemaFile(schema) {
  const used = new Set();
  const source = schemaSource(schema, used);
  return [
    '// Generated from openapi.yaml. Nobody writes here.',
    ...(source.includes('zod.') ? ["import * as zod from 'zod';"] : []),
    ...[...used].map((name) => `import { ${name} } from '../zod/${name[0].toLowerCase()}${name.slice(1)}.ts';`),
    `export const schema = ${source};`,
    '',
  ].join('\n');
}

function successOf(document, { operationId, responses }) {
  const [[status, response], ...others] = Object.entries(responses).filter(([code]) => Number(code) < 300);
  if (others.length > 0) throw new Error(`${operationId} has more than one successful answer`);
  const { content = {}, headers = {} } = resolve(document, response);
  const [mediaType] = Object.keys(content);
  const json = mediaType === 'application/json' ? content[mediaType].schema : undefined;
  const required = Object.keys(headers).filter((name) => resolve(document, headers[name]).required);
  return { operationId, status, mediaType, json, headers: required.map((name) => name.toLowerCase()) };
}

function ruleSource({ operationId, status, mediaType, json, headers }) {
  const parts = [`status: ${status}`, `headers: ${JSON.stringify(headers)}`];
  if (mediaType !== undefined) parts.push(`mediaType: '${mediaType}'`);
  if (json !== undefined) parts.push(`schema: async () => (await import('./answers/${operationId}.ts')).schema`);
  return `  ${operationId}: { ${parts.join(', ')} },`;
}

/** The rules, and a file per operation with the schema of its answer. */
export function answerFiles(document) {
  const answers = Object.values(document.paths)
    .flatMap((item) => methods.filter((method) => item[method]).map((method) => item[method]))
    .map((operation) => successOf(document, operation));
  const rules = [
    '// Generated from openapi.yaml. Nobody writes here.',
    "import type { ZodType } from 'zod';",
    "import type { OperationId } from './operations.ts';",
    '',
    'export interface AnswerRule {',
    '  status: number;',
    '  /** Required, in lower case. */',
    '  headers: readonly string[];',
    '  /** Undefined where the body is empty. */',
    '  mediaType?: string;',
    '  /** Of a JSON body. */',
    '  schema?: () => Promise<ZodType>;',
    '}',
    '',
    'export const answerRules: Readonly<Record<OperationId, AnswerRule>> = {',
    ...answers.map(ruleSource),
    '};',
    '',
  ].join('\n');
  return [
    { name: 'answer-rules.ts', text: rules },
    ...answers
      .filter(({ json }) => json !== undefined)
      .map(({ operationId, json }) => ({ name: `answers/${operationId}.ts`, text: schemaFile(json) })),
  ];
}
