import { fieldLabels } from '@redakcja/domain/shared/field-labels';
import { expect, test } from 'vitest';
import { officeFieldLabels } from './office-field-labels.ts';

test('a field of the office is called alike on its form and in its history', () => {
  const { name, ...others } = officeFieldLabels;
  expect(name).toBe('Nazwa jednostki');
  expect(fieldLabels).toMatchObject(others);
  expect(others.receivingDocumentPlace).toBe('Miejsce przyjmowania dokumentów');
});
