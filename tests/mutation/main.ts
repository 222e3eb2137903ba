// npm run mutations -- [--area domain|server|screens|cli] [--count 60] [--seed 1] [--only N,N]: makes small faults and counts how many the tests see.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/postgres.mjs';
import { useFastTemporaryFolder } from '../../scripts/temporary-folder.mjs';
import { selectionOf } from '../../scripts/test/changed.mjs';
import { projects } from '../../scripts/test/projects.mjs';
import { type Area, chooseMutants, type Mutant, sources } from './mutants.ts';

const root = path.resolve(import.meta.dirname, '../..');
const defaults: Record<Area, string> = { domain: '60', server: '60', screens: '30', cli: '30' };
const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const areaSteps: Record<Area, string> = { domain: 'domain', server: 'api', screens: 'web', cli: 'cli' };
const isArea = (name: string): name is Area => name in sources;
const areas = (values.area === undefined ? Object.keys(sources) : [values.area]).filter(isArea);
const only = values.only?.split(',').map(Number);

const changes = spawnSync('git', ['status', '--porcelain', '--', ...Object.values(sources)], { cwd: root });
if (changes.stdout.toString() !== '') throw new Error('The sources have changes that are not committed');

useFastTemporaryFolder();
const postgres = await startPostgres();
process.once('exit', () => postgres?.stop());

const tested = (step: string): step is keyof typeof projects => step in projects && step !== 'contract';

/** Whether these tests of a step fail. */
function isRed(step: keyof typeof projects, places: readonly string[]): boolean {
  const { project, folder } = projects[step];
  const args = ['--project', project, ...(places.length > 0 ? places : [path.join(root, folder)])];
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--bail=1', '--reporter=dot', ...args], {
    cwd: root,
    env: { ...process.env, ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }) },
    stdio: 'ignore',
  });
  return status !== 0;
}

/** The tests of its folder first, then those of the same folder in packages that use it, at last all of its package. */
function isSeen(area: Area, { file, line, after }: Mutant): string | null {
  const whole = path.join(root, file);
  const text = readFileSync(whole, 'utf8');
  writeFileSync(
    whole,
    text
      .split('\n')
      .with(line - 1, after)
      .join('\n'),
  );
  const restore = () => writeFileSync(whole, text);
  process.once('exit', restore);
  try {
    const step = areaSteps[area];
    const near = [...selectionOf([file])].filter(([name, places]) => name !== step && places.length > 0);
    const order: [string, string[]][] = [[step, [`${path.dirname(file)}/`]], ...near, [step, []]];
    const red = order.find(([name, places]) => tested(name) && isRed(name, places));
    return red === undefined ? null : `${red[0]}, ${red[1].join(' ') || 'all'}`;
  } finally {
    restore();
    process.off('exit', restore);
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

for (const area of areas) {
  const chosen = chooseMutants(root, area, Number(values.count ?? defaults[area]), Number(values.seed));
  let seen = 0;
  let tried = 0;
  for (const [index, mutant] of chosen.entries()) {
    if (only !== undefined && !only.includes(index)) continue;
    const by = isSeen(area, mutant);
    tried += 1;
    seen += by === null ? 0 : 1;
    const found = by === null ? 'NOT SEEN' : `seen (${by})`;
    process.stdout.write(
      `${area} ${index} ${found}: ${mutant.file}:${mutant.line}\n  - ${mutant.before.trim()}\n  + ${mutant.after.trim()}\n`,
    );
  }
  process.stdout.write(`${area}: ${seen} of ${tried} seen\n`);
}
process.exit();
