// npm test: all that CI runs. Failures are listed at the end, the last line is `N passed, N failed`.
//   npm test -- STEP …          some of the steps
//   npm test -- --changed [REF] what the changes since REF (main) touch
//   npm test -- --all           every test of the server on both databases
import { parseArgs } from 'node:util';
import { useFastTemporaryFolder } from '../temporary-folder.mjs';
import { changedFiles, selectionOf } from './changed.mjs';
import { checks } from './checks.mjs';
import { runJourneys } from './journeys.mjs';
import { projects, runProjects } from './projects.mjs';
import { failed, sum, summary } from './results.mjs';

const journeys = 'e2e';
const steps = [...Object.keys(checks), ...Object.keys(projects), journeys];

function usage(text) {
  process.stderr.write(`${text}\nSteps: ${steps.join(', ')}\n`);
  process.exit(2);
}

/** Names of steps → files of each; an empty list is all of a step. */
function selection() {
  const options = { all: { type: 'boolean' }, changed: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.all) process.env.ALL_TESTS = '1';
  if (values.changed) return selectionOf(changedFiles(positionals[0] ?? 'main'));
  const unknown = positionals.filter((name) => !steps.includes(name));
  if (unknown.length > 0) usage(`Unknown: ${unknown.join(', ')}.`);
  return new Map((positionals.length > 0 ? positionals : steps).map((name) => [name, []]));
}

/** What throws counts as one failure. */
async function result(title, work) {
  const begin = performance.now();
  const one = await work().catch((error) => {
    process.stdout.write(`${error.stack ?? error}\n`);
    return failed(title, String(error));
  });
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stdout.write(`--- ${title}: ${one.passed} passed, ${one.failed} failed (${seconds} s)\n`);
  return one;
}

async function runChecks(selected) {
  const results = [];
  for (const [name, { title, run }] of Object.entries(checks)) {
    if (selected.has(name) && !stopped) results.push(await result(title, () => run(selected.get(name))));
  }
  return results;
}

useFastTemporaryFolder();

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = true;
  });
}

const selected = selection();
// Journeys wait for pages and tests for processes: beside each other they leave no core idle.
const lanes = [
  async () => [
    ...(await runChecks(selected)),
    ...(selected.has(journeys) && !stopped
      ? [await result('Journeys', () => runJourneys(selected.get(journeys)))]
      : []),
  ],
  async () => {
    const chosen = new Map([...selected].filter(([name]) => name in projects));
    return chosen.size > 0 ? [await result('Tests', () => runProjects(chosen))] : [];
  },
];
const results = (await Promise.all(lanes.map((lane) => lane()))).flat();
if (stopped) results.push(failed('Stopped by a signal'));
const total = sum(results);
process.stdout.write(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
