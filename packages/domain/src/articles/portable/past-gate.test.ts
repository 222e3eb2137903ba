import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { expect, test } from 'vitest';
import { labelsOf } from '../check/publication-error.ts';
import { gateErrors } from './past-gate.ts';

const { Draft, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const history = {
  isHidden: false,
  createdDate: '2025-01-01T00:00:00.000Z',
  createdBy: 'Anna',
  confirmedDate: null,
  publishedDate: '2025-01-02T00:00:00.000Z',
  withdrawedDate: null,
  archivedDate: null,
  changeLog: [],
};
const version: PortableVersion = {
  language: 'PL',
  version: 1,
  status: Published,
  title: 'Statut',
  shortDescription: 'Tekst',
  content: '<p>Rozdział I</p>',
  baseArticleProvidingEntity: 'Urząd Gminy',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2025-01-01T00:00:00.000Z',
  categories: [{ path: ['Prawo'] }],
  history,
};
const pesel = '<p>44051401359</p>';
const file: AttachmentCheck = {
  documentRepositoryId: 1,
  displayName: 'a',
  filename: 'a.pdf',
  isChecked: true,
  findings: [],
};
const entry = { createdDate: history.createdDate, createdBy: 'A', isPerson: true, description: 'x', details: [] };

test.each<[string, Partial<PortableVersion>, AttachmentCheck[], string[]]>([
  ['complete', {}, [file], []],
  ['nobody made it', { baseArticleAuthorName: 'brak' }, [], ['Podaj osobę, która wytworzyła informację']],
  ['no category', { categories: [] }, [], ['Artykuł musi mieć kategorię główną z nazwą wyświetlaną']],
  ['a number in the text', { content: pesel }, [], ['numer PESEL']],
  [
    'a number in a link',
    { links: [{ type: 30, displayText: 'A', title: '44051401359', target: 10 }] },
    [],
    ['numer PESEL'],
  ],
  ['a file that nobody has looked at', {}, [{ ...file, isChecked: false }], ['załącznik w trakcie sprawdzania']],
  [
    'a number in a reason, which everybody reads',
    { history: { ...history, changeLog: [{ ...entry, changeText: 'PESEL 44051401359' }] } },
    [],
    ['numer osoby w powodzie zmiany'],
  ],
  ['waits for its date', { status: ToPublish, content: pesel }, [], ['numer PESEL']],
  ['a former version, which is read beside the newest', { status: Archived, content: pesel }, [], ['numer PESEL']],
  [
    'a hidden one, which anybody may show',
    { status: Archived, content: pesel, history: { ...history, isHidden: true } },
    [],
    ['numer PESEL'],
  ],
  ['a withdrawn one', { status: Withdrawed, content: pesel }, [], []],
  [
    'one that waits, whose reasons will be read',
    {
      status: ToPublish,
      publishStart: '2030-01-01T00:00:00.000Z',
      history: { ...history, publishedDate: null, changeLog: [{ ...entry, changeText: 'PESEL 44051401359' }] },
    },
    [],
    ['numer osoby w powodzie zmiany'],
  ],
  [
    'a withdrawn one, whose reason stands in the register of changes',
    { status: Withdrawed, history: { ...history, changeLog: [{ ...entry, changeText: 'PESEL 44051401359' }] } },
    [],
    ['numer osoby w powodzie zmiany'],
  ],
  ['a draft', { status: Draft, content: pesel }, [], []],
  ['without a history it goes the way of a user', { content: pesel, history: undefined as never }, [], []],
])('%s', (_, more, files, errors) => {
  expect(labelsOf(gateErrors({ ...version, ...more }, files, ArticleType.Common))).toEqual(errors);
});
