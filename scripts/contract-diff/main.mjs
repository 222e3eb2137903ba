// npm run contract:diff OLD: what in the contract breaks programs written for an earlier one. OLD is the /openapi.json of a running server, a file of it, or
// a commit. Ends with 1 when anything breaks.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../toolchain.mjs';
import { breakingChanges } from './contracts.mjs';

async function read(place) {
  if (/^https?:/.test(place)) return (await fetch(place)).json();
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), place);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ofCommit(place);
}

/** The contract of a commit is bundled as that of the present one is. */
function ofCommit(commit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-contract-'));
  try {
    const files = execFileSync('git', ['archive', commit, 'openapi.yaml', 'openapi'], { cwd: root, maxBuffer: 1e8 });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    const bundle = path.join(folder, 'openapi.json');
    const redocly = path.join(root, 'node_modules/.bin/redocly');
    execFileSync(redocly, ['bundle', path.join(folder, 'openapi.yaml'), '-o', bundle], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    });
    return JSON.parse(readFileSync(bundle, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [old] = process.argv.slice(2);
if (old === undefined) {
  process.stderr.write('npm run contract:diff OLD: a commit, a file, or an address of openapi.json\n');
  process.exit(2);
}
const now = JSON.parse(readFileSync(path.join(root, 'packages/generated/openapi.json'), 'utf8'));
const found = breakingChanges(await read(old), now, new Date().toISOString().slice(0, 10));
process.stdout.write(
  found.length === 0 ? 'Nothing breaks.\n' : `${found.join('\n')}\nBreaking changes: ${found.length}\n`,
);
process.exitCode = found.length === 0 ? 0 : 1;
