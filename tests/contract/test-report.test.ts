// The end of `npm test` names each failure: scripts/test-report.mjs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check, failed, playwrightResult, sum, vitestResult } from '../../scripts/test-report.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bip-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportFile(report: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const root = path.resolve(import.meta.dirname, '../..');
const failedAssertion = {
  status: 'failed',
  fullName: 'a row is saved',
  failureMessages: ['\u001B[31mAssertionError: expected 1\u001B[39m\n    at /somewhere.ts:1:1\nto be 2'],
};

test('failed tests and files that do not load are named, with the message and without the stack', () => {
  const file = reportFile({
    numPassedTests: 2,
    testResults: [
      { name: `${root}/apps/api/src/a.test.ts`, status: 'failed', assertionResults: [failedAssertion] },
      { name: `${root}/apps/api/src/b.test.ts`, status: 'failed', message: 'Cannot find c', assertionResults: [] },
      { name: `${root}/apps/api/src/d.test.ts`, status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(vitestResult(file, 1)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      'apps/api/src/a.test.ts > a row is saved\n  AssertionError: expected 1\n  to be 2',
      'apps/api/src/b.test.ts\n  Cannot find c',
    ],
  });
});

test('a journey that failed or passed only when it was repeated is named', () => {
  const spec = (title: string, status: string) => ({
    file: 'e2e/menus.spec.ts',
    title,
    tests: [{ status, results: [{ error: { message: `${title}: Error` } }, {}] }],
  });
  const file = reportFile({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('first', 'unexpected')], suites: [{ specs: [spec('second', 'flaky')] }] }],
  });
  expect(playwrightResult(file, 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['e2e/menus.spec.ts > first\n  first: Error', 'e2e/menus.spec.ts > second\n  second: Error'],
  });
});

test('a runner that wrote no report, or failed without a failed test, counts as one failure', () => {
  expect(vitestResult(path.join(folder, 'missing.json'), 0).failures).toEqual(['vitest wrote no report (exit code 0)']);
  const passed = { numPassedTests: 3, testResults: [], stats: { expected: 3 }, suites: [] };
  expect(vitestResult(reportFile(passed), 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['vitest ended with exit code 1'],
  });
  expect(playwrightResult(reportFile(passed), 0)).toEqual({ passed: 3, failed: 0, failures: [] });
});

test('results are added up', () => {
  expect(sum([check(true, 'a'), check(false, 'b', 'wrong'), failed('c')])).toEqual({
    passed: 1,
    failed: 2,
    failures: ['b\n  wrong', 'c'],
  });
});
