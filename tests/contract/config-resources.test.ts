// What an office configures takes part in `bip config`: every operation that writes settings belongs to a resource, or says why not.
import { configResources } from '@redakcja/generated/config-resources';
import { type Schema, schemaOf } from '@redakcja/generated/contract';
import { operationOf } from '@redakcja/generated/operation-lookup';
import { expect, it } from 'vitest';
import { allOperations } from '../support/contract-document.ts';

const areas = new Set(['settings', 'dictionaries', 'menus', 'archive']);
const written = new Set(configResources.flatMap(({ create, update, remove }) => [create, update, remove]));

interface Extension {
  name?: string;
  exempt?: string;
}

const extensionOf = (rule: object): Extension => ('x-config' in rule ? (rule['x-config'] as Extension) : {});

it('every operation that writes settings belongs to a resource or says why not', () => {
  const writing = allOperations.filter(
    ({ id, rule }) => operationOf(id)?.method !== 'get' && areas.has(rule.tags[0] ?? ''),
  );
  const without = writing.filter(({ id, rule }) => !written.has(id) && (extensionOf(rule).exempt ?? '').length < 10);
  expect(without.map(({ id }) => id)).toEqual([]);
  const both = writing.filter(({ id, rule }) => written.has(id) && extensionOf(rule).exempt !== undefined);
  expect(both.map(({ id }) => id)).toEqual([]);
});

it('resources have names and places of their own', () => {
  const names = configResources.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(configResources.map(({ order }) => order)).size).toBe(names.length);
});

/** Names of identifiers in a body that are neither references nor files. */
function bareIdentifiers(schema: Schema, name = ''): string[] {
  const own = schemaOf(schema);
  if (own['x-reference'] !== undefined || own['x-picture'] !== undefined || own['x-config'] === 'elsewhere') return [];
  const isNumber = [own.type].flat().includes('integer');
  const properties = Object.entries((own.properties ?? {}) as Record<string, Schema>).filter(([one]) => one !== 'id');
  return [
    ...(isNumber && /Ids?$/.test(name) && name !== 'clientId' ? [name] : []),
    ...properties.flatMap(([one, inner]) => bareIdentifiers(inner, one)),
    ...(own.items === undefined ? [] : bareIdentifiers(own.items as Schema, name)),
    ...((own.oneOf as Schema[] | undefined) ?? []).flatMap((inner) => bareIdentifiers(inner, name)),
  ];
}

it.each(configResources.filter(({ update }) => update !== undefined))(
  'no identifier of an office is in the files: $name',
  ({ update }) => {
    const rule = allOperations.find(({ id }) => id === update)?.rule;
    const schema = rule?.requestBody?.content['application/json']?.schema;
    expect(schema === undefined ? ['no body'] : bareIdentifiers(schema)).toEqual([]);
  },
);
