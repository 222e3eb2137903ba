// A new field of an input must also be in the record that is read and in the form: neither the compiler nor another test checks this.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from '@redakcja/generated/contract';
import document from '@redakcja/generated/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { allOperations } from '../support/contract-document.ts';

const root = path.resolve(import.meta.dirname, '../..');
const schemas = document.components.schemas as Record<string, unknown> as Record<string, Schema>;

/** Names of the properties of an object schema, with references and `allOf` resolved. */
function propertiesOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  if (typeof schema.$ref === 'string') return propertiesOf(schemas[path.posix.basename(schema.$ref)]);
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as Schema[]) : [];
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(propertiesOf)];
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const jsonOf = (content: Record<string, { schema?: Schema }> | undefined) => content?.['application/json']?.schema;

/** Fields that are only written. */
const onlyWritten = [
  // the reason of the change, which is in the change log
  'updateArticle: changeText',
  // changed rows of lists with operations of their own
  'updateLanguage: standardElementsChanged',
  'updateLanguage: menuElementsChanged',
];

/** `languageId` is read as `language`, `tagIds` as `tags`. */
const namesRead = (name: string) => [
  name,
  name.replace(/Id$/, ''),
  name.replace(/Ids$/, 's'),
  name.replace(/Ids$/, ''),
];

test('every field that a PUT saves is in the record that the GET of the same path returns', () => {
  const missing = allOperations
    .filter(({ method }) => method.toLowerCase() === 'put')
    .flatMap(({ id, path: address, rule }) => {
      const get = allOperations.find((one) => one.path === address && one.method.toLowerCase() === 'get');
      const record = new Set(propertiesOf(jsonOf(get?.rule.responses['200']?.content)));
      if (record.size === 0) return [];
      const fields = propertiesOf(jsonOf(rule.requestBody?.content));
      return fields.filter((name) => !namesRead(name).some((one) => record.has(one))).map((name) => `${id}: ${name}`);
    });
  expect(missing).toEqual(onlyWritten);
});

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test'))
    .map((file) => ({ file, folder: path.dirname(file), text: read(file) }));
const domain = sources('packages/domain/src/**/*.ts');
const web = sources('apps/web/src/**/*.{ts,tsx}');

const moduleOf = (file: string) => `@redakcja/domain/${path.relative('packages/domain/src', file).slice(0, -3)}`;

/** Folders of the web app that use a module of the domain, or one that imports it. */
function foldersWith(file: string): Set<string> {
  const importers = domain.filter(
    (one) => one.folder === path.dirname(file) && one.text.includes(`'./${path.basename(file)}'`),
  );
  const modules = [file, ...importers.map((one) => one.file)].map((one) => `'${moduleOf(one)}'`);
  return new Set(web.filter(({ text }) => modules.some((one) => text.includes(one))).map(({ folder }) => folder));
}

const sharedFolders = ['apps/web/src/shared/form', 'apps/web/src/settings/shared'];

/** Schemas of actions, which have no form. */
const withoutForm = [
  'packages/domain/src/menus/menu-change-form.ts',
  'packages/domain/src/articles/article-status-form.ts',
];

test('every field of an input is named in the screens that use its form', () => {
  const forms = domain.filter(({ file }) => file.endsWith('-form.ts') && !withoutForm.includes(file));
  const inputs = forms.flatMap(({ file, text }) => {
    const folders = foldersWith(file);
    return [...text.matchAll(/formOf\((\w+),/g)].map(([, input = '']) => ({ input, folders }));
  });
  const missing = inputs.flatMap(({ input, folders }) => {
    const texts = web
      .filter(({ folder }) => folders.has(folder) || sharedFolders.includes(folder))
      .map((one) => one.text);
    return (
      propertiesOf(schemas[input])
        // a revision is sent back as it was read
        .filter((name) => name !== 'revision' && !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${input}.${name} in ${[...folders].join(', ')}`)
    );
  });
  expect(inputs.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
