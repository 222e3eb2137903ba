// A value of a file, checked against the contract. Every message names the line; nothing is sent before all files are right.
import { composed } from '@redakcja/domain/shared/text/one-spelling';
import type { Json, Schema } from '@redakcja/generated/contract';
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { nameRefusal } from '../folder/stored-files.ts';
import { type Field, namesOf, optionOf, type Shape, targetOf } from './shape.ts';
import type { Values } from './values.ts';

export interface Reading {
  /** Reports what is wrong at a node. */
  fail: (node: unknown, message: string) => void;
  failAt: (line: number, message: string) => void;
  /** Called for each reference, to be looked up when all files are read. */
  refer: (node: unknown, target: string, key: readonly string[]) => void;
  /** The file's name in an export, or why it is not taken. */
  file: (name: string) => { name: string } | { refusal: string };
}

/** @param extra names of text fields that the contract's input does not have */
export function valueFromFile(
  shape: Shape,
  node: unknown,
  reading: Reading,
  around: Values = {},
  extra: readonly string[] = [],
): Json | undefined {
  if (node === null || node === undefined || (isScalar(node) && node.value === null)) {
    if (!shape.isNullable) reading.fail(node, 'wartość nie może być pusta');
    return null;
  }
  switch (shape.kind) {
    case 'record':
      return checkedRecord(shape.fields, node, reading, extra);
    case 'list':
      return checkedList(shape, node, reading, around);
    case 'choice': {
      if (!isMap(node)) return wrong(reading, node, 'oczekiwano pól');
      const option = optionOf(shape.options, (name) => node.get(name) as Json);
      if (option === undefined)
        return wrong(reading, node, 'pole „type” albo „editorType” nie ma żadnej ze znanych wartości');
      return valueFromFile(option, node, reading, {}, extra);
    }
    case 'reference':
      return checkedReference(shape, node, reading, around);
    case 'file':
      return checkedFile(node, reading);
    case 'scalar':
      return checkedScalar(shape.schema, node, reading);
  }
}

function wrong(reading: Reading, node: unknown, message: string): undefined {
  reading.fail(node, message);
  return undefined;
}

const nameIn = (key: unknown) => (isScalar(key) ? String(key.value) : '');

/** The fields of a mapping; what is not known is reported. */
function checkedRecord(
  fields: ReadonlyMap<string, Field>,
  node: unknown,
  reading: Reading,
  extra: readonly string[],
): Values | undefined {
  if (!isMap(node)) return wrong(reading, node, 'oczekiwano pól „nazwa: wartość”');
  const found: Values = {};
  const nodes = new Map(
    (node as YAMLMap<Node, Node | null>).items.map(({ key, value }) => [nameIn(key), { key, value }]),
  );
  for (const [name, { key, value }] of nodes)
    if (!fields.has(name) && !extra.includes(name)) reading.fail(key ?? value, `nieznane pole „${name}”`);
  for (const name of extra) {
    const own = nodes.get(name)?.value;
    if (isScalar(own) && typeof own.value === 'string') found[name] = own.value;
    else reading.fail(own ?? node, `brak pola „${name}”`);
  }
  for (const [name, field] of fields) {
    const own = nodes.get(name);
    if (own === undefined) {
      if (field.isRequired && field.derived === null) reading.fail(node, `brak pola „${name}”`);
      continue;
    }
    const value = valueFromFile(
      field.shape,
      own.value,
      {
        ...reading,
        fail: (at, text) => reading.fail(at ?? own.key, at === own.value || at == null ? `${name}: ${text}` : text),
      },
      found,
    );
    if (value !== undefined) found[name] = value;
  }
  return found;
}

function checkedList(
  shape: Shape & { kind: 'list' },
  node: unknown,
  reading: Reading,
  around: Values,
): Json[] | undefined {
  if (!isSeq(node)) return wrong(reading, node, 'oczekiwano listy');
  const { length } = node.items;
  if (length > shape.max) reading.fail(node, `pozycji może być najwyżej ${shape.max}, a jest ${length}`);
  return node.items.map((one) => valueFromFile(shape.item, one, reading, around) ?? null);
}

