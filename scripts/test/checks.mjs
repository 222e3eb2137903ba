// What is checked without running the product. Each check takes the files that changed, or none for all.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { cacheFolder, root } from '../toolchain.mjs';
import { check, sum } from './results.mjs';
import { bin, run } from './run-command.mjs';

/** Largest first, so that all cores stay busy. */
const packages = [
  'apps/web',
  'apps/api',
  'apps/cli',
  'tests',
  'packages/generated',
  'packages/domain',
  'packages/site',
  '.',
];

/** A command whose exit code counts as one test. */
async function singleCheck(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) process.stdout.write(output);
  return check(code === 0, [path.basename(command), ...args].join(' '), output);
}

/** Redocly's exit code ignores warnings; here they are failures. */
async function contractLint() {
  const { output } = await run(bin('redocly'), ['lint', '--format=json'], { quiet: true });
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const isClean = report.totals.errors + report.totals.warnings === 0;
  if (!isClean) process.stdout.write(output);
  return check(isClean, 'redocly lint', report.problems.map((problem) => problem.message).join('\n'));
}

/** By default the compiler has four, each of which works out the types that they share: twice the processor time. */
const oneChecker = ['--checkers', '1'];

/** The compiler keeps what it has found, and checks again what depends on a change. */
const kept = (folder) => {
  const name = folder === '.' ? 'root' : folder.replaceAll('/', '-');
  return ['--incremental', '--tsBuildInfoFile', path.join(cacheFolder, 'types', `${name}.tsbuildinfo`)];
};

async function types(chosen) {
  const queue = (chosen.length > 0 ? chosen : packages).values();
  const results = [];
  const worker = async () => {
    for (const folder of queue)
      results.push(await singleCheck(bin('tsc'), [...oneChecker, ...kept(folder), '-p', path.join(root, folder)]));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return sum(results);
}

const format = (files) =>
  singleCheck(bin('biome'), [
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...(files.length > 0 ? files : ['.']),
  ]);

export const checks = {
  format: { title: 'Format and lint', run: format },
  types: { title: 'Types', run: types },
  imports: { title: 'Import rules', run: () => singleCheck(bin('depcruise'), ['apps', 'packages', 'tests']) },
  'contract-lint': { title: 'Contract lint', run: contractLint },
};
