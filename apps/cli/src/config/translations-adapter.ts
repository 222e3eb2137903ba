// Translations of the fixed elements, and whether a language version is active: what is activated is translated before.
import {
  changeLanguageStatus,
  getLanguage,
  listStandardElements,
  updateLanguage,
} from '@redakcja/generated/axios/settings/settings';
import { contractSchemas, type Json, type Schema } from '@redakcja/generated/contract';
import { etagOf } from '@redakcja/generated/http';
import type { Language } from '@redakcja/generated/model/language';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { isMap, isScalar } from 'yaml';
import { outcomeOf, Refusal } from '../shared/bulk/refusal.ts';
import { yamlText } from '../shared/yaml-file.ts';
import { type Adapter, stepLabels } from './adapter.ts';
import { changedMessage, isAsSeen, seenOf } from './changed-since-plan.ts';
import { fieldDifferences, recordDifferences } from './differences.ts';
import { type ConfigRecord, keyText, resourceOf } from './resources.ts';
import { type Field, type Shape, shapeOf } from './shape.ts';
import { valueFromFile } from './value-from-file.ts';
import type { Values } from './values.ts';

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
    const before = new Map(current.map((one) => [keyText(one.key), one]));
    const { title } = resourceOf('translations');
    return recordDifferences({ name: 'translations', title }, current, wanted)
      .filter(({ kind }) => kind !== 'removed')
      .map(({ key, fields }) => {
        const value = (wanted.find((one) => keyText(one.key) === keyText(key))?.value ?? {}) as Values;
        const unknown = Object.keys((value.elements ?? {}) as Values).filter((name) => !elements.has(name));
        const now = before.get(keyText(key));
        return {
          name: `${title}: ${keyText(key)} (pól: ${fields.length || Object.keys((value.elements ?? {}) as Values).length})`,
          from: now === undefined ? 'brak' : 'jest',
          to: stepLabels.change,
          ...(unknown.length > 0 ? { errors: unknown.map((name) => `Nie ma elementu „${name}”`) } : {}),
          data: {
            resource: 'translations',
            step: 'change',
            key: JSON.stringify(key),
            value: JSON.stringify(value),
            seen: now === undefined ? seenOf([{ path: '', from: undefined, to: value }]) : seenOf(fields),
          },
        };
      });
  },
  sender: () => async (office, item) =>
    outcomeOf(item, async () => {
      const { key = '[]', value = '{}', seen = '{}' } = item.data ?? {};
      const [code = ''] = JSON.parse(key) as string[];
      await write(await recordOf(code, await office.idOf('languages', [code])), JSON.parse(value) as Values, seen);
    }),
};

const asRead = (language: Language) => ({ headers: { 'If-Match': etagOf(language) ?? '*' } });

async function write(record: ConfigRecord, wanted: Values, seen: string): Promise<void> {
  const language = record.source as Language;
  const fields = fieldDifferences(record.value, wanted);
  if (!isAsSeen(fields, seen)) throw new Refusal(changedMessage);
  const { isActive } = wanted;
  let now = language;
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
      asRead(language),
    );
  }
  const status = isActive === true ? LanguageStatus.Active : LanguageStatus.Inactive;
  if (isActive !== undefined && now.status !== status)
    await changeLanguageStatus(now.id, status, undefined, asRead(now));
}
