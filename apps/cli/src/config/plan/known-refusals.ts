// What the server would refuse of a plan, as far as that is known before anything is sent.
import { parameterFormSchema } from '@redakcja/domain/settings/parameters/system-parameter-form';
import { fieldLabels } from '@redakcja/domain/shared/field-labels';
import { getApplicationParameters } from '@redakcja/generated/axios/application/application';
import { listIsoCodes } from '@redakcja/generated/axios/dictionaries/dictionaries';
import { getSystemParameter } from '@redakcja/generated/axios/settings/settings';
import type { Json } from '@redakcja/generated/contract';
import type * as z from 'zod';
import { Refusal } from '../../shared/bulk/refusal.ts';
import type { Step } from '../office/adapter.ts';
import { adapterOf } from '../office/adapter-of.ts';
import type { Office } from '../office/office.ts';
import { keyId, type Resource, resourceOf } from '../office/resources.ts';
import { formRules } from '../values/form-rules.ts';
import { type Identifiers, valueForRequest } from '../values/value-for-request.ts';
import type { Values } from '../values/values.ts';
import { addWithoutFile, isAddedWithoutFile, notAddedMessage } from './add-without-file.ts';

/** A step with what the checks need of it. */
interface CheckedStep {
  office: Office;
  resource: Resource;
  step: string;
  key: readonly string[];
  value: Json;
  /** Fields that it changes, with dots. */
  paths: readonly string[];
  /** All steps of the plan. */
  steps: readonly Step[];
}

/** The steps with the reasons why they would be refused. */
export async function withRefusals(office: Office, steps: readonly Step[]): Promise<Step[]> {
  const found: Step[] = [];
  for (const step of steps) {
    const { isLate: _late, ...item } = step;
    const errors = [...(item.errors ?? []), ...(await refusalsOf(office, step, steps))];
    found.push(errors.length === 0 ? item : { ...item, errors });
  }
  return found;
}

async function refusalsOf(office: Office, { data = {} }: Step, steps: readonly Step[]): Promise<string[]> {
  const resource = resourceOf(data.resource ?? '');
  if (adapterOf(resource) !== null) return [];
  const checked: CheckedStep = {
    office,
    resource,
    step: data.step ?? '',
    key: JSON.parse(data.key ?? '[]') as string[],
    value: JSON.parse(data.value ?? 'null') as Json,
    paths: Object.keys(JSON.parse(data.seen ?? '{}') as Values),
    steps,
  };
  if (checked.step === 'remove') return removalRefusals(checked);
  if (checked.step === 'add' && resource.create === undefined) return [notAddedMessage];
  return [...(await formRefusals(checked)), ...((await otherRefusals[resource.name]?.(checked)) ?? [])];
}

/** Different numbers for different records: whether they exist is checked before. */
function placeholders(): Identifiers {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    return Promise.resolve(number);
  };
  return {
    idOf: (target, key) => numberOf(JSON.stringify([target, key])),
    uploaded: (file) => numberOf(JSON.stringify(file)),
  };
}

async function rulesOf({ office, resource, key }: CheckedStep): Promise<z.ZodType | undefined> {
  if (resource.name !== 'parameters') return formRules[resource.name];
  // its bounds are part of a parameter
  return parameterFormSchema(await getSystemParameter(await office.idOf(resource.name, key)));
}

async function formRefusals(checked: CheckedStep): Promise<string[]> {
  const { resource, value } = checked;
  const rules = await rulesOf(checked);
  const result = rules?.safeParse(await valueForRequest(resource.shape, value, placeholders()));
  return (result?.error?.issues ?? [])
    .filter(({ path }) => isSent(checked, path))
    .map(({ path, message }) => {
      const name = path.findLast((one) => typeof one === 'string');
      return name === undefined ? message : `${fieldLabels[name] ?? name}: ${message}`;
    });
}

/** Whether a fault is in what would be sent: what stays as it is, is not, nor what a new language has from the beginning. */
function isSent({ resource: { shape, layout, sortBy }, paths, value }: CheckedStep, fault: readonly PropertyKey[]) {
  const [first, second] = fault;
  if (sortBy !== undefined) {
    const entry = String((value as Values[])[Number(first)]?.[sortBy]);
    return paths.some((path) => path.startsWith(`${entry}.`));
  }
  if (shape.kind !== 'record') return true;
  const [name = '', field] = [...shape.fields].find(([, { property }]) => property === first) ?? [];
  const hasParts = field?.shape.kind === 'list' && field.shape.partsBy !== null;
  if (paths.includes('')) return !(layout === 'languages' && hasParts);
  const place = hasParts && typeof second === 'number' ? `${name}.${second + 1}` : name;
  return first === undefined || paths.some((path) => `${path}.`.startsWith(`${place}.`) || path === name);
}

type Check = (checked: CheckedStep) => Promise<string[]>;

/** Fields of the office that are written although another system maintains it. */
const ownFields = ['peppolNumber', 'bankAccountNumber', 'ownNumbers'];

const otherRefusals: Readonly<Record<string, Check>> = {
  'iso-codes': async ({ resource, step, value }) => {
    if (step !== 'add' || !isAddedWithoutFile(resource, value)) return [];
    try {
      await addWithoutFile(resource, value, true);
      return [];
    } catch (error) {
      if (error instanceof Refusal) return [error.message];
      throw error;
    }
  },
  languages: async ({ step, key: [code = ''], steps }) => {
    if (step !== 'add') return [];
    const id = JSON.stringify([code]);
    if (steps.some(({ data }) => data?.resource === 'iso-codes' && data.step === 'add' && data.key === id)) return [];
    const { items } = await listIsoCodes({ filters: [`code;equal;${code}`], size: 1 });
    return items.length > 0 ? [] : [`Kodu „${code}” nie ma w słowniku kodów ISO`];
  },
  office: async ({ paths }) => {
    const { isIntegratedWithASW } = await getApplicationParameters('PL');
    return [...new Set(paths.map((path) => path.split('.')[0] ?? ''))]
      .filter((name) => isIntegratedWithASW && !ownFields.includes(name))
      .map((name) => `Pole „${fieldLabels[name] ?? name}” pochodzi ze zintegrowanego systemu i nie można go zmienić`);
  },
};

/** What is written in a language stays: neither its people nor its translations can be emptied. */
async function removalRefusals({ office, resource, key }: CheckedStep): Promise<string[]> {
  if (resource.name !== 'languages') return [];
  const contacts = await office.records(resourceOf('office-contacts'));
  const own = contacts.find((one) => keyId(one.key) === keyId(key))?.value;
  const translations = await office.records(resourceOf('translations'));
  const { elements } = (translations.find((one) => keyId(one.key) === keyId(key))?.value ?? {}) as Values;
  const isTranslated = Object.values((elements ?? {}) as Record<string, Values>).some((one) =>
    Object.values(one).some((text) => text !== ''),
  );
  const texts = [
    ...(Array.isArray(own) && own.length > 0 ? ['dane kontaktowe'] : []),
    ...(isTranslated ? ['tłumaczenia elementów stałych'] : []),
  ];
  return texts.length > 0 ? [`Wersji językowej nie można usunąć: są w niej ${texts.join(', ')}`] : [];
}
