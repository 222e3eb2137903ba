// A new field of an input must also be in the record that is read: neither the compiler nor another test checks this.
import path from 'node:path';
import { checkedPaths, exemptPaths } from '@redakcja/domain/articles/check/checked-texts';
import type { Schema } from '@redakcja/generated/contract';
import document from '@redakcja/generated/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { allOperations } from '../support/contract-document.ts';

const schemas = document.components.schemas as Record<string, unknown> as Record<string, Schema>;

/** Names of the properties of an object schema, with references and `allOf` resolved. */
function propertiesOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  if (typeof schema.$ref === 'string') return propertiesOf(schemas[path.posix.basename(schema.$ref)]);
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as Schema[]) : [];
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(propertiesOf)];
}

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

/** Paths of the texts of a schema; numbers, dates and words of an enumeration are none. */
function textsOf(schema: Schema | undefined, at = ''): string[] {
  if (schema === undefined) return [];
  if (typeof schema.$ref === 'string') return textsOf(schemas[path.posix.basename(schema.$ref)], at);
  const parts = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((list) => (list ?? []) as Schema[]);
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    textsOf(one as Schema, at === '' ? name : `${at}.${name}`),
  );
  const isText = [schema.type].flat().includes('string') && schema.format === undefined && schema.enum === undefined;
  return [
    ...(isText ? [at] : []),
    ...below,
    ...textsOf(schema.items as Schema | undefined, at),
    ...parts.flatMap((one) => textsOf(one, at)),
  ];
}

test('every text of an article is checked for numbers of persons, or has a reason why not', () => {
  const texts = new Set(textsOf(schemas.Article));
  const exempt = Object.keys(exemptPaths);
  const isExempt = (text: string) => exempt.some((one) => text === one || text.startsWith(`${one}.`));
  const checked = new Set(checkedPaths);
  expect([...texts].filter((text) => !checked.has(text) && !isExempt(text))).toEqual([]);
  expect([...texts].filter((text) => checked.has(text) && isExempt(text))).toEqual([]);
  const known = [...checkedPaths, ...exempt];
  expect(known.filter((one) => ![...texts].some((text) => text === one || text.startsWith(`${one}.`)))).toEqual([]);
});
