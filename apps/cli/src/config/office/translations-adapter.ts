// Translations of the fixed elements, and whether a language version is active: what is activated is translated before.
import {
  changeLanguageStatus,
  getLanguage,
  listStandardElements,
  updateLanguage,
} from '@redakcja/generated/axios/settings/settings';
import { contractSchemas, type Json, type Schema } from '@redakcja/generated/contract';
import type { Language } from '@redakcja/generated/model/language';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { isMap, isScalar } from 'yaml';
import type { Entry } from '../../menus/file/menu-file.ts';
import { outcomeOf, Refusal } from '../../shared/bulk/refusal.ts';
import { yamlText } from '../../shared/output/yaml-file.ts';
import { changedMessage, isAsSeen, seenOf } from '../plan/changed-since-plan.ts';
import { type FieldDifference, fieldDifferences, recordDifferences } from '../plan/differences.ts';
import { type Field, type Shape, shapeOf } from '../values/shape.ts';
import { valueFromFile } from '../values/value-from-file.ts';
import type { Values } from '../values/values.ts';
import { type Adapter, type OtherRecords, type Step, stepLabels } from './adapter.ts';
import { asRead } from './operation-calls.ts';
import { type ConfigRecord, keyId, keyText, resourceOf } from './resources.ts';

/** A record of optional fields. */
const recordOfFields = (fields: Readonly<Record<string, Shape>>): Shape => ({
  kind: 'record',
  isNullable: false,
  fields: new Map(
    Object.entries(fields).map(([property, shape]): [string, Field] => [
      property,
      { property, isRequired: false, shape, derived: null },
    ]),
  ),
});
const { translation, translationDescription } = (contractSchemas.StandardElementChange?.properties ?? {}) as Record<
  'translation' | 'translationDescription',
  Schema
>;
const elementShape = recordOfFields({
  translation: shapeOf(translation),
  translationDescription: shapeOf(translationDescription),
});
const isActiveShape = shapeOf({ type: 'boolean' });

const elementName = (row: { areaName: string; groupName: string; elementName: string }) =>
  [row.areaName, row.groupName, row.elementName].join(' / ');

const compare = (a: string, b: string) => (a < b ? -1 : 1);

function valuesIn({ status, standardElementsTranslations }: Language): Values {
  const elements = standardElementsTranslations.items.map(
    ({ translation, translationDescription, ...row }): [string, Json] => [
      elementName(row),
      { translation, translationDescription },
    ],
  );
  return {
    isActive: status === LanguageStatus.Active,
    elements: Object.fromEntries(elements.sort(([a], [b]) => compare(a, b))),
  };
}

async function recordOf(code: string, id: number): Promise<ConfigRecord> {
  const language = await getLanguage(id);
  return { key: [code], value: valuesIn(language), id, isSystem: true, source: language };
}

/** The languages in which categories of the office lack their texts. */
async function untranslatedIn(office: Pick<OtherRecords, 'records'>): Promise<ReadonlySet<string>> {
  const codes = (await office.records(resourceOf('languages'))).map(({ key }) => key[0] ?? '');
  const entries = (await office.records(resourceOf('menus'))).map(({ source }) => source as Entry);
  return new Set(codes.filter((code) => entries.some(({ languages }) => languages[code] === undefined)));
}

