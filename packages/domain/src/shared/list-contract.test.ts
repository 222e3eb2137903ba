// The columns of a list stand twice: in the contract, for people and other clients, and here, for the code. This holds them together.
import contract from '@redakcja/generated/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { auditList, roleList, userList } from '../access/access-lists.ts';
import { removedArchiveAddressList } from '../archive/removed-address-list.ts';
import { articleExtraColumns, articleList } from '../articles/article-list.ts';
import { isoCodeList, nonDefaultIsoCodeList, providingEntityList } from '../dictionaries/dictionary-lists.ts';
import { tagList } from '../dictionaries/tag-list.ts';
import { repositoryFileList } from '../files/repository-file-list.ts';
import { menuArticleColumns } from '../menus/menu-article-list.ts';
import {
  bannerList,
  bookmarkList,
  languageList,
  menuElementTranslationList,
  repositoryGroupList,
  rssChannelList,
  standardElementTranslationList,
  systemParameterList,
  tileList,
} from '../settings/settings-lists.ts';
import type { Columns, ListDefinition } from './list-columns.ts';

const lists: Record<string, ListDefinition> = {
  listArticles: articleList,
  listTags: tagList,
  listProvidingEntities: providingEntityList,
  listIsoCodes: isoCodeList,
  listNonDefaultIsoCodes: nonDefaultIsoCodeList,
  listRoles: roleList,
  listUsers: userList,
  listAuditEntries: auditList,
  listRemovedArchiveAddresses: removedArchiveAddressList,
  searchFiles: repositoryFileList,
  listLanguages: languageList,
  listStandardElementTranslations: standardElementTranslationList,
  listMenuElementTranslations: menuElementTranslationList,
  listSystemParameters: systemParameterList,
  listRepositoryGroups: repositoryGroupList,
  listBanners: bannerList,
  listBookmarks: bookmarkList,
  listTiles: tileList,
  listRssChannels: rssChannelList,
  getMenuSortConfiguration: { columns: menuArticleColumns, sortings: [], defaultSortings: [] },
};

interface Operation {
  operationId?: string;
  description?: string;
}

/** operationId → description, of the operations that take filters. */
const descriptions = new Map(
  (Object.values(contract.paths) as Record<string, Operation>[])
    .flatMap((path) => Object.values(path))
    .filter(({ description }) => description?.includes('Columns for `filters`'))
    .map(({ operationId = '', description = '' }) => [operationId, description.replaceAll(/\s+/g, ' ')]),
);

/** What the description says after "Columns for `parameter`"; a dot ends it, save a dot in brackets. */
function sentence(operationId: string, parameter: string): string {
  const pattern = new RegExp(`Columns for \`${parameter}\`[^:]*: ((?:\\([^)]*\\)|[^.(])*)`);
  return pattern.exec(descriptions.get(operationId) ?? '')?.[1]?.trim() ?? '';
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

test('every list of the contract is defined', () => {
  expect([...descriptions.keys()].sort()).toEqual(Object.keys(lists).sort());
});

describe.each(Object.entries(lists))('%s', (operationId, list) => {
  test('has the filters the contract promises', () => {
    expect(operationsOf(list.columns)).toEqual(columnsOf(sentence(operationId, 'filters')));
  });

  test('has the sortings the contract promises', () => {
    expect(list.sortings.join(', ')).toBe(sentence(operationId, 'sortings'));
  });

  test('has the default the contract promises', () => {
    const promised =
      /Default ([A-Za-z]+;(?:asc|desc)(?:, then [A-Za-z]+;(?:asc|desc))*)/.exec(
        descriptions.get(operationId) ?? '',
      )?.[1] ?? '';
    expect(list.defaultSortings.map(({ column, direction }) => `${column};${direction}`).join(', then ')).toBe(
      promised,
    );
  });
});

test('listArticles has the advanced search the contract promises', () => {
  expect(operationsOf(articleExtraColumns)).toEqual(columnsOf(sentence('listArticles', 'extraFilters')));
});
