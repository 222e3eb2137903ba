// Reads an export and checks all of it: the head, every file, and what records refer to. The first mistakes are reported with file and line.
import { isMap, isScalar, isSeq } from 'yaml';
import { Refusal } from '../shared/bulk/refusal.ts';
import { CommandError, exitCodes } from '../shared/exit-codes.ts';
import { readYaml } from '../shared/yaml-file.ts';
import { contentOf, formatVersion, headFile, readText } from './export-folder.ts';
import { type ReadRecord, recordsIn } from './file-of-resource.ts';
import type { Office } from './office.ts';
import { type ConfigRecord, keyText, resources, sorted } from './resources.ts';
import { fileNameOf } from './stored-files.ts';

export interface Export {
  /** In the order in which they are written. */
  resources: ReadonlyMap<string, readonly ConfigRecord[]>;
  /** Paths in the folder of the files that records name, by their names in an export. */
  paths: ReadonlyMap<string, string>;
}

const maxMessages = 20;

interface Reference {
  place: string;
  target: string;
  key: readonly string[];
}

/** @param office where references are looked up */
export async function readFolder(folder: string, office: Pick<Office, 'idOf'>): Promise<Export> {
  const faults: string[] = [];
  const references: Reference[] = [];
  const paths = new Map<string, string>();
  const found = new Map<string, readonly ConfigRecord[]>();
  const names = namesIn(folder);
  for (const resource of resources.filter(({ name }) => names.includes(name))) {
    const fileName = `${resource.name}.yaml`;
    const yaml = readYaml(readText(folder, fileName));
    const place = (node: unknown) => `${fileName}, wiersz ${yaml.lineOf(node as never)}`;
    if (yaml.fault !== null) {
      faults.push(`${fileName}, wiersz ${yaml.fault.line}: ${yaml.fault.message}`);
      continue;
    }
    const records = recordsIn(resource, yaml, {
      fail: (node, message) => faults.push(`${place(node)}: ${message}`),
      failAt: (line, message) => faults.push(`${fileName}, wiersz ${line}: ${message}`),
      refer: (node, target, key) => references.push({ place: place(node), target, key }),
      file: (name) => {
        const content = contentOf(folder, name);
        if (content === undefined) return undefined;
        const own = fileNameOf(content, name);
        paths.set(own, name);
        return own;
      },
    });
    const own = records.map(asRecord);
    // an order of its own is kept
    found.set(resource.name, resource.adapter === undefined ? sorted(own) : own);
  }
  if (faults.length === 0) faults.push(...(await missing(references, found, office)));
  if (faults.length > 0) throw new CommandError(messageOf(folder, faults), exitCodes.usage);
  return { resources: found, paths };
}

const asRecord = (record: ReadRecord): ConfigRecord => ({ ...record, id: null, isSystem: false });

function messageOf(folder: string, faults: readonly string[]): string {
  const rest = faults.length - maxMessages;
  return [
    `Katalog ${folder} ma błędy, niczego nie zmieniono:`,
    ...faults.slice(0, maxMessages).map((one) => `  ${one}`),
    ...(rest > 0 ? [`  … i jeszcze ${rest}`] : []),
  ].join('\n');
}

/** Names of the resources in the export. */
function namesIn(folder: string): string[] {
  const { root, fault, lineOf } = readYaml(readText(folder, headFile));
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
    if (isScalar(key) && !['format', 'resources'].includes(String(key.value)))
      throw bad(key, `nieznane pole „${key.value}”`);
  const list = root.get('resources');
  if (!isSeq(list)) throw bad(root, 'brak pola „resources”');
  return list.items.map((one) => {
    const name = isScalar(one) ? String(one.value) : '';
    if (!resources.some((resource) => resource.name === name)) throw bad(one, `nieznany zasób „${name}”`);
    return name;
  });
}

/** References to what neither the export nor the office has. */
async function missing(
  references: readonly Reference[],
  found: ReadonlyMap<string, readonly ConfigRecord[]>,
  office: Pick<Office, 'idOf'>,
): Promise<string[]> {
  const messages: string[] = [];
  const known = new Map<string, Promise<boolean>>();
  const isKnown = async ({ target, key }: Reference) => {
    if (found.get(target)?.some((one) => keyText(one.key) === keyText(key))) return true;
    return office.idOf(target, key).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  };
  for (const reference of references) {
    const name = `${reference.target}\n${keyText(reference.key)}`;
    const answer = known.get(name) ?? isKnown(reference);
    known.set(name, answer);
    if (!(await answer))
      messages.push(
        `${reference.place}: nie ma pozycji „${keyText(reference.key)}” (${reference.target}), ani w plikach, ani w urzędzie`,
      );
  }
  return messages;
}
