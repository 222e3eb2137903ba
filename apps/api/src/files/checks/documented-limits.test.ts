import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileWork, textWork } from '../../workers/worker-limits.ts';
import { maxPixels, maxSiteDrawing, siteDrawing } from '../pictures/picture-limits.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
const number = (value: number) => value.toLocaleString('en-US');
const cells = (of: (limits: typeof fileWork) => string) => `| ${of(fileWork)} | ${of(textWork)} |`;

const drawing = [
  `at most ${maxPixels / 1_000_000} million pixels`,
  `at most ${maxSiteDrawing / 1_048_576} MB`,
  `${number(siteDrawing.elements)} elements`,
  `${siteDrawing.depth} levels`,
  `${number(siteDrawing.steps)} steps`,
];

test.each([
  ...drawing,
  `${number(siteDrawing.styles)} characters of style sheets`,
  `${number(siteDrawing.attribute)} characters of an attribute`,
  `(${number(siteDrawing.longAttribute)} of an outline`,
  cells(({ processes }) => `${processes}`),
  cells(({ perOwner }) => `${perOwner}`),
  cells(({ waiting, waitingPerOwner }) => `${waiting}, ${waitingPerOwner}`),
  cells(({ time }) => `${time / 1000} s`),
  cells(({ memory }) => `${memory / 1_048_576} MB`),
])('administrators read: %s', (text) => {
  expect(read('docs/administration/storage.md')).toContain(text);
});

test.each([...drawing, `within ${fileWork.time / 1000} s`])('clients read: %s', (text) => {
  expect(read('openapi/files.yaml')).toContain(text);
});
