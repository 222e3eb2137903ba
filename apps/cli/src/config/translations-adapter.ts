// Translations of the fixed elements, and whether a language version is active: what is activated is translated before.
import {
  changeLanguageStatus,
  getLanguage,
  listStandardElements,
  updateLanguage,
} from '@redakcja/generated/axios/settings/settings';
import type { Json } from '@redakcja/generated/contract';
import { etagOf } from '@redakcja/generated/http';
import type { Language } from '@redakcja/generated/model/language';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { isMap, isScalar } from 'yaml';
import { yamlText } from '../shared/yaml-file.ts';
import type { Adapter } from './adapter.ts';
import { isAsSeen, Refusal, refused, seenOf } from './apply-outcome.ts';
import { checkedValue } from './check-value.ts';
import { fieldDifferences, recordDifferences } from './differences.ts';
import type { Office } from './office.ts';
import { type ConfigRecord, keyText, resourceOf, type Values } from './resources.ts';
import type { Field, Shape } from './shape.ts';

const scalarOf = (type: string, more = {}): Shape => ({
  kind: 'scalar',
  isNullable: false,
  schema: { type, ...more },
  from: 'id',
});
const field = (property: string, shape: Shape): [string, Field] => [
  property,
  { property, isRequired: false, shape, derived: null },
];
const text = scalarOf('string', { maxLength: 100_000 });
const elementShape: Shape = {
  kind: 'record',
  isNullable: false,
  fields: new Map([field('translation', text), field('translationDescription', text)]),
};

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

const known = async (office: Office): Promise<Set<string>> => {
  const rows = await office.once('elements', () => listStandardElements());
  return new Set(rows.map(elementName));
};

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
      const shape: Shape = {
        kind: 'record',
        isNullable: false,
        fields: new Map([
          field('isActive', scalarOf('boolean')),
          field('elements', {
            kind: 'record',
            isNullable: false,
            fields: new Map(names.map((one) => field(one, elementShape))),
          }),
        ]),
      };
      const own = checkedValue(shape, value, reading);
      return own === undefined ? [] : [{ key: [code], value: own }];
    });
  },
  steps: async (office, wanted) => {
    const elements = await known(office);
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
          to: 'zmienić',
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
    refused(item, async () => {
      const { key = '[]', value = '{}', seen = '{}' } = item.data ?? {};
      const [code = ''] = JSON.parse(key) as string[];
      await write(await recordOf(code, await office.idOf('languages', [code])), JSON.parse(value) as Values, seen);
    }),
};

async function write(record: ConfigRecord, wanted: Values, seen: string): Promise<void> {
  const language = record.source as Language;
  const fields = fieldDifferences(record.value, wanted);
  if (!isAsSeen(fields, seen)) throw new Refusal('Ktoś zmienił to, odkąd powstał plan');
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
    const headers = { 'If-Match': etagOf(language) ?? '*' };
    now = await updateLanguage(
      language.id,
      { isoCode, name, localName, dateFormat, standardElementsChanged },
      { headers },
    );
  }
  const status = isActive === true ? LanguageStatus.Active : LanguageStatus.Inactive;
  if (isActive !== undefined && now.status !== status) await changeLanguageStatus(now.id, status);
}
