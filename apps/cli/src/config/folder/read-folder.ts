// Reads an export and checks all of it: the head, every file, and what records refer to. The first mistakes are reported with file and line.
import { statSync } from 'node:fs';
import { isMap, isScalar, isSeq } from 'yaml';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { readYaml } from '../../shared/output/yaml-file.ts';
import type { Office } from '../office/office.ts';
import { type ConfigRecord, inFileOrder, type ReadRecord, type Resource, resources } from '../office/resources.ts';
import { knownIn, type LeftOut, type Reference } from '../plan/known-references.ts';
import { formatVersion, headFile, namedFile, readText } from './export-folder.ts';
import { recordsIn } from './file-of-resource.ts';
import { fileNameOf, hashOfFile } from './stored-files.ts';

export interface Export {
  /** In the order in which they are written. */
  resources: ReadonlyMap<string, readonly ConfigRecord[]>;
  /** Paths in the folder of the files that records name, by their names in an export. */
  paths: ReadonlyMap<string, string>;
  /** What cannot be brought to the office. */
  leftOut: LeftOut;
}

const maxMessages = 20;

export interface ReadOptions {
  /** Leave out what leads to missing articles and system records, in place of refusing the folder. */
  skipMissingLinks: boolean;
}

/** @param office where references are looked up */
export async function readFolder(
  folder: string,
  office: Pick<Office, 'idOf' | 'records'>,
  { skipMissingLinks }: ReadOptions,
): Promise<Export> {
  const faults: string[] = [];
  const references: Reference[] = [];
  const paths = new Map<string, string>();
  const read = new Map<Resource, readonly ReadRecord[]>();
  const names = await namesIn(folder);
  for (const resource of resources.filter(({ name }) => names.includes(name))) {
    const fileName = `${resource.name}.yaml`;
    const yaml = readYaml(await readText(folder, fileName));
    const place = (node: unknown) => `${fileName}, wiersz ${yaml.lineOf(node as never)}`;
    if (yaml.fault !== null) {
      faults.push(`${fileName}, wiersz ${yaml.fault.line}: ${yaml.fault.message}`);
      continue;
    }
    if (yaml.root === null || (isScalar(yaml.root) && yaml.root.value === null)) {
      // with --prune it would empty the office
      faults.push(
        `${fileName}: plik nie ma danych. Pustą listę zapisz jako [] albo usuń „${resource.name}” z ${headFile} i popraw w nim „count”`,
      );
      continue;
    }
    const records = recordsIn(resource, yaml, {
      fail: (node, message) => faults.push(`${place(node)}: ${message}`),
      failAt: (line, message) => faults.push(`${fileName}, wiersz ${line}: ${message}`),
      refer: (node, target, key) => references.push({ place: place(node), target, key }),
      file: (name) => {
        const found = namedFile(folder, name);
        if ('refusal' in found) return found;
        const own = fileNameOf(hashOfFile(found.file), name);
        paths.set(own, name);
        return { name: own };
      },
    });
    read.set(resource, numbered(resource, records));
  }
  if (faults.length > 0) throw new CommandError(messageOf(folder, faults), exitCodes.usage);
  const { found, leftOut, unknown } = await knownIn(office, read, references, skipMissingLinks);
  if (unknown.length > 0) throw new CommandError(messageOf(folder, unknown), exitCodes.usage);
  return { resources: new Map([...found].map(([one, records]) => [one.name, recordsOf(records)])), paths, leftOut };
}

const recordsOf = (records: readonly ReadRecord[]): readonly ConfigRecord[] =>
  records.map((record) => ({ ...record, id: null }));

/** Adapters number their records themselves. */
const numbered = (resource: Resource, records: readonly ReadRecord[]): readonly ReadRecord[] =>
  resource.adapter === undefined ? inFileOrder(resource, records) : records;

function messageOf(folder: string, faults: readonly string[]): string {
  const rest = faults.length - maxMessages;
  return [
    `Katalog ${folder} ma błędy, niczego nie zmieniono:`,
    ...faults.slice(0, maxMessages).map((one) => `  ${one}`),
    ...(rest > 0 ? [`  … i jeszcze ${rest}`] : []),
  ].join('\n');
}

/** Names of the resources in the export. */
async function namesIn(folder: string): Promise<string[]> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new CommandError(`${folder} nie jest katalogiem`, exitCodes.usage);
  const { root, fault, lineOf } = readYaml(await readText(folder, headFile));
  const bad = (node: unknown, message: string) =>
    new CommandError(`${headFile}, wiersz ${lineOf(node as never)}: ${message}`, exitCodes.usage);
  if (fault !== null) throw new CommandError(`${headFile}, wiersz ${fault.line}: ${fault.message}`, exitCodes.usage);
  if (!isMap(root)) throw bad(root, 'oczekiwano pól „format” i „resources”');
  const format = root.get('format');
  if (typeof format !== 'number') throw bad(root, 'brak pola „format”');
  if (format > formatVersion)
    throw bad(
      root.get('format', true),
      `eksport ma format ${format}, a ten program zna formaty do ${formatVersion}. Zainstaluj nowszą wersję bip`,
    );
  for (const { key } of root.items)
    if (isScalar(key) && !['format', 'count', 'resources'].includes(String(key.value)))
      throw bad(key, `nieznane pole „${key.value}”`);
  const list = root.get('resources');
  if (!isSeq(list)) throw bad(root, 'brak pola „resources”');
  const names = list.items.map((one) => {
    const name = isScalar(one) ? String(one.value) : '';
    if (!resources.some((resource) => resource.name === name)) throw bad(one, `nieznany zasób „${name}”`);
    return name;
  });
  // an export of an older program has no count
  const count = root.get('count') ?? names.length;
  if (count === names.length) return names;
  const missing = resources.flatMap(({ name }) => (names.includes(name) ? [] : [name]));
  throw bad(
    root.get('count', true),
    `pole „count” mówi o ${count} zasobach, a „resources” wymienia ${names.length}. Nie ma w nim: ${missing.join(', ') || 'niczego'}. Uzupełnij listę albo popraw liczbę`,
  );
}
