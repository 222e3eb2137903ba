// Data of the office (specification, sections 2.6, 3 to 6).
import { eDeliveryMessages } from '@redakcja/domain/settings/office/e-delivery-addresses';
import { integratedOfficeInput, officeSchema } from '@redakcja/domain/settings/office/office-form';
import { dayOfWeekLabels } from '@redakcja/domain/settings/settings-labels';
import { fieldLabels } from '@redakcja/domain/shared/field-labels';
import type { Fact } from '@redakcja/domain/shared/journal/former-values';
import type { AdmissionHour } from '@redakcja/generated/model/admissionHour';
import type { EDeliveryAddress } from '@redakcja/generated/model/eDeliveryAddress';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { OfficeInput } from '@redakcja/generated/model/officeInput';
import type { Area, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { offices } from '../../database/schema.ts';
import { conflictIn, invalid } from '../../http/problem.ts';
import { findOffice, type StoredOffice, writeAddresses, writeHours } from './office-queries.ts';

const addressWords = ({ address, isMain, description }: EDeliveryAddress) =>
  [isMain ? `${address} (główny)` : address, description].filter(Boolean).join(', ');

const hourWords = ({ dayOfWeek, timeFrom, timeTo }: AdmissionHour) =>
  `${dayOfWeekLabels[dayOfWeek]} ${timeFrom}–${timeTo}`;

const resource = records({
  table: offices,
  key: offices.id,
  find: findOffice,
  missing: () => 'Nie znaleziono danych jednostki',
  journal: {
    recordType: JournalRecordType.Office,
    nameOf: ({ officeName, name }: StoredOffice) => officeName ?? name,
    fieldsOf: ({ id: _id, eDeliveryAddresses, admissionHours, ...fields }) => ({
      ...fields,
      eDeliveryAddresses: eDeliveryAddresses.map((row): Fact => ({ name: addressWords(row), value: row })),
      admissionHours: admissionHours.map((row): Fact => ({ name: hourWords(row), value: row })),
    }),
  },
});

/** Id of the only office. */
const one = <Call>(call: Call) => ({ ...call, params: { id: 1 } });

const updateOffice: Handler<'updateOffice'> = ({ body, ...call }) =>
  resource.update(one(call), (before) => {
    if (call.services.config.integratedWithAsw) {
      requireOnlyOwnFields(before, body);
      return { columns: pick(body, ownFields) };
    }
    const { eDeliveryAddresses, admissionHours, ...input } = body;
    requireKnownIds(before, body);
    return {
      columns: columnsIn(offices, input),
      write: async (tx) => {
        if (eDeliveryAddresses) await writeAddresses(tx, before.id, eDeliveryAddresses);
        if (admissionHours) await writeHours(tx, before.id, admissionHours);
      },
    };
  });

/** Fields that are edited here when an external ASW system maintains the others (specification, section 5, Office). */
const ownFields = ['peppolNumber', 'bankAccountNumber', 'ownNumbers'] as const;

function pick<Name extends keyof OfficeInput>(input: OfficeInput, names: readonly Name[]) {
  return Object.fromEntries(names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])));
}

function requireOnlyOwnFields(before: StoredOffice, input: OfficeInput): void {
  const own = new Set<string>(ownFields);
  const changed = Object.entries(input).filter(([name, value]) => {
    if (own.has(name) || value === undefined) return false;
    const stored: unknown = Reflect.get(before, name);
    return JSON.stringify(stored) !== JSON.stringify(value) && !((stored ?? '') === (value ?? ''));
  });
  if (changed.length === 0) return;
  const messages: Partial<Record<string, string>> = { eDeliveryAddresses: eDeliveryMessages.integratedEdit };
  throw conflictIn(
    changed.map(([name]) => ({
      path: name,
      message:
        messages[name] ??
        `Pole „${fieldLabels[name] ?? name}” pochodzi ze zintegrowanego systemu i nie można go zmienić`,
    })),
  );
}

/** Ids of rows must belong to the office. */
function requireKnownIds(before: StoredOffice, { eDeliveryAddresses = [], admissionHours = [] }: OfficeInput): void {
  const unknown = (field: string, given: readonly { id?: number | undefined }[], stored: readonly { id: number }[]) =>
    given.flatMap(({ id }, index): FieldError[] => {
      const isKnown = id === undefined || stored.some((row) => row.id === id);
      const isRepeated = id !== undefined && given.findIndex((row) => row.id === id) < index;
      if (isKnown && !isRepeated) return [];
      return [{ path: `${field}.${index}.id`, message: `Nie znaleziono pozycji o numerze ${id}` }];
    });
  const errors = [
    ...unknown('eDeliveryAddresses', eDeliveryAddresses, before.eDeliveryAddresses),
    ...unknown('admissionHours', admissionHours, before.admissionHours),
  ];
  if (errors.length > 0) throw invalid(errors);
}

export const officeArea = {
  inputs: {
    updateOffice: ({ config }) => (config.integratedWithAsw ? integratedOfficeInput : officeSchema),
  },
  handlers: {
    getOffice: (call) => resource.get(one(call)),
    updateOffice,
  },
} satisfies Area;
