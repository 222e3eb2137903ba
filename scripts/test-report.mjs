// The results of test runners in one shape: numbers of passed and failed tests, and a description of each failure.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './toolchain.mjs';

/** Lines and characters of one failure; the whole message stands in the output of its step. */
const shownLines = 4;
const shownCharacters = 400;

function failure(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '));
  const text = shown.slice(0, shownLines).join('\n  ');
  return text === '' ? name : `${name}\n  ${text.slice(0, shownCharacters)}`;
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
  const all = { passed: 0, failed: 0, failures: [] };
  for (const one of results) {
    all.passed += one.passed;
    all.failed += one.failed;
    all.failures.push(...one.failures);
  }
  return all;
}

/** A run that failed without a failed test (an error outside tests) counts as one failure. */
function withExitCode(result, code, runner) {
  return code !== 0 && result.failed === 0 ? sum([result, failed(`${runner} ended with exit code ${code}`)]) : result;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A file that does not load counts as one failure. */
export function vitestResult(file, code) {
  const report = readReport(file);
  if (report === undefined) return failed(`vitest wrote no report (exit code ${code})`);
  const failures = report.testResults.flatMap((tested) => {
    const name = path.relative(root, tested.name);
    if (tested.status === 'failed' && tested.assertionResults.length === 0) return [failure(name, tested.message)];
    return tested.assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => failure(`${name} > ${one.fullName}`, one.failureMessages[0]));
  });
  return withExitCode({ passed: report.numPassedTests, failed: failures.length, failures }, code, 'vitest');
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** A test that passed only when it was repeated counts as failed. */
export function playwrightResult(file, code) {
  const report = readReport(file);
  if (report === undefined) return failed(`playwright wrote no report (exit code ${code})`);
  const failures = specsOf(report).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => failure(`${spec.file} > ${spec.title}`, test.results.find((one) => one.error)?.error.message)),
  );
  return withExitCode({ passed: report.stats.expected, failed: failures.length, failures }, code, 'playwright');
}