function checkedReference(
  shape: Shape & { kind: 'reference' },
  node: unknown,
  reading: Reading,
  around: Values,
): Json | undefined {
  const target = targetOf(shape.target, around);
  const key = isSeq(node) ? node.items.map(nameIn) : isScalar(node) ? [String(node.value)] : [];
  if (target === undefined || key.length === 0) return wrong(reading, node, 'oczekiwano nazwy albo listy nazw');
  reading.refer(node, target, key);
  return key.length === 1 ? (key[0] ?? '') : key;
}

function checkedFile(node: unknown, reading: Reading): Json | undefined {
  if (!isMap(node)) return wrong(reading, node, 'oczekiwano pól „file” i „name”');
  const allowed = ['file', 'name', 'crop', 'width'];
  for (const { key } of node.items)
    if (!allowed.includes(nameIn(key))) reading.fail(key, `nieznane pole „${nameIn(key)}”`);
  const path = node.get('file');
  if (typeof path !== 'string') return wrong(reading, node, 'brak pola „file”');
  const file = reading.file(path);
  if ('refusal' in file) return wrong(reading, node, file.refusal);
  const given = node.get('name');
  const name = composed(typeof given === 'string' ? given : (path.split('/').at(-1) ?? path));
  const refusal = /[\\/]/.test(name) ? 'nazwa pliku nie może mieć ukośnika' : nameRefusal(name);
  if (refusal !== null) return wrong(reading, node, `name: ${refusal}`);
  const crop = node.get('crop');
  if (crop !== undefined && crop !== null && !isMap(crop)) return wrong(reading, node, 'crop: oczekiwano pól');
  const width = node.get('width');
  if (width !== undefined && !Number.isInteger(width)) return wrong(reading, node, 'width: oczekiwano liczby pikseli');
  return {
    file: file.name,
    name,
    ...(isMap(crop) ? { crop: crop.toJSON() as Values } : {}),
    ...(typeof width === 'number' ? { width } : {}),
  };
}

function checkedScalar(schema: Schema, node: unknown, reading: Reading): Json | undefined {
  if (!isScalar(node)) return wrong(reading, node, 'oczekiwano jednej wartości');
  // as the office keeps it
  const value = typeof node.value === 'string' ? composed(node.value) : (node.value as Json);
  const names = namesOf(schema);
  if (names !== null) {
    const known = names.map(([name]) => name);
    return known.includes(String(value))
      ? value
      : wrong(reading, node, `„${value}” nie jest żadną z wartości: ${known.join(', ')}`);
  }
  const message = fault(schema, value);
  return message === null ? value : wrong(reading, node, message);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'tekst',
  integer: 'liczbę całkowitą',
  number: 'liczbę',
  boolean: 'true albo false',
};

function fault(schema: Schema, value: Json): string | null {
  const type = [schema.type].flat().find((one) => one !== 'null');
  const isRight = type === 'integer' ? Number.isInteger(value) : type === undefined || typeof value === type;
  if (!isRight) return `oczekiwano: ${typeNames[String(type)] ?? type}`;
  if (typeof value === 'number') {
    if (typeof schema.minimum === 'number' && value < schema.minimum) return `najmniej ${schema.minimum}`;
    if (typeof schema.maximum === 'number' && value > schema.maximum) return `najwyżej ${schema.maximum}`;
  }
  if (typeof value === 'string') {
    if (typeof schema.maxLength === 'number' && [...value].length > schema.maxLength)
      return `tekst może mieć najwyżej ${schema.maxLength} znaków`;
    if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value))
      return `„${value}” ma niewłaściwą postać`;
    if (schema.format === 'date-time' && Number.isNaN(Date.parse(value))) return `„${value}” nie jest datą z godziną`;
  }
  return null;
}
