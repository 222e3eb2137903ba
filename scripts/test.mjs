// npm test: all steps that CI runs; failures are listed at the end, the last line is `N passed, N failed`. npm test -- STEP … runs some of them.
import { useFastTemporaryFolder } from './temporary-folder.mjs';
import { failed, sum } from './test-report.mjs';
import { steps } from './test-steps.mjs';

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}\n`);
  process.exit(2);
}

/** The rest is found in the output of the steps. */
const listedFailures = 20;

useFastTemporaryFolder();

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = true;
  });
}

/** A step that throws counts as one failure. */
async function result(step) {
  try {
    return await step.run();
  } catch (error) {
    process.stdout.write(`${error.stack ?? error}\n`);
    return failed(step.title, String(error));
  }
}

const results = [];
const names = requested.length > 0 ? requested : Object.keys(steps);
for (const [index, name] of names.entries()) {
  if (stopped) break;
  const begin = performance.now();
  process.stdout.write(`\n=== ${index + 1}/${names.length} ${steps[name].title} ===\n`);
  const one = await result(steps[name]);
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stdout.write(`--- ${steps[name].title}: ${one.passed} passed, ${one.failed} failed (${seconds} s)\n`);
  results.push(one);
}
if (stopped) results.push(failed('Stopped by a signal'));
const total = sum(results);
const list = total.failures.slice(0, listedFailures);
if (list.length > 0) process.stdout.write(`\nFailures:\n${list.join('\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
