// Form schemas extend the schemas generated from the contract and do not repeat its limits.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleOf } from '@redakcja/generated/contract';
import { operationsBySpecificity } from '@redakcja/generated/operation-lookup';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

function sources(pattern: string): { file: string; text: string }[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const forms = sources('packages/domain/src/**/*-form.ts');

/** Request bodies without a form: actions on rows, alternatives with forms of their own, rows of a file, and values whose limits are in the parameter itself. */
const withoutForm = new Set([
  'ArticleEditingInput',
  'ArticleOrderInput',
  'ArticleTranslationInput',
  'ArticleVisibilityInput',
  // read row by row
  'ArticlesImportInput',
  'IsoCodesImportInput',
  'MenuArticleMoveInput',
  'MenuChange',
  'MenuSortConfigurationInput',
  // an array whose items have a form
  'OfficeContactsInput',
  'PasswordLinkInput',
  'ProvidingEntitiesImportInput',
  'SystemParameterInput',
  'TagMergeInput',
  'TagsImportInput',
  // an array whose items have a form
  'TileSettingsInput',
]);

/** Components that served operations take as their body. */
const inputs = operationsBySpecificity.flatMap((operation) => {
  const reference = ruleOf(operation).requestBody?.content['application/json']?.schema?.$ref;
  return typeof reference === 'string' ? [path.posix.basename(reference)] : [];
});

describe('form schemas', () => {
  it('extend every input of a form', () => {
    const missing = new Set(inputs.filter((input) => !forms.some(({ text }) => text.includes(`formOf(${input},`))));
    expect(inputs.length).toBeGreaterThan(20);
    expect([...missing].sort()).toEqual([...withoutForm].sort());
  });

  it('repeat no limit of the contract', () => {
    const repeated = forms.filter(({ text }) => /\.(?:max|length)\(\d|\.min\([2-9]/.test(text));
    expect(repeated.map(({ file }) => file)).toEqual([]);
  });
});
