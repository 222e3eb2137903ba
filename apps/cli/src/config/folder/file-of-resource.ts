// The file of one resource: its records as YAML, and back.
import { fieldLabels } from '@redakcja/domain/shared/field-labels';
import type { Json } from '@redakcja/generated/contract';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { type YamlFile, yamlText } from '../../shared/output/yaml-file.ts';
import { adapterOf } from '../office/adapter-of.ts';
import { type ConfigRecord, keyId, keyOfRecord, keyText, type ReadRecord, type Resource } from '../office/resources.ts';
import { type Reading, valueFromFile } from '../values/value-from-file.ts';
import type { Values } from '../values/values.ts';

/** Written for records that come with the product: they are matched, never added or removed. */
const systemMark = 'isSystem';

function contentsOf({ layout }: Resource, records: readonly ConfigRecord[]): Json {
  if (layout === 'records')
    return records.map(({ value, isSystem }) => (isSystem ? { [systemMark]: true, ...(value as Values) } : value));
  if (layout === 'languages') return Object.fromEntries(records.map(({ key, value }) => [key[0] ?? '', value]));
  return records[0]?.value ?? null;
}

function comment({ title, key, layout, shape }: Resource): string[] {
  const about = {
    records: `Pozycje rozpoznaje się po polach: ${key.join(', ')}.`,
    languages: 'Po jednej pozycji na wersję językową.',
    single: 'Jedne dane na cały urząd.',
  }[layout];
  const fields = shape.kind === 'record' ? [...shape.fields] : [];
  const labels = fields.flatMap(([name, { property }]) => {
    const label = fieldLabels[property] ?? fieldLabels[name];
    return label === undefined ? [] : [`  ${name}: ${label}`];
  });
  return [`${title}. ${about}`, ...(labels.length === 0 ? [] : ['Pola:', ...labels])];
}

export function textOf(resource: Resource, records: readonly ConfigRecord[]): string {
  const adapter = adapterOf(resource);
  if (adapter !== null) return adapter.text(records, [`${resource.title}. ${adapter.comment}`]);
  return yamlText(contentsOf(resource, records), comment(resource));
}

/** Fields of the key that the input does not take. */
function keyOnly({ key, shape }: Resource): string[] {
  const options = shape.kind === 'choice' ? shape.options : [shape];
  return key.filter((name) => !options.some((one) => one.kind === 'record' && one.fields.has(name)));
}

export function recordsIn(resource: Resource, yaml: YamlFile, reading: Reading): ReadRecord[] {
  const { root } = yaml;
  const adapter = adapterOf(resource);
  if (adapter !== null) return adapter.recordsIn(yaml, reading);
  if (resource.layout === 'single') {
    const value = valueFromFile(resource.shape, root, reading);
    return value === undefined ? [] : [{ key: [], value, isSystem: false }];
  }
  if (resource.layout === 'languages') {
    if (!isMap(root)) return none(reading, root, 'oczekiwano kodów języków');
    return root.items.flatMap(({ key, value }) => {
      const code = isScalar(key) ? String(key.value) : '';
      reading.refer(key, 'languages', [code]);
      const own = valueFromFile(resource.shape, value, reading);
      return own === undefined ? [] : [{ key: [code], value: own, isSystem: false }];
    });
  }
  if (!isSeq(root)) return none(reading, root, 'oczekiwano listy');
  const lines = new Map<string, number>();
  return root.items.flatMap((node) => {
    const isSystem = takeMark(node, reading);
    const value = valueFromFile(resource.shape, node, reading, {}, keyOnly(resource)) as Values | undefined;
    if (value === undefined) return [];
    for (const name of resource.key) if (value[name] === undefined) reading.fail(node, `brak pola „${name}”`);
    const key = keyOfRecord(resource, value);
    const id = keyId(key, resource);
    const first = lines.get(id);
    if (resource.isUnique && first !== undefined)
      reading.fail(node, `pozycja „${keyText(key)}” jest już w wierszu ${first}`);
    else lines.set(id, yaml.lineOf(node as Node));
    return [{ key, value, isSystem }];
  });
}

/** Takes the mark of a record that comes with the product off its node: it is no field of the input. */
function takeMark(node: unknown, reading: Reading): boolean {
  if (!isMap(node) || !node.has(systemMark)) return false;
  if (node.get(systemMark) !== true) reading.fail(node, `${systemMark}: oczekiwano true`);
  return node.delete(systemMark);
}

function none(reading: Reading, node: unknown, message: string): ReadRecord[] {
  reading.fail(node, message);
  return [];
}
