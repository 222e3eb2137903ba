import { fieldLabels } from '@redakcja/domain/shared/field-labels';

const fields = [
  'name',
  'officeName',
  'nip',
  'regon',
  'jstCodeTeryt',
  'peppolNumber',
  'bankAccountNumber',
  'phone',
  'fax',
  'email',
  'ownNumbers',
  'webSiteWWW',
  'officeBoxEpuap',
  'receivingDocumentPlace',
  'country',
  'province',
  'district',
  'commune',
  'city',
  'street',
  'streetNumber',
  'flat',
  'zipCode',
  'zipCodeCity',
] as const;

type OfficeField = (typeof fields)[number];

/** Labels of the fields, for the form and for the search over settings: those of the history and of messages. */
export const officeFieldLabels = {
  ...(Object.fromEntries(fields.map((field) => [field, fieldLabels[field]])) as Record<OfficeField, string>),
  // the office has two names
  name: 'Nazwa jednostki',
};
