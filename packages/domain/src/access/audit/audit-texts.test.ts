import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { AuditGroup } from '@redakcja/generated/model/auditGroup';
import { operations } from '@redakcja/generated/operations';
import { expect, test } from 'vitest';
import { eventsOfGroup } from './audit-groups.ts';
import { auditRows } from './audit-rows.ts';
import { operationSentences } from './audit-sentences.ts';
import { auditSentence } from './audit-texts.ts';

const article = (id: number, languageIsoCode: string) => ({ id, title: 'Nabór', languageIsoCode, baseArticleId: 48 });

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  createdDate: '2026-11-27T11:10:07.000Z',
  event: AuditEvent.OperationDone,
  group: AuditGroup.Changes,
  operation: 'createArticle',
  userId: 4,
  userName: 'anna.nowak',
  personName: 'Anna Nowak',
  program: null,
  subjectId: null,
  subjectName: null,
  ipAddress: '10.0.4.20',
  details: [],
  articles: [article(71, 'PL')],
  changes: [],
  ...changes,
});

test.each<[string, Partial<AuditEntry>, string[][]]>([
  ['the language versions of one article', { articles: [article(72, 'EN')] }, [['PL', 'EN']]],
  ['another minute', { articles: [article(72, 'EN')], createdDate: '2026-11-27T11:11:00.000Z' }, [[], []]],
  ['another person', { articles: [article(72, 'EN')], userId: 5 }, [[], []]],
  ['another program', { articles: [article(72, 'EN')], program: 'bip' }, [[], []]],
  ['another operation', { articles: [article(72, 'EN')], operation: 'updateArticle' }, [[], []]],
  ['another article', { articles: [{ ...article(72, 'EN'), baseArticleId: 49 }] }, [[], []]],
  ['the same language', {}, [[], []]],
  ['several articles', { articles: [article(72, 'EN'), article(73, 'UA')] }, [[], []]],
  ['no article', { articles: [] }, [[], []]],
])('rows: %s', (_, second, languages) => {
  const rows = auditRows([entry({}), entry({ id: 2, ...second })]);
  expect(rows.map((row) => row.languages)).toEqual(languages);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('every event is of one group', () => {
  const all = Object.values(AuditGroup).flatMap(eventsOfGroup);
  expect(all.toSorted()).toEqual(Object.values(AuditEvent).toSorted());
});

test('every operation that writes has a sentence', () => {
  const silent = ['checkPasswordLink', 'setArticleEditing'];
  const without = operations
    .filter(({ id, method }) => method !== 'get' && operationSentences[id] === undefined)
    .map(({ id }) => id);
  expect(without.filter((id) => !silent.includes(id))).toEqual([]);
});

test.each<[Partial<AuditEntry>, string]>([
  [{}, 'utworzono artykuł'],
  [{ event: AuditEvent.SignedIn, operation: null }, 'zalogowano się'],
  [{ event: AuditEvent.UserRolesChanged, operation: 'updateUser' }, 'zmieniono role użytkownika'],
  [{ event: AuditEvent.OperationRefused, operation: 'updateRole' }, 'odmowa: Zapis roli'],
  [{ operation: 'gone' }, 'zmiana danych'],
])('sentence of %o', (changes, sentence) => {
  expect(auditSentence(entry(changes))).toBe(sentence);
});
