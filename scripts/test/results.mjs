// The results of test runners in one shape: numbers of passed and failed tests, and each failure with its message.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../toolchain.mjs';

/** Lines and characters of one failure; the whole message stands in the output of its step. */
const shownLines = 4;
const shownCharacters = 400;
/** Failures that the end lists; the rest is found in the output of the steps. */
const listedFailures = 20;
const listedSlow = 20;

function failure(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '));
  return { name, message: shown.slice(0, shownLines).join('\n  ').slice(0, shownCharacters), isChance: false };
}

/** @returns one failed check without tests of its own */
export function failed(name, message) {
  return { passed: 0, failed: 1, failures: [failure(name, message)] };
}

/** @returns one passed check, or a failed one with its message */
export function check(isPassed, name, message) {
  return isPassed ? { passed: 1, failed: 0, failures: [] } : failed(name, message);
}

export function sum(results) {
  return {
    passed: results.reduce((total, one) => total + one.passed, 0),
    failed: results.reduce((total, one) => total + one.failed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** A red test that passes by itself depends on time, or on its neighbours: the run stays red, and says so. */
export function markChance(result, again) {
  const redAgain = new Set(again.failures.map(({ name }) => name));
  return { ...result, failures: result.failures.map((one) => ({ ...one, isChance: !redAgain.has(one.name) })) };
}

/** The end of a run: failures and the totals. */
export function summary({ passed, failed: red, failures }) {
  const lines = failures.slice(0, listedFailures).map(({ name, message, isChance }) => {
    const again = isChance ? '\n  By itself it passed: it depends on time.' : '';
    return `${name}${message === '' ? '' : `\n  ${message}`}${again}`;
  });
  const list = lines.length > 0 ? `\nFailures:\n${lines.join('\n')}\n` : '';
  return `${list}\n${passed} passed, ${red} failed\n`;
}

/** The tests that take longest, with their seconds. */
export function slowest(tests) {
  const longest = tests.toSorted((a, b) => b.duration - a.duration).slice(0, listedSlow);
  const lines = longest.map(({ file, name, duration }) => `${(duration / 1000).toFixed(1)} s  ${file} > ${name}`);
  return lines.length === 0 ? '' : `\nSlowest tests:\n${lines.join('\n')}\n`;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A run that failed without a failed test counts as one failure. */
function withExitCode(result, code, runner) {
  return code !== 0 && result.failed === 0 ? sum([result, failed(`${runner} ended with exit code ${code}`)]) : result;
}

function resultOf(tests) {
  const red = tests.filter(({ state }) => state === 'failed');
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: red.length,
    failures: red.map(({ file, name, message }) => failure(name === '' ? file : `${file} > ${name}`, message)),
  };
}

/** @param report file that reporter.mjs wrote */
export function vitestResults(report, code) {
  const { files, errors } = readReport(report) ?? { files: [], errors: [`Vitest wrote no report (exit code ${code})`] };
  const tests = files.flatMap(({ project, file, tests: inside }) =>
    inside.map((test) => ({ ...test, project, file: path.relative(root, file) })),
  );
  const outside = errors.map((message) => failed('Outside of tests', message));
  const byProject = new Map(
    [...Map.groupBy(tests, ({ project }) => project)].map(([name, all]) => [name, resultOf(all)]),
  );
  const red = tests.filter(({ state }) => state === 'failed').map(({ project, file }) => ({ project, file }));
  return {
    total: withExitCode(sum([resultOf(tests), ...outside]), code, 'vitest'),
    byProject,
    redFiles: [...new Map(red.map((one) => [JSON.stringify(one), one])).values()],
    tests,
  };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function isRed({ tests }) {
  return tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
}

/** Places of the red journeys, as Playwright takes them. */
export function failedJourneys(report) {
  const red = specsOf(readReport(report) ?? {}).filter(isRed);
  return red.map(({ file, line }) => `${file}:${line}`);
}

/** A test that passed only when it was repeated counts as failed. */
export function playwrightResult(file, code) {
  const report = readReport(file);
  if (report === undefined) return failed(`playwright wrote no report (exit code ${code})`);
  const failures = specsOf(report)
    .filter(isRed)
    .map(({ file: spec, title, tests }) =>
      failure(`${spec} > ${title}`, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
    );
  return withExitCode({ passed: report.stats.expected, failed: failures.length, failures }, code, 'playwright');
}
