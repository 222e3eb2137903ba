// The columns of a list stand twice: in the contract, for people and other clients, and here, for the code. This holds them together.
import contract from '@redakcja/generated/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { articleExtraColumns, articleList } from '../articles/article-list.ts';
import { tagList } from '../dictionaries/tag-list.ts';
import type { Columns, ListDefinition } from './list-columns.ts';

interface Operation {
  operationId?: string;
  description?: string;
}

function descriptionOf(operationId: string): string {
  const paths = Object.values(contract.paths) as Record<string, Operation>[];
  const operation = paths.flatMap((path) => Object.values(path)).find((one) => one.operationId === operationId);
  if (!operation?.description) throw new Error(`${operationId} has no description`);
  return operation.description.replaceAll(/\s+/g, ' ');
}

function sentence(description: string, parameter: string): string {
  // A dot ends it, save a dot in brackets.
  const match = new RegExp(`Columns for \`${parameter}\`[^:]*: ((?:\\([^)]*\\)|[^.(])*)`).exec(description);
  if (!match?.[1]) throw new Error(`the description does not name the columns of ${parameter}`);
  return match[1];
}

/** `name (contains, equal), a, b (equal; ISO dates)` → each with the operations of the next bracket. */
function columnsOf(text: string): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  let waiting: string[] = [];
  for (const [, name, bracket] of text.matchAll(/([A-Za-z]+)|\(([^)]*)\)/g)) {
    if (name) waiting.push(name);
    const operations = bracket
      ?.split(';')[0]
      ?.split(',')
      .map((operation) => operation.trim());
    if (!operations) continue;
    for (const column of waiting) result[column] = operations;
    waiting = [];
  }
  return result;
}

const operationsOf = (columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, [...column.operations]]));

const lists: [string, ListDefinition][] = [
  ['listArticles', articleList],
  ['listTags', tagList],
];

describe.each(lists)('%s', (operationId, list) => {
  const description = descriptionOf(operationId);

  test('has the filters the contract promises', () => {
    expect(operationsOf(list.columns)).toEqual(columnsOf(sentence(description, 'filters')));
  });

  test('has the sortings the contract promises', () => {
    expect(list.sortings.join(', ')).toBe(sentence(description, 'sortings').trim());
  });

  test('has the default the contract promises', () => {
    const [first] = list.defaultSortings;
    expect(/Default ([A-Za-z]+;(?:asc|desc))/.exec(description)?.[1]).toBe(`${first?.column};${first?.direction}`);
  });
});

test('listArticles has the advanced search the contract promises', () => {
  expect(operationsOf(articleExtraColumns)).toEqual(columnsOf(sentence(descriptionOf('listArticles'), 'extraFilters')));
});
