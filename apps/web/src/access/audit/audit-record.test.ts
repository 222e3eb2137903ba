import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { expect, test } from 'vitest';
import { auditDetails, auditRecordName, auditRecordPath } from './audit-record.ts';

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  createdDate: '2026-11-18T08:00:00.000Z',
  event: 'OperationDone',
  group: 'Changes',
  operation: null,
  userId: 4,
  userName: 'anna.nowak',
  personName: 'Anna Nowak',
  program: null,
  subjectId: null,
  subjectName: null,
  ipAddress: null,
  details: [],
  articles: [],
  changes: [],
  ...change,
});

test.each<[Partial<AuditEntry>, string | undefined]>([
  [{ operation: 'updateArticle', details: ['Numer: 12', 'Nazwa: Nabór'] }, '/artykuly/artykuly/edytuj/12'],
  [{ operation: 'changeArticleStatus', details: ['Numer: 12'] }, '/artykuly/artykuly/edytuj/12'],
  [
    { operation: 'changeArticleStatuses', details: ['Status: Opublikowany', 'Numer: 12'] },
    '/artykuly/artykuly/edytuj/12',
  ],
  [{ operation: 'createArticleComment', details: ['Numer: 12'] }, '/artykuly/artykuly/edytuj/12'],
  [{ operation: 'changeArticleStatuses', details: ['Wykonano: 2 z 2'] }, undefined],
  [
    {
      operation: 'changeArticleStatus',
      articles: [{ id: 12, title: 'Nabór', languageIsoCode: 'PL', baseArticleId: 8 }],
    },
    '/artykuly/artykuly/edytuj/12',
  ],
  [{ operation: 'createBanner', details: ['Numer: 3'] }, '/ustawienia/banery/edytuj/3'],
  [{ operation: 'deleteBanners', details: ['Wykonano: 1 z 1'] }, undefined],
  [{ operation: 'updateOffice', details: [] }, '/ustawienia/jednostki/dane-jednostki'],
  [{ operation: 'updateHeader', details: ['Numer: 1'] }, '/ustawienia/naglowek-systemu'],
  [{ operation: 'updateOfficeContacts', details: ['Język: PL'] }, '/ustawienia/dane-kontaktowe'],
  [{ operation: 'changeMenu', details: ['Nazwa: Menu poziome'] }, '/zarzadzanie-menu/poziome'],
  [{ operation: 'updateSystemParameter', details: ['Numer: 14'] }, '/ustawienia/parametry-systemowe?parametr=14'],
  [{ event: 'UserRolesChanged', subjectId: 9 }, '/dostep/uzytkownicy/edytuj/9'],
  [{ event: 'RoleUpdated', subjectId: 3 }, '/dostep/role/edytuj/3'],
  [{ event: 'RoleDeleted', subjectId: 3 }, undefined],
])('%j leads to %s', (change, path) => {
  expect(auditRecordPath(entry(change))).toBe(path);
});

test('a record is called as it was sent', () => {
  expect(auditRecordName(entry({ details: ['Numer: 12', 'Nazwa: Nabór'] }))).toBe('Nabór');
  expect(auditRecordName(entry({ subjectName: 'jan.kowalski' }))).toBe('jan.kowalski');
  expect(auditRecordName(entry({}))).toBeUndefined();
  expect(auditRecordName(entry({ operation: 'updateFooter', details: ['Numer: 1'] }))).toBe('Stopka systemu');
});

test('details do not repeat the name, nor the number that the link has', () => {
  const details = ['Numer: 12', 'Nazwa: Nabór', 'Status: Opublikowany'];
  expect(auditDetails(entry({ operation: 'changeArticleStatus', details }))).toEqual(['Status: Opublikowany']);
  expect(auditDetails(entry({ operation: 'updateHeader', details: ['Numer: 1', 'Zmieniono nagłówek'] }))).toEqual([
    'Zmieniono nagłówek',
  ]);
  expect(auditDetails(entry({ operation: 'importArticles', details: ['Numer: 1'] }))).toEqual(['Numer: 1']);
});
