import type { AdmissionHourInput } from '@redakcja/generated/model/admissionHourInput';
import { DayOfWeek } from '@redakcja/generated/model/dayOfWeek';
import type { EDeliveryAddressInput } from '@redakcja/generated/model/eDeliveryAddressInput';
import type { OfficeInput } from '@redakcja/generated/model/officeInput';
import * as z from 'zod';
import {
  fieldsTogether,
  id,
  oneOf,
  optionalEmail,
  optionalText,
  requiredMessage,
  requiredText,
} from '../shared/form-schema.ts';
import { isWebAddress, maxUrlLength, urlMessages } from '../shared/url.ts';
import { contactMessages, formatPhone, isPhone, isTimeOfDay, isTownName, isZipCode } from './contact-formats.ts';
import {
  eDeliveryMessages,
  isEDeliveryAddress,
  maxEDeliveryAddresses,
  normalizeEDeliveryAddress,
} from './e-delivery-addresses.ts';
import {
  identificationMessages,
  isNip,
  isPeppolNumber,
  isRegon,
  isTerytCode,
  normalizeNip,
} from './identification-numbers.ts';

/** Optional text that has to keep a rule when it is there. */
function formatted(max: number, isRight: (text: string) => boolean, message: string) {
  return optionalText(max).refine((text) => !text || isRight(text), message);
}

const phone = formatted(20, isPhone, contactMessages.phone).overwrite((text) => (text ? formatPhone(text) : text));
const peppolNumber = formatted(13, isPeppolNumber, identificationMessages.peppol);
const bankAccountNumber = z
  .string({ error: requiredMessage })
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .max(26, 'Numer konta bankowego nie może przekraczać 26 znaków')
  .refine((text) => !text.includes('\u0000'), 'Pole zawiera niedozwolone znaki')
  .nullish()
  .overwrite((text) => (text === '' ? null : text));

/** One address for electronic delivery, as its dialog has it. That it stands once on the list is the list's rule. */
export const eDeliveryAddressSchema = z.object({
  id: id().optional(),
  address: requiredText(30)
    .overwrite(normalizeEDeliveryAddress)
    .refine((address) => address === '' || isEDeliveryAddress(address), eDeliveryMessages.invalid),
  isMain: z.boolean({ error: requiredMessage }),
  description: optionalText(200),
} satisfies Record<keyof EDeliveryAddressInput, z.ZodType>);

const time = z
  .string({ error: requiredMessage })
  .min(1, requiredMessage)
  .refine((text) => text === '' || isTimeOfDay(text), 'Podaj godzinę w formacie gg:mm');

/** Hours on one day, as their dialog has them (specification, section 5, Admission hour). */
export const admissionHourSchema = z
  .object({
    id: id().optional(),
    dayOfWeek: oneOf(Object.values(DayOfWeek), 'Wybierz dzień tygodnia').refine(
      (day) => day > 0,
      'Wybierz dzień tygodnia',
    ),
    timeFrom: time,
    timeTo: time,
  } satisfies Record<keyof AdmissionHourInput, z.ZodType>)
  .superRefine(
    ...fieldsTogether<AdmissionHourInput>(({ timeFrom = '', timeTo = '' }, report) => {
      if (isTimeOfDay(timeFrom) && isTimeOfDay(timeTo) && timeTo <= timeFrom)
        report('timeTo', contactMessages.hoursInOrder);
    }),
  );

const shape = {
  name: requiredText(200),
  officeName: optionalText(200),
  jstCodeTeryt: formatted(7, (text) => isTerytCode(text.slice(0, 7)), identificationMessages.terytDigits),
  peppolNumber,
  bankAccountNumber,
  regon: requiredText(14).refine((text) => text === '' || isRegon(text), identificationMessages.regon),
  nip: requiredText(13)
    .refine((text) => text === '' || isNip(text), identificationMessages.nip)
    .overwrite(normalizeNip),
  phone,
  fax: phone,
  email: optionalEmail(),
  webSiteWWW: formatted(maxUrlLength, isWebAddress, urlMessages.invalid),
  officeBoxEpuap: optionalText(250),
  receivingDocumentPlace: optionalText(500),
  country: optionalText(100),
  province: optionalText(100),
  district: optionalText(100),
  commune: optionalText(100),
  city: optionalText(100),
  street: optionalText(150),
  streetNumber: optionalText(20),
  flat: optionalText(20),
  zipCode: formatted(6, isZipCode, contactMessages.zipCode),
  zipCodeCity: formatted(100, isTownName, contactMessages.zipCodeCity),
  eDeliveryAddresses: z.array(eDeliveryAddressSchema).max(maxEDeliveryAddresses, eDeliveryMessages.tooMany),
  admissionHours: z.array(admissionHourSchema).max(50, 'Można dodać najwyżej 50 pozycji'),
} satisfies Record<keyof OfficeInput, z.ZodType>;

const fields = z.object(shape);

/** What the form of the office holds; '' stands for null. */
export type OfficeFormValues = z.input<typeof fields>;

/** Data of the office as they are filled in (specification, section 5, Office), when no external system keeps them. */
export const officeSchema = fields.superRefine(
  ...fieldsTogether<OfficeFormValues>(({ eDeliveryAddresses = [] }, report) => {
    if (!Array.isArray(eDeliveryAddresses)) return;
    const addresses = eDeliveryAddresses.map((one) => normalizeEDeliveryAddress(String(one?.address ?? '')));
    addresses.forEach((address, index) => {
      if (address !== '' && addresses.indexOf(address) < index)
        report(['eDeliveryAddresses', index, 'address'], eDeliveryMessages.duplicate);
    });
    const main = eDeliveryAddresses.filter((one) => one?.isMain).length;
    if (eDeliveryAddresses.length > 0 && main !== 1) report('eDeliveryAddresses', eDeliveryMessages.oneMain);
  }),
);

/** What is checked, and may change, when an external ASW system keeps the rest (specification, section 5, Office). */
export const integratedOfficeSchema = z.object({ peppolNumber, bankAccountNumber });
