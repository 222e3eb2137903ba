// The configuration of the office that the command is signed in to, as files have it; each resource is read once.
import path from 'node:path';
import type { Json } from '@redakcja/generated/contract';
import { articleIdOf, articleKeyOf } from '../../shared/article-keys.ts';
import { Refusal } from '../../shared/bulk/refusal.ts';
import { downloadFile } from '../../shared/requests/download.ts';
import { fileNameOf, hashOf } from '../folder/stored-files.ts';
import { type Names, valueFromAnswer } from '../values/value-from-answer.ts';
import type { Values } from '../values/values.ts';
import type { OtherRecords } from './adapter.ts';
import { adapterOf } from './adapter-of.ts';
import { call, read, rowsOf } from './operation-calls.ts';
import {
  type ConfigRecord,
  inFileOrder,
  keyId,
  keyOfRecord,
  keyText,
  type Resource,
  resourceOf,
  writtenKey,
} from './resources.ts';

export class Office implements Names, OtherRecords {
  readonly #records = new Map<string, Promise<ConfigRecord[]>>();
  readonly #articles = new Map<number, Promise<Json>>();
  readonly #keep: (name: string, content: Buffer) => void;
  /** Numbers of the files of this server, by what a file says about them. */
  readonly uploads = new Map<string, number>();

  /** @param keep gets each file that a record names, by its name in an export; contents are not kept here, since they could fill the memory */
  constructor(keep: (name: string, content: Buffer) => void = () => {}) {
    this.#keep = keep;
  }

  records(resource: Resource): Promise<ConfigRecord[]> {
    const kept = this.#records.get(resource.name) ?? this.#read(resource);
    this.#records.set(resource.name, kept);
    return kept;
  }

  /** Records were added. A change or a removal keeps the identifiers of the others, and is made on a record that is read anew. */
  forget(name: string): void {
    // most records have one for each language
    if (name === 'languages') this.#records.clear();
    this.#records.delete(name);
  }

  async #read(resource: Resource): Promise<ConfigRecord[]> {
    const adapter = adapterOf(resource);
    if (adapter !== null) return adapter.records(this);
    const records: ConfigRecord[] = [];
    for await (const { id, values } of this.#answers(resource)) records.push(await this.record(resource, id, values));
    return inFileOrder(resource, records);
  }

  async record(resource: Resource, id: number | string | null, values: Values): Promise<ConfigRecord> {
    const written = (await valueFromAnswer(resource.shape, values, this)) ?? null;
    const value = resource.sortBy === undefined ? written : sortedBy(resource.sortBy, written);
    const fields = value as Values;
    const key =
      resource.layout === 'languages'
        ? [String(await this.#languageCode(id))]
        : keyOfRecord(resource, { ...values, ...fields });
    const shown = resource.layout === 'records' ? { ...ownKey(resource, values, fields), ...fields } : value;
    return { key, value: shown, id, isSystem: values.isSystem === true || values.isDefault === true };
  }

  async *#answers(resource: Resource): AsyncGenerator<{ id: number | string | null; values: Values }> {
    if (resource.layout === 'single') yield { id: null, values: (await read(resource.read)).data };
    if (resource.layout === 'languages')
      for (const id of await this.#languageIds(resource)) yield { id, values: (await read(resource.read, id)).data };
    if (resource.layout !== 'records') return;
    for await (const row of this.#rows(resource)) {
      if (Object.entries(resource.skip ?? {}).some(([name, value]) => row[name] === value)) continue;
      const id = Number(row.id);
      yield { id, values: resource.isWholeInList ? row : await call<Values>(resource.read, { path: id }) };
    }
  }

  async *#rows({ list, isListedByLanguage }: Resource): AsyncGenerator<Values> {
    if (!isListedByLanguage) {
      yield* rowsOf(list);
      return;
    }
    for (const { key } of await this.records(resourceOf('languages'))) yield* rowsOf(list, { lang: key[0] ?? '' });
  }

  /** Headers are found by the number of their language, the others by its code. */
  async #languageIds(resource: Resource): Promise<(number | string)[]> {
    const languages = await this.records(resourceOf('languages'));
    return languages.map(({ key, id }) => (resource.pathBy === 'id' ? Number(id) : (key[0] ?? '')));
  }

  async #languageCode(id: number | string | null): Promise<string> {
    if (typeof id !== 'number') return String(id);
    return String(await this.keyOf('languages', id));
  }

  async keyOf(target: string, id: number): Promise<Json> {
    if (target === 'articles') {
      const kept = this.#articles.get(id) ?? articleKeyOf(id);
      this.#articles.set(id, kept);
      return kept;
    }
    const found = (await this.records(resourceOf(target))).find((one) => one.id === id);
    return found === undefined ? null : writtenKey(found.key);
  }

  /** @throws Refusal when the office has no such record */
  async idOf(target: string, key: readonly string[]): Promise<number> {
    const id = target === 'articles' ? await articleIdOf(key) : await this.#idAmong(target, key);
    if (id === undefined) throw new Refusal(`Nie ma pozycji „${keyText(key)}” (${target})`);
    return id;
  }

  async #idAmong(target: string, key: readonly string[]): Promise<number | undefined> {
    const resource = resourceOf(target);
    const found = (await this.records(resource)).find((one) => keyId(one.key, resource) === keyId(key, resource));
    return found === undefined ? undefined : Number(found.id);
  }

  async fileOf(stored: Values): Promise<Json> {
    const { path: own, originalPath, fileName, cropData, width, id, fileId } = stored;
    const address = String(originalPath ?? own);
    // flags that come with the product
    if (!address.includes('?key=')) return null;
    const { content, extension } = await downloadFile(address);
    const name = address === own ? String(fileName) : nameOfOriginal(String(fileName), extension);
    const file = fileNameOf(hashOf(content), name);
    this.#keep(file, content);
    const value: Values = { file, name };
    if (cropData) {
      const { unit = 'px', x = 0, y = 0, width: cropWidth = 0, height = 0 } = cropData as Values;
      value.crop = { unit, x, y, width: cropWidth, height };
    }
    // pictures of a set share a width, so that each has one of its own
    if (typeof width === 'number') value.width = width;
    this.uploads.set(JSON.stringify(value), Number(id ?? fileId));
    return value;
  }
}

/** A cut has the name of its original, but not the kind: of a BMP, a GIF and a drawing it is a PNG. */
const nameOfOriginal = (name: string, extension: string): string =>
  extension === '' ? name : `${path.parse(name).name}${extension}`;

const sortedBy = (name: string, value: Json): Json =>
  [...(value as Values[])].sort((a, b) => (String(a[name]) < String(b[name]) ? -1 : 1));

/** Fields of the key that a record answers and its input does not take, such as the name of a parameter. */
function ownKey({ key }: Resource, values: Values, fields: Values): Values {
  return Object.fromEntries(key.filter((name) => !(name in fields)).map((name) => [name, values[name] ?? null]));
}
