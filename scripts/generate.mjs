// Generates from openapi.yaml: one bundled document, hooks, functions, schemas and mocks (orval), the map of permissions, the rules of answers, the
// lists and the resources that an office configures. Files that no source imports are removed. Skipped when no input has changed since the last run.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerFiles } from './generate/answer-rules.mjs';
import { configResourcesSource } from './generate/config-resources.mjs';
import { describeLists, listDefinitionFiles } from './generate/list-definitions.mjs';
import { operationTypes } from './generate/operation-types.mjs';
import { importedModules, markPure, removeUnused } from './generate/used-files.mjs';

const root = path.resolve(import.meta.dirname, '..');
const generated = path.join(root, 'packages/generated');
const source = path.join(generated, 'src');
const contract = path.join(generated, 'openapi.json');
const stamp = path.join(source, '.stamp');
/** Written whole beside the present code and then put in its place, so that a failure leaves no half-made client. */
const next = path.join(generated, `.next-${process.pid}`);

function fingerprint(imported) {
  const inputs = [
    'openapi.yaml',
    'orval.config.ts',
    'redocly.yaml',
    'scripts/generate.mjs',
    'pnpm-lock.yaml',
    ...['openapi', 'scripts/generate'].flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
    ),
  ];
  const hash = createHash('sha256').update(imported.join());
  for (const input of inputs) hash.update(input).update(readFileSync(path.join(root, input)));
  return hash.digest('hex');
}

function run(command, args, variables = {}) {
  const bin = path.join(root, 'node_modules/.bin', command);
  try {
    execFileSync(bin, args, {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', ...variables },
    });
  } catch (error) {
    process.stderr.write(`${error.stdout}\n${error.stderr}\n`);
    throw new Error(`${command} ${args.join(' ')} failed`);
  }
}

/** operationId → lists of permissions, any of which suffices; null for a public operation. Written from `security` alone. */
function permissionMap(document) {
  const methods = ['get', 'put', 'post', 'delete', 'patch'];
  const entries = Object.values(document.paths).flatMap((item) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const security = item[method].security ?? document.security;
        // {} means that a token may be sent and need not
        const isPublic = security.length === 0 || security.some((one) => one.bearer === undefined);
        return [item[method].operationId, isPublic ? null : security.map((one) => one.bearer)];
      }),
  );
  return Object.fromEntries(entries);
}

/** [method, path, operationId] of every operation, for the server, the tests and `bip api`. */
function operationList(document) {
  return Object.entries(document.paths).flatMap(([url, item]) =>
    ['get', 'put', 'post', 'delete', 'patch']
      .filter((method) => item[method])
      .map((method) => ({ id: item[method].operationId, method, path: url, tag: item[method].tags[0] })),
  );
}

/** One function that answers the mock handlers of all areas. */
function mockList(document) {
  const tags = [...new Set(operationList(document).map((operation) => operation.tag))];
  const nameOf = (tag) => `get${tag[0].toUpperCase()}${tag.slice(1)}Mock`;
  return [
    '// Generated from openapi.yaml. Nobody writes here.',
    ...tags.map((tag) => `import { ${nameOf(tag)} } from './${tag}/${tag}.msw.ts';`),
    `export const generatedHandlers = () => [${tags.map((tag) => `...${nameOf(tag)}()`).join(', ')}];`,
    '',
  ].join('\n');
}

function operationsSource(document) {
  return [
    '// Generated from openapi.yaml. Nobody writes here.',
    `export const operations = ${JSON.stringify(operationList(document), null, 2)} as const;`,
    "export type OperationId = (typeof operations)[number]['id'];",
    '/** Permissions of each operation: any of the lists suffices, all of a list are needed, null is public. */',
    `export const operationPermissions: Readonly<Record<OperationId, readonly (readonly string[])[] | null>> = ${JSON.stringify(permissionMap(document), null, 2)};`,
    '',
  ].join('\n');
}

/** A constant per operation, so that the first file of the web app takes those that it needs and nothing else. */
function pathsSource(document) {
  const lines = operationList(document).map(({ id, path: address }) => `export const ${id}Path = '${address}';`);
  return ['// Generated from openapi.yaml. Nobody writes here.', ...lines, ''].join('\n');
}

function write(current, imported) {
  mkdirSync(next, { recursive: true });
  run('redocly', ['bundle', 'openapi.yaml', '-o', 'packages/generated/openapi.json']);
  const document = JSON.parse(readFileSync(contract, 'utf8'));
  describeLists(document);
  writeFileSync(contract, JSON.stringify(document, null, 2));
  run('orval', [], { GENERATED_FOLDER: path.relative(root, next) });
  writeFileSync(path.join(next, 'operations.ts'), operationsSource(document));
  writeFileSync(
    path.join(next, 'version.ts'),
    `/** Of the product and its contract. */\nexport const version = '${document.info.version}';\n`,
  );
  writeFileSync(path.join(next, 'paths.ts'), pathsSource(document));
  writeFileSync(path.join(next, 'operation-types.ts'), operationTypes(document));
  writeFileSync(path.join(next, 'config-resources.ts'), configResourcesSource(document));
  writeFileSync(path.join(next, 'generated-handlers.ts'), mockList(document));
  for (const folder of ['lists', 'answers']) mkdirSync(path.join(next, folder));
  for (const { name, text } of [...listDefinitionFiles(document), ...answerFiles(document)])
    writeFileSync(path.join(next, name), text);
  for (const folder of ['zod', 'answers']) markPure(path.join(next, folder));
  removeUnused(next, imported);
  writeFileSync(path.join(next, '.stamp'), current);
  rmSync(source, { recursive: true, force: true });
  renameSync(next, source);
}

/** Answers at once when nothing has changed. */
export function generate() {
  const imported = importedModules();
  const current = fingerprint(imported);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  try {
    write(current, imported);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) generate();