export const translationsAdapter: Adapter = {
  comment: 'Element jest rozpoznawany po obszarze, grupie i nazwie.',
  records: async (office) => {
    const languages = await office.records(resourceOf('languages'));
    return Promise.all(languages.map(({ key, id }) => recordOf(key[0] ?? '', Number(id))));
  },
  text: (records, comment) => yamlText(Object.fromEntries(records.map(({ key, value }) => [key[0], value])), comment),
  recordsIn: ({ root }, reading) => {
    if (!isMap(root)) return [];
    return root.items.flatMap(({ key, value }) => {
      const code = isScalar(key) ? String(key.value) : '';
      reading.refer(key, 'languages', [code]);
      const elements = isMap(value) ? value.get('elements') : undefined;
      const names = isMap(elements)
        ? elements.items.map((one) => (isScalar(one.key) ? String(one.key.value) : ''))
        : [];
      const shape = recordOfFields({
        isActive: isActiveShape,
        elements: recordOfFields(Object.fromEntries(names.map((one) => [one, elementShape]))),
      });
      const own = valueFromFile(shape, value, reading);
      return own === undefined ? [] : [{ key: [code], value: own, isSystem: true }];
    });
  },
  steps: async (office, wanted) => {
    const elements = new Set((await listStandardElements()).map(elementName));
    const current = await office.records(resourceOf('translations'));
    const before = new Map(current.map((one) => [keyId(one.key), one]));
    const { title } = resourceOf('translations');
    const untranslated = await untranslatedIn(office);
    return recordDifferences({ name: 'translations', title }, current, wanted)
      .filter(({ kind }) => kind !== 'removed')
      .flatMap(({ key, fields }): Step[] => {
        const { isActive, ...texts } = (wanted.find((one) => keyId(one.key) === keyId(key))?.value ?? {}) as Values;
        const now = before.get(keyId(key));
        const isChanged = now === undefined || fields.some(({ path }) => path === 'isActive');
        const activates = isActive === true && isChanged;
        const value: Values = activates || isActive === undefined ? texts : { isActive, ...texts };
        const unknown = Object.keys((texts.elements ?? {}) as Values).filter((name) => !elements.has(name));
        const step = (what: string, wantedValue: Values, seen: readonly FieldDifference[]): Step => ({
          name: `${title}: ${keyText(key)} (${what})`,
          from: now === undefined ? 'brak' : 'jest',
          to: stepLabels.change,
          data: {
            resource: 'translations',
            step: 'change',
            key: JSON.stringify(key),
            value: JSON.stringify(wantedValue),
            seen: now === undefined ? seenOf([{ path: '', from: undefined, to: wantedValue }]) : seenOf(seen),
          },
        });
        const count = fields.length || Object.keys((texts.elements ?? {}) as Values).length;
        const isOnlyActivated = activates && fields.length === 1;
        const change = isOnlyActivated ? [] : [step(`pól: ${count}`, value, fields)];
        const errors = unknown.length > 0 ? { errors: unknown.map((name) => `Nie ma elementu „${name}”`) } : {};
        // a category that is added without a translation would keep the language from being activated
        const activation: Step[] = activates
          ? [
              {
                ...step('aktywna', { isActive: true }, fields),
                ...(untranslated.has(key[0] ?? '') ? { isLate: true } : {}),
              },
            ]
          : [];
        return [...change.map((one) => ({ ...one, ...errors })), ...activation];
      });
  },
  sender: () => (office, items) =>
    Promise.all(
      items.map((item) =>
        outcomeOf(item, async () => {
          const { key = '[]', value = '{}', seen = '{}' } = item.data ?? {};
          const [code = ''] = JSON.parse(key) as string[];
          await write(await recordOf(code, await office.idOf('languages', [code])), JSON.parse(value) as Values, seen);
        }),
      ),
    ),
};

async function write(record: ConfigRecord, wanted: Values, seen: string): Promise<void> {
  const language = record.source as Language;
  const fields = fieldDifferences(record.value, wanted);
  if (!isAsSeen(fields, seen)) throw new Refusal(changedMessage);
  const { isActive } = wanted;
  let now = language;
  // texts that are missing are no mistake of an inactive language
  if (isActive === false && now.status !== LanguageStatus.Inactive)
    now = await changeLanguageStatus(now.id, LanguageStatus.Inactive, undefined, asRead(now));
  if (fields.some(({ path }) => path !== 'isActive')) {
    const { isoCode, name, localName, dateFormat } = language;
    const rows = new Map(language.standardElementsTranslations.items.map((row) => [elementName(row), row]));
    const standardElementsChanged = Object.entries((wanted.elements ?? {}) as Record<string, Values>).flatMap(
      ([element, one]) => {
        const row = rows.get(element);
        if (row === undefined) throw new Refusal(`Nie ma elementu „${element}”`);
        const translation = String(one.translation ?? row.translation);
        const translationDescription = String(one.translationDescription ?? row.translationDescription);
        const isSame = translation === row.translation && translationDescription === row.translationDescription;
        return isSame
          ? []
          : [{ standardElementId: row.standardElementId, translation, translationDescription, revision: row.revision }];
      },
    );
    now = await updateLanguage(
      language.id,
      { isoCode, name, localName, dateFormat, standardElementsChanged },
      asRead(now),
    );
  }
  if (isActive === true && now.status !== LanguageStatus.Active)
    await changeLanguageStatus(now.id, LanguageStatus.Active, undefined, asRead(now));
}
