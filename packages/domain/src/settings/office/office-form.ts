import { DayOfWeek } from '@redakcja/generated/model/dayOfWeek';
import { AdmissionHourInput } from '@redakcja/generated/zod/admissionHourInput';
import { EDeliveryAddressInput } from '@redakcja/generated/zod/eDeliveryAddressInput';
import { Office } from '@redakcja/generated/zod/office';
import { OfficeInput } from '@redakcja/generated/zod/officeInput';
import type * as z from 'zod';
import { isWebAddress, urlMessages } from '../../shared/addresses/url.ts';
import { isNip, normalizeNip } from '../../shared/formats/nip.ts';
import { isRegon } from '../../shared/formats/regon.ts';
import { choice, flag, id, list } from '../../shared/forms/choice-rules.ts';
import { shownLimits } from '../../shared/forms/field-limits.ts';
import { fieldsTogether } from '../../shared/forms/fields-together.ts';
import { requiredMessage } from '../../shared/forms/form-messages.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { email, filled, formatted, text } from '../../shared/forms/text-rules.ts';
import { unknownLines } from '../../shared/numbers/own-numbers.ts';
import { contactMessages, formatPhone, isPhone, isTimeOfDay, isTownName, isZipCode } from './contact-formats.ts';
import { eDeliveryMessages, isEDeliveryAddress, normalizeEDeliveryAddress } from './e-delivery-addresses.ts';
import { identificationMessages, isPeppolNumber, isTerytCode } from './identification-numbers.ts';

const phone = formatted(isPhone, contactMessages.phone, formatPhone);

/** Input of an address for electronic delivery. Uniqueness is checked by the list. */
export const eDeliveryAddressSchema = formOf(EDeliveryAddressInput, {
  id: id(),
  address: formatted(isEDeliveryAddress, eDeliveryMessages.invalid, undefined, { clean: normalizeEDeliveryAddress }),
  isMain: flag(requiredMessage),
  description: text({ lines: 'several' }),
});

const time = text({ pattern: 'Podaj godzinę w formacie gg:mm' });

/** Input of hours on one day (specification, section 5, Admission hour). */
export const admissionHourSchema = formOf(AdmissionHourInput, {
  id: id(),
  dayOfWeek: choice('Wybierz dzień tygodnia', DayOfWeek.NotSelected),
  timeFrom: time,
  timeTo: time,
}).superRefine(
  ...fieldsTogether<AdmissionHourInput>(({ timeFrom = '', timeTo = '' }, report) => {
    if (isTimeOfDay(timeFrom) && isTimeOfDay(timeTo) && timeTo <= timeFrom)
      report('timeTo', contactMessages.hoursInOrder);
  }),
);

const fields = formOf(OfficeInput, {
  name: text(),
  officeName: text(),
  jstCodeTeryt: formatted((code) => isTerytCode(code.slice(0, 7)), identificationMessages.terytDigits),
  peppolNumber: formatted(isPeppolNumber, identificationMessages.peppol),
  bankAccountNumber: text(
    {
      clean: (number) => number.replaceAll(/\s/g, ''),
      stored: Office.shape.bankAccountNumber,
      tooLong: (max) => `Numer konta bankowego nie może przekraczać ${max} znaków`,
    },
    (number) => number.register(shownLimits, { max: undefined }),
  ),
  ownNumbers: text({ lines: 'several' }, (list) =>
    list.superRefine((value, { addIssue }) => {
      for (const message of unknownLines(value)) addIssue({ code: 'custom', message });
    }),
  ),
  regon: formatted(isRegon, identificationMessages.regon),
  nip: formatted(isNip, identificationMessages.nip, normalizeNip),
  phone,
  fax: phone,
  email: email(),
  webSiteWWW: formatted(isWebAddress, urlMessages.invalid),
  officeBoxEpuap: text(),
  receivingDocumentPlace: text(),
  country: text(),
  province: text(),
  district: text(),
  commune: text(),
  city: text(),
  street: text(),
  streetNumber: text(),
  flat: text(),
  zipCode: formatted(isZipCode, contactMessages.zipCode),
  zipCodeCity: text({}, (town) => town.refine(filled(isTownName), contactMessages.zipCodeCity)),
  eDeliveryAddresses: list(eDeliveryAddressSchema, { tooMany: () => eDeliveryMessages.tooMany }),
  admissionHours: list(admissionHourSchema, { tooMany: (max) => `Można dodać najwyżej ${max} pozycji` }),
});

/** Values of the office form; '' represents null. */
export type OfficeFormValues = z.input<typeof fields>;

/** An address that must not repeat another one of the list. */
export function addressAmong(others: readonly string[]) {
  const taken = new Set(others.map(normalizeEDeliveryAddress));
  return eDeliveryAddressSchema.refine(({ address }) => !taken.has(address), {
    path: ['address'],
    message: eDeliveryMessages.duplicate,
  });
}

/** Hours that must not overlap others of the same day. */
export function hoursAmong(others: readonly AdmissionHourInput[]) {
  return admissionHourSchema.refine((hours) => overlappingHours([...others, hours]).length === 0, {
    path: ['timeFrom'],
    message: contactMessages.hoursOverlap,
  });
}

type Hours = Partial<AdmissionHourInput> | undefined;

/** Indices of hours that overlap earlier ones of the same day. */
export function overlappingHours(hours: readonly Hours[]): number[] {
  const complete = hours.flatMap((one, index) => {
    const { dayOfWeek, timeFrom = '', timeTo = '' } = one ?? {};
    return isTimeOfDay(timeFrom) && isTimeOfDay(timeTo) && timeFrom < timeTo
      ? [{ index, dayOfWeek, timeFrom, timeTo }]
      : [];
  });
  return complete
    .filter((one) =>
      complete.some(
        (other) =>
          other.dayOfWeek === one.dayOfWeek &&
          other.timeFrom < one.timeTo &&
          one.timeFrom < other.timeTo &&
          (other.timeFrom < one.timeFrom || (other.timeFrom === one.timeFrom && other.index < one.index)),
      ),
    )
    .map(({ index }) => index);
}

/** Input of the office without an external system (specification, section 5, Office). */
export const officeSchema = fields.superRefine(
  ...fieldsTogether<OfficeFormValues>(({ eDeliveryAddresses = [], admissionHours = [] }, report) => {
    if (!Array.isArray(eDeliveryAddresses) || !Array.isArray(admissionHours)) return;
    for (const index of overlappingHours(admissionHours)) {
      report(['admissionHours', index, 'timeFrom'], contactMessages.hoursOverlap);
    }
    const addresses = eDeliveryAddresses.map((one) => normalizeEDeliveryAddress(String(one?.address ?? '')));
    addresses.forEach((address, index) => {
      if (address !== '' && addresses.indexOf(address) < index)
        report(['eDeliveryAddresses', index, 'address'], eDeliveryMessages.duplicate);
    });
    const main = eDeliveryAddresses.filter((one) => one?.isMain).length;
    if (eDeliveryAddresses.length > 0 && main !== 1) report('eDeliveryAddresses', eDeliveryMessages.oneMain);
  }),
);

/** The fields that can be edited when an external ASW system maintains the others (specification, section 5, Office). */
export const integratedOfficeSchema = fields.pick({ peppolNumber: true, bankAccountNumber: true, ownNumbers: true });

/** Input of the server in this case: the other fields are only compared with the stored ones. */
export const integratedOfficeInput: z.ZodType<OfficeInput, OfficeFormValues> = integratedOfficeSchema.loose();
