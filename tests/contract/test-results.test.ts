// The end of `npm test` names each failure (scripts/test/results.mjs), and `--changed` finds the tests of a change (scripts/test/changed.mjs).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectionOf } from '../../scripts/test/changed.mjs';
import { missingChoices } from '../../scripts/test/embedded-tests.mjs';
import {
  check,
  failed,
  failedJourneys,
  markChance,
  playwrightResult,
  sum,
  summary,
  vitestResults,
} from '../../scripts/test/results.mjs';

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
const message = '\u001B[31mAssertionError: expected 1\u001B[39m\n    at /somewhere.ts:1:1\nto be 2';
const row = { name: 'a row is saved', state: 'failed', message, duration: 5 };
const reported = {
  files: [
    { project: 'api', file: `${root}/apps/api/src/a.test.ts`, tests: [row, { ...row, name: 'b', state: 'passed' }] },
    { project: 'api', file: `${root}/apps/api/src/b.test.ts`, tests: [{ ...row, name: '', message: 'Cannot find c' }] },
    { project: 'web', file: `${root}/apps/web/src/d.test.ts`, tests: [{ ...row, name: 'd', state: 'passed' }] },
  ],
  errors: [] as string[],
};
const red = (name: string, text: string) => ({ name, message: text, isChance: false });

test('failed tests and files that do not load are named, with the message and without the stack', () => {
  const results = vitestResults(reportFile(reported), 1);
  expect(results.total).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      red('apps/api/src/a.test.ts > a row is saved', 'AssertionError: expected 1\n  to be 2'),
      red('apps/api/src/b.test.ts', 'Cannot find c'),
    ],
  });
  expect(results.byProject.get('web')).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(results.redFiles).toEqual([
    { project: 'api', file: 'apps/api/src/a.test.ts' },
    { project: 'api', file: 'apps/api/src/b.test.ts' },
  ]);
});

test('a journey that failed or passed only when it was repeated is named', () => {
  const spec = (title: string, status: string) => ({
    file: 'e2e/menus.spec.ts',
    line: title.length,
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
    failures: [red('e2e/menus.spec.ts > first', 'first: Error'), red('e2e/menus.spec.ts > second', 'second: Error')],
  });
  expect(failedJourneys(file)).toEqual(['e2e/menus.spec.ts:5', 'e2e/menus.spec.ts:6']);
});

test('a runner that wrote no report, or failed without a failed test, counts as one failure', () => {
  const missing = path.join(folder, 'missing.json');
  expect(vitestResults(missing, 0).total.failures).toMatchObject([{ message: 'Vitest wrote no report (exit code 0)' }]);
  const nothing = { files: [], errors: [], stats: { expected: 3 }, suites: [] };
  expect(vitestResults(reportFile(nothing), 1).total.failures).toEqual([red('vitest ended with exit code 1', '')]);
  expect(vitestResults(reportFile({ ...nothing, errors: ['lost'] }), 1).total.failures).toEqual([
    red('Outside of tests', 'lost'),
  ]);
  expect(playwrightResult(reportFile(nothing), 0)).toEqual({ passed: 3, failed: 0, failures: [] });
});

test('results are added up, and a red test that passes by itself stays red and is said to depend on time', () => {
  const total = sum([check(true, 'a'), check(false, 'b', 'wrong'), failed('c')]);
  expect(total).toMatchObject({ passed: 1, failed: 2 });
  const text = summary(markChance(total, failed('c')));
  expect(text).toBe('\nFailures:\nb\n  wrong\n  By itself it passed: it depends on time.\nc\n\n1 passed, 2 failed\n');
  expect(summary(check(true, 'a'))).toBe('\n1 passed, 0 failed\n');
});

describe('the tests of a change', () => {
  const selected = (...files: string[]) => Object.fromEntries(selectionOf(files));

  test('a rule of an area touches the area of that name in every package', () => {
    expect(selected('packages/domain/src/menus/menu-rules.ts')).toMatchObject({
      contract: [],
      imports: [],
      types: ['packages/domain', 'apps/web', 'apps/api', 'apps/cli', 'tests'],
      domain: ['packages/domain/src/menus/'],
      api: ['apps/api/src/menus/'],
      web: ['apps/web/src/menus/'],
      cli: ['apps/cli/src/menus/'],
      e2e: expect.arrayContaining(['e2e/menus.spec.ts']),
    });
  });

  test('a screen touches its folder and the journeys of that name', () => {
    expect(selected('apps/web/src/settings/banners/banner-form.tsx')).toMatchObject({
      types: ['apps/web', '.'],
      web: ['apps/web/src/settings/banners/'],
      e2e: ['e2e/banners.spec.ts'],
    });
  });

  test('a file of tests touches itself', () => {
    const file = 'apps/cli/src/menus/menus.test.ts';
    expect(selected(file)).toEqual({ format: [file], contract: [], imports: [], types: ['apps/cli'], cli: [file] });
    expect(selected('tests/e2e/menus.spec.ts')).toMatchObject({ types: ['tests'], e2e: ['e2e/menus.spec.ts'] });
  });

  test('the contract touches its area everywhere, a file beside the areas its whole program', () => {
    expect(selected('openapi/menus.yaml')).toMatchObject({
      'contract-lint': [],
      api: ['apps/api/src/menus/'],
      cli: ['apps/cli/src/menus/'],
      e2e: expect.arrayContaining(['e2e/menus.spec.ts']),
    });
    expect(selected('apps/api/src/server.ts')).toMatchObject({ api: [] });
    expect(selected('apps/web/src/shared/ui/icon-button.tsx')).toMatchObject({ web: [] });
    expect(selected('apps/cli/src/menus/gone.test.ts')).not.toHaveProperty('cli');
    expect(selected('README.md')).toEqual({ format: ['README.md'], contract: [] });
  });
});

test('the embedded database has tests of every folder of the server', () => {
  expect(missingChoices()).toEqual({ unknown: [], uncovered: [] });
});
