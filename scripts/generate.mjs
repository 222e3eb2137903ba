// From openapi.yaml: one bundled document, then hooks, functions, schemas and mocks (orval), then the map of permissions.
// Skipped when nothing that goes in has changed since the last time.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const generated = path.join(root, 'packages/generated');
const stamp = path.join(generated, 'src/.stamp');

function fingerprint() {
  const inputs = [
    'openapi.yaml',
    'orval.config.ts',
    'redocly.yaml',
    'scripts/generate.mjs',
    'pnpm-lock.yaml',
    ...readdirSync(path.join(root, 'openapi')).map((name) => `openapi/${name}`),
  ];
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update(readFileSync(path.join(root, input)));
  return hash.digest('hex');
}

function run(command, args) {
  const bin = path.join(root, 'node_modules/.bin', command);
  try {
    execFileSync(bin, args, { cwd: root, stdio: 'pipe', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } });
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
        return [item[method].operationId, security.length === 0 ? null : security.map((one) => one.bearer)];
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

const current = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
  rmSync(path.join(generated, 'src'), { recursive: true, force: true });
  mkdirSync(path.join(generated, 'src'), { recursive: true });
  run('redocly', ['bundle', 'openapi.yaml', '-o', 'packages/generated/openapi.json']);
  run('orval', []);
  const document = JSON.parse(readFileSync(path.join(generated, 'openapi.json'), 'utf8'));
  writeFileSync(
    path.join(generated, 'src/operations.ts'),
    [
      '// Generated from openapi.yaml. Nobody writes here.',
      `export const operations = ${JSON.stringify(operationList(document), null, 2)} as const;`,
      "export type OperationId = (typeof operations)[number]['id'];",
      '/** Permissions of each operation: any of the lists suffices, all of a list are needed, null is public. */',
      `export const operationPermissions: Readonly<Record<OperationId, readonly (readonly string[])[] | null>> = ${JSON.stringify(permissionMap(document), null, 2)};`,
      '',
    ].join('\n'),
  );
  writeFileSync(stamp, current);
}
