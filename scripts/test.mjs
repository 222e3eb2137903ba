// npm test: all steps that CI runs; the last line is `N passed, N failed`. npm test -- STEP … runs some of them.
import { useFastTemporaryFolder } from './temporary-folder.mjs';
import { steps } from './test-steps.mjs';

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}\n`);
  process.exit(2);
}

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
    return { passed: 0, failed: 1 };
  }
}

const total = { passed: 0, failed: 0 };
const names = requested.length > 0 ? requested : Object.keys(steps);
for (const [index, name] of names.entries()) {
  if (stopped) break;
  const begin = performance.now();
  process.stdout.write(`\n=== ${index + 1}/${names.length} ${steps[name].title} ===\n`);
  const { passed, failed } = await result(steps[name]);
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stdout.write(`--- ${steps[name].title}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  total.passed += passed;
  total.failed += failed;
}
if (stopped) total.failed += 1;
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
