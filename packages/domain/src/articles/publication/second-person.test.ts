import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { expect, test } from 'vitest';
import { savedFields } from '../locks/locked-changes.ts';
import { checkTransition, nextStatus, statusSteps, transitions } from './article-status.ts';
import { isPublication, isWriting, ownWorkMessage } from './second-person.ts';

const permissions = new Set(Object.values(PermissionName));
const type = ArticleType.Common;
const { Draft, Confirmed, ToPublish, Published } = ArticleStatus;

test('own work goes every way but to publication', () => {
  for (const { from, to } of transitions) {
    const check = checkTransition({ from, to, permissions, type, reason: 'powód', isOwnWork: true });
    expect({ from, to, ok: check.ok }).toEqual({ from, to, ok: !isPublication(to) });
    if (!check.ok) expect(check.reason).toBe(ownWorkMessage);
  }
});

test('the next step of own work is its confirmation, then there is none', () => {
  expect(nextStatus({ status: Draft, permissions, type, isOwnWork: true })).toBe(Confirmed);
  expect(nextStatus({ status: Confirmed, permissions, type, isOwnWork: true })).toBeNull();
});

test('the steps say why', () => {
  const steps = statusSteps({ status: Confirmed, permissions, type, isOwnWork: true });
  const messageOf = (status: ArticleStatus) => steps.find((one) => one.status === status)?.message;
  expect(messageOf(ToPublish)).toBe(ownWorkMessage);
  expect(messageOf(Published)).toContain('publikowane automatycznie');
});

test('texts and files are written, places and dates are not', () => {
  expect(savedFields.filter((field) => isWriting([field]))).toEqual([
    'title',
    'shortDescription',
    'content',
    'addedExtraContent',
    'links',
    'multimedia',
    'attachments',
    'addedAttachments',
  ]);
  expect(isWriting([])).toBe(false);
});
